import { createContext } from "react-router";
import { z } from "zod";
import { handleInWords } from "#app/storefront/handle.ts";
import {
  createStoreCache,
  type StoreCacheOptions,
  type Unavailable,
} from "#app/storefront/store-cache.server.ts";
import { readLongHtml } from "#app/storefront/store-html.server.ts";
import type { LinkRules } from "#app/storefront/store-links.server.ts";
import { readChangeDates } from "#app/storefront/store-sitemap.server.ts";
import { dateTime, shortText } from "#app/storefront/storefront-api.ts";
import type { StorefrontClient } from "#app/storefront/storefront-client.server.ts";
import { PAGE_HANDLES, type PublishedPage } from "./page.ts";
import { PAGE_BY_HANDLE } from "./page-query.ts";

/** The operator's pages in the store: About, Privacy and so on. Never throws. */
export type Pages = {
  get(handle: string): Promise<PageAnswer>;
  /** Published ones only, for the sitemap. */
  addresses(): Promise<{ status: "ok"; pages: PageAddress[] } | Unavailable>;
  /** `here`: the page is shown at a path of this site. */
  isPublished(handle: string): Promise<{ status: PageAnswer["status"]; here: boolean }>;
};

export const pagesContext = createContext<Pages>();

/** `updatedAt` is UTC ISO. */
type PageAddress = { handle: (typeof PAGE_HANDLES)[number]; updatedAt: string };

type PageAnswer = { status: "ok"; page: PublishedPage } | { status: "missing" } | Unavailable;

/** The pages that the operator published in the store, cached like articles. */
export function createPages({
  storefront,
  rules,
  cache,
}: {
  storefront: StorefrontClient;
  rules: LinkRules;
  cache: StoreCacheOptions;
}): Pages {
  const get = createStoreCache<PageAnswer>({ ...cache, max: 50 }, async (handle) => {
    const { page } = await storefront.query(PAGE_BY_HANDLE, { handle }, pageAnswer);
    if (!page) return { status: "missing" };
    const title = page.title.trim() || handleInWords(handle);
    const { seo } = page;
    const rulesHere = { ...rules, path: `/pages/${handle}` };
    const { text, headings } = await readLongHtml(page.body, rulesHere);
    return {
      status: "ok",
      page: {
        title,
        seoTitle: seo?.title?.trim() || title,
        description: (seo?.description?.trim() || page.bodySummary.trim()).slice(
          0,
          LONGEST_DESCRIPTION,
        ),
        updatedAt: page.updatedAt,
        sections: headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, text })),
        content: text,
      },
    };
  });
  const all = createStoreCache({ ...cache, max: 1 }, async () => ({
    status: "ok" as const,
    changed: await readChangeDates(storefront, "PAGE", cache.log),
  }));
  const askAll = () => all.ask("addresses of pages");
  return {
    get: get.ask,
    async addresses() {
      const answer = await askAll();
      if (answer.status !== "ok") return answer;
      const pages = PAGE_HANDLES.flatMap((handle) => {
        const updatedAt = answer.changed.get(handle);
        return updatedAt ? [{ handle, updatedAt }] : [];
      });
      return { status: answer.status, pages };
    },
    async isPublished(handle) {
      if (PAGE_HANDLES.some((one) => one === handle)) {
        return { status: (await get.ask(handle)).status, here: true };
      }
      const answer = await askAll();
      if (answer.status !== "ok") return { status: answer.status, here: false };
      return { status: answer.changed.has(handle) ? "ok" : "missing", here: false };
    },
  };
}

/** In characters. Search engines show some 160. */
const LONGEST_DESCRIPTION = 1_000;

const pageAnswer = z.object({
  page: z
    .object({
      title: shortText,
      body: z.string(),
      bodySummary: z.string(),
      updatedAt: dateTime.nullable().catch(null),
      // Optional: a page works without it.
      seo: z
        .object({ title: shortText.nullish(), description: z.string().nullish() })
        .nullish()
        .catch(null),
    })
    .nullable(),
});
