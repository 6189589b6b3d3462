import { z } from "zod";
import { readPages } from "#app/storefront/paging.server.ts";
import { createStoreCache, type StoreCacheOptions } from "#app/storefront/store-cache.server.ts";
import { MAX_PAGE_SIZE, shortText, storeList } from "#app/storefront/storefront-api.ts";
import type { StorefrontClient } from "#app/storefront/storefront-client.server.ts";
import { plainPath } from "./plain-path.ts";
import { URL_REDIRECTS } from "./redirect-queries.ts";

export type RedirectTargets = ReadonlyMap<string, string>;

/** Up to 50,000, read at once, again after as many minutes as pages. Never throws; waits a second at most. */
export function createStoreRedirects(
  storefront: StorefrontClient,
  { wait, ...cache }: StoreCacheOptions & { wait: (milliseconds: number) => Promise<void> },
): () => Promise<RedirectTargets> {
  let last: { status: "ok"; targets: RedirectTargets; begunAt: number; pages: number } | undefined;
  const all = createStoreCache({ ...cache, max: 1 }, async () => {
    const begunAt = cache.now();
    const isFresh = last && begunAt < last.begunAt + last.pages * MINUTE;
    if (last && isFresh && last.begunAt >= cache.expiredAt()) return last;
    let pages = 0;
    const { items } = await readPages(
      ALL,
      async (after) => {
        pages += 1;
        const variables = { first: MAX_PAGE_SIZE, after };
        const { urlRedirects } = await storefront.query(URL_REDIRECTS, variables, redirectsAnswer);
        const { nodes, pageInfo } = urlRedirects;
        return { items: nodes, hasNextPage: pageInfo.hasNextPage, next: pageInfo.endCursor };
      },
      cache.log,
    );
    const targets = new Map(
      items.flatMap((item) => (item ? [[plainPath(item.path), item.target] as const] : [])),
    );
    last = { status: "ok", targets, begunAt, pages };
    return last;
  });

  return async () => {
    const answer = (await Promise.race([all.ask(ALL), wait(PATIENCE_MS)])) ?? all.peek(ALL);
    return answer?.status === "ok" ? answer.targets : NONE;
  };
}

const ALL = "URL redirects";
const NONE: RedirectTargets = new Map();
const MINUTE = 60_000;

const PATIENCE_MS = 1_000;

const redirectsAnswer = z.object({
  urlRedirects: z.object({
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: shortText.nullable() }),
    // One bad redirect must not spoil the list.
    nodes: storeList(z.object({ path: shortText, target: shortText }).nullable().catch(null)),
  }),
});
