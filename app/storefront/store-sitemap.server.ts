import type { Logger } from "pino";
import { z } from "zod";
import { readPages } from "./paging.server.ts";
import { SITEMAP_RESOURCES } from "./sitemap-query.ts";
import { dateTime, shortText, storeList } from "./storefront-api.ts";
import type { StorefrontClient } from "./storefront-client.server.ts";

/** UTC ISO by handle. A handle in two blogs is left out: the sitemap does not tell them apart. */
export async function readChangeDates(
  storefront: StorefrontClient,
  type: "ARTICLE" | "PAGE",
  log: Pick<Logger, "warn">,
): Promise<Map<string, string>> {
  const { items } = await readPages(
    `sitemap of type ${type}`,
    async (cursor) => {
      const page = Number(cursor ?? 1);
      const { sitemap } = await storefront.query(SITEMAP_RESOURCES, { type, page }, sitemapAnswer);
      const { items = [], hasNextPage = false } = sitemap.resources ?? {};
      return { items, hasNextPage, next: String(page + 1) };
    },
    log,
  );
  const dates = new Map<string, string>();
  const shared = new Set<string>();
  for (const item of items) {
    if (!item) continue;
    if (dates.has(item.handle)) shared.add(item.handle);
    dates.set(item.handle, item.updatedAt);
  }
  for (const handle of shared) dates.delete(handle);
  return dates;
}

const sitemapAnswer = z.object({
  sitemap: z.object({
    resources: z
      .object({
        hasNextPage: z.boolean(),
        items: storeList(
          z
            .object({
              handle: shortText,
              updatedAt: dateTime,
            })
            // One bad date must not spoil the list.
            .nullable()
            .catch(null),
        ),
      })
      .nullable(),
  }),
});
