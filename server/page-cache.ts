import { LRUCache } from "lru-cache";
import type { FinishedPage } from "./finished-page.ts";

/** How a page was come by; `stale` is one served past its time, or while the store fails. */
export type CacheOutcome = "hit" | "stale" | "miss";

/** A page to send, and how it was come by. */
export type CachedPage = { page: FinishedPage; outcome: CacheOutcome };

/** Finished pages by address: path and known query parameters. */
export type PageCache = {
  /** The page, if it can be sent at once; begins its renewal when that is due. */
  ready(address: string): CachedPage | undefined;
  /** The page, made now: rendered once, however many ask at the same time. Never fails. */
  make(address: string): Promise<CachedPage>;
  /** From now on every page is made anew before it is served, unless that fails or takes too long. */
  expire(): void;
  /** Bytes held. */
  size(): number;
  /** Pages held. */
  entries(): number;
};

/**
 * Keeps pages as their `Cache-Control` says: fresh for `s-maxage`, served while they are renewed for
 * `stale-while-revalidate`, and in place of a failure for `stale-if-error`. Good pages are kept apart
 * from the same pages under other addresses, and from what a stranger can make up (addresses that lead
 * nowhere, searches), so that a flood of those pushes none of them out.
 * @param render makes the page of an address, given how it was before; never throws
 * @param storeFails whether the store's last answer was none: pages rendered then replace no others
 * @param now milliseconds on a steady clock
 * @param wait resolves after so many milliseconds
 * @param maxBytes memory for good pages; on top an eighth of it for those under other addresses, and a
 * sixteenth for what is made up
 */
export function createPageCache({
  render,
  storeFails,
  now,
  wait,
  maxBytes,
}: {
  render: (address: string, older: FinishedPage | undefined) => Promise<FinishedPage>;
  storeFails: () => boolean;
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  maxBytes: number;
}): PageCache {
  const weigh = {
    sizeCalculation: ({ page }: Kept, address: string) => page.size + address.length,
  };
  const keepUpTo = (maxSize: number) => new LRUCache<string, Kept>({ maxSize, ...weigh });
  const good = keepUpTo(maxBytes);
  const aliases = keepUpTo(Math.ceil(maxBytes / 8));
  const doubtful = keepUpTo(Math.ceil(maxBytes / 16));
  const all = [good, aliases, doubtful];
  const underWay = new Map<string, Promise<FinishedPage>>();
  // Counts the times that all was expired; a page of an earlier count is not served as it is.
  let generation = 0;

  const find = (address: string) =>
    good.get(address) ?? aliases.get(address) ?? doubtful.get(address);
  const placeOf = (address: string, { status, canonicalPath }: FinishedPage) => {
    if (status !== 200) return doubtful;
    // An article's own address may have escapes, of letters that are not Latin.
    if (canonicalPath === address.replace(/\.data$/, "")) return good;
    if (!ONE_OF_OURS.test(address)) return doubtful;
    return canonicalPath === undefined ? good : aliases;
  };

  const renew = (address: string): Promise<FinishedPage> => {
    const running = underWay.get(address);
    if (running) return running;
    const work = renderAndKeep(address).finally(() => {
      if (underWay.get(address) === work) underWay.delete(address);
    });
    underWay.set(address, work);
    return work;
  };

  const renderAndKeep = async (address: string): Promise<FinishedPage> => {
    const begun = { at: now(), generation };
    const page = await render(address, find(address)?.page);
    const known = find(address);
    if (known && now() < known.keptUntil && (page.status >= 500 || storeFails())) {
      known.generation = begun.generation;
      known.nextTry = now() + PAUSE_AFTER_FAILURE;
      known.servedStaleUntil = known.keptUntil;
    } else {
      for (const cache of all) cache.delete(address);
      if (page.lifetime.fresh > 0) placeOf(address, page).set(address, keep(page, begun));
    }
    return page;
  };

  return {
    ready(address) {
      const kept = find(address);
      const time = now();
      if (!kept || kept.generation !== generation) return undefined;
      if (time >= kept.servedStaleUntil) return undefined;
      if (time >= kept.nextTry) void renew(address);
      const isFresh = time < kept.freshUntil && !storeFails();
      return { page: kept.page, outcome: isFresh ? "hit" : "stale" };
    },
    async make(address) {
      const older = find(address);
      const begun = generation;
      const renewal = renew(address);
      if (!older || now() >= older.keptUntil) return { page: await renewal, outcome: "miss" };
      const page = await Promise.race([renewal, wait(PATIENCE)]);
      if (page && find(address) !== older) return { page, outcome: "miss" };
      if (!page) {
        // For the others, until the renewal is done.
        older.generation = begun;
        older.freshUntil = now();
        older.servedStaleUntil = older.keptUntil;
      }
      return { page: older.page, outcome: "stale" };
    },
    expire() {
      generation += 1;
      // What is being rendered may be of before; those who ask from now on wait for another.
      underWay.clear();
    },
    size: () => all.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
    entries: () => all.reduce((sum, { size }) => sum + size, 0),
  };
}

/**
 * The one spelling of a page's path. Others (`/a/../blog`, `/%62log`, `/blog#1`), and what is asked of
 * the API, can be made up without end and still be answered with 200.
 */
const ONE_OF_OURS = /^(?!\/api\/)\/([a-z0-9_-]+([./][a-z0-9_-]+)*)?$/;

/** Milliseconds that readers wait for a new page where there is an older one. */
const PATIENCE = 3_000;

/** Milliseconds for which a page that could not be renewed is left alone. */
const PAUSE_AFTER_FAILURE = 10_000;

/** A page with its times, in milliseconds on the clock of `now`. */
type Kept = {
  page: FinishedPage;
  generation: number;
  freshUntil: number;
  /** When it is to be renewed. */
  nextTry: number;
  servedStaleUntil: number;
  keptUntil: number;
};

function keep(page: FinishedPage, made: { at: number; generation: number }): Kept {
  const { fresh, staleWhileRevalidate, staleIfError } = page.lifetime;
  const freshUntil = made.at + fresh;
  return {
    page,
    generation: made.generation,
    freshUntil,
    nextTry: freshUntil,
    servedStaleUntil: freshUntil + staleWhileRevalidate,
    keptUntil: freshUntil + Math.max(staleWhileRevalidate, staleIfError),
  };
}
