import type { SlowPage } from "#app/infra/server-state.ts";

/** The slowest page of each route, for the desk, without the reader's words. */
type RecentRenders = {
  /** @param path as in the log @param at milliseconds since 1970 */
  note(path: string, milliseconds: number, at: number): void;
  /** Slowest first. */
  slowest(): SlowPage[];
};

/** @param routeOf gives the route's pattern of a path */
export function createRecentRenders(routeOf: (pathname: string) => string): RecentRenders {
  const renders: { path: string; milliseconds: number; at: number }[] = [];
  let next = 0;
  return {
    note(path, milliseconds, at) {
      renders[next] = { path: path.slice(0, LONGEST_PATH), milliseconds, at };
      next = (next + 1) % MOST;
    },
    slowest() {
      const byRoute = Map.groupBy(renders, ({ path }) => routeOf(path));
      return [...byRoute]
        .map(([route, own]): SlowPage => {
          const sorted = own.toSorted((a, b) => a.milliseconds - b.milliseconds);
          const { path = "", milliseconds = 0, at = 0 } = sorted.at(-1) ?? {};
          const median = sorted[Math.floor(sorted.length / 2)]?.milliseconds ?? 0;
          return { route, renders: own.length, median, slowest: milliseconds, path, at };
        })
        .sort((a, b) => b.slowest - a.slowest)
        .slice(0, SHOWN);
    },
  };
}

const MOST = 1_000;
const SHOWN = 15;
const LONGEST_PATH = 200;
