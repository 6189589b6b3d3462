import { LRUCache } from "lru-cache";
import type { SteadyClock } from "#app/infra/clock.ts";
import type { FinishedPage } from "./finished-page.ts";

/** `stale`: past its time, or served because the store fails. */
export type CacheOutcome = "hit" | "stale" | "miss";

export type CachedPage = { page: FinishedPage; outcome: CacheOutcome };

/** Finished pages by address: the path with the query parameters that a page knows. */
export type PageCache = {
  /** Begins its renewal when that is due. */
  ready(address: string): CachedPage | undefined;
  /** Renders the page once for all who ask at the same time. Never fails. */
  make(address: string): Promise<CachedPage>;
  /** Renews each page before it is served, unless that fails or takes too long. */
  expire(): void;
  /** In bytes. */
  size(): number;
  entries(): number;
};

/**
 * Obeys `s-maxage`, `stale-while-revalidate` and `stale-if-error`. Other addresses of articles have a cache of their
 * own, and so have missing pages and searches, so that a flood of these pushes no good page out.
 * @param storeFails true: rendered pages replace no others
 * @param maxBytes for good pages; an eighth more for other addresses, a sixteenth for the rest
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
  now: SteadyClock;
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
  let generation = 0;

  const find = (address: string) =>
    good.get(address) ?? aliases.get(address) ?? doubtful.get(address);
  const placeOf = (address: string, { status, canonicalPath }: FinishedPage) => {
    if (status !== 200) return doubtful;
    // The address of an article in a script other than Latin has escapes.
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
      known.nextTry = now() + PAUSE_AFTER_FAILURE_MS;
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
        // Readers who come during the renewal get the older page.
        older.generation = begun;
        older.freshUntil = now();
        older.servedStaleUntil = older.keptUntil;
      }
      return { page: older.page, outcome: "stale" };
    },
    expire() {
      generation += 1;
      // A page that is rendered now may be from before the purge, so later readers must not wait for it.
      underWay.clear();
    },
    size: () => all.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
    entries: () => all.reduce((sum, { size }) => sum + size, 0),
  };
}

/** Strangers can make up other spellings that are answered with 200 (`/a/../blog`). */
const ONE_OF_OURS = /^(?!\/api\/)\/([a-z0-9_-]+([./][a-z0-9_-]+)*)?$/;

/** In ms, when there is an older page. */
const PATIENCE = 3_000;

const PAUSE_AFTER_FAILURE_MS = 10_000;

/** Times in milliseconds on the clock of `now`. */
type Kept = {
  page: FinishedPage;
  generation: number;
  freshUntil: number;
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
