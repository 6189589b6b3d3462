import { z } from "zod";
import { SITEMAP_RESOURCES } from "./sitemap-query.ts";
import { dateTime } from "./storefront-api.ts";
import type { StorefrontClient } from "./storefront-client.ts";

/**
 * When each published article (of all the store's blogs) or page was last changed, as UTC ISO by
 * handle. A handle that two blogs share is left out: nothing says which of both a date belongs to.
 * @throws {StorefrontError} as the client does
 */
export async function readChangeDates(
  storefront: StorefrontClient,
  type: "ARTICLE" | "PAGE",
): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  const shared = new Set<string>();
  for (let page = 1, hasNextPage = true; hasNextPage; page += 1) {
    const { sitemap } = await storefront.query(SITEMAP_RESOURCES, { type, page }, sitemapAnswer);
    for (const { handle, updatedAt } of sitemap.resources?.items ?? []) {
      if (dates.has(handle)) shared.add(handle);
      dates.set(handle, updatedAt);
    }
    hasNextPage = sitemap.resources?.hasNextPage ?? false;
  }
  for (const handle of shared) dates.delete(handle);
  return dates;
}

const sitemapAnswer = z.object({
  sitemap: z.object({
    resources: z
      .object({
        hasNextPage: z.boolean(),
        items: z.array(
          z.object({
            handle: z.string(),
            updatedAt: dateTime,
          }),
        ),
      })
      .nullable(),
  }),
});
