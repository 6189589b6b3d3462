import { createContext } from "react-router";
import type { StoreCacheTally } from "#app/storefront/store-cache.server.ts";
import type { SteadyClock } from "./clock.ts";
import type { ListedRoute } from "./route-handle.server.ts";

export type ServerState = {
  name: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  now: SteadyClock;
  storeCache: StoreCacheTally;
  /** Null when the store does not give it. */
  storeVersion: () => string | null;
  problems: () => readonly LoggedProblem[];
  /** The pattern of a path's route, "/*" for none; undefined before there is an app. */
  routeOf?: (pathname: string) => string;
  /** None before there is an app. */
  listed: readonly ListedRoute[];
  /** Leaves out what tells of the reader, and everything before there is an app. */
  loggedPath: (url: string) => string;
  /** True for the path of a public file, in small letters. */
  isFile?: (path: string) => boolean;
  http?: {
    pageCache: { entries(): number; size(): number; expire(): void };
    /** Past the page cache. */
    ask: (path: string) => Promise<number>;
    /** In ms, of the last minute. */
    delays: () => readonly number[];
    slowPages: () => readonly SlowPage[];
  };
};

export const serverContext = createContext<ServerState>();

/** A warning or an error of the log. `at` is in ms since 1970. */
export type LoggedProblem = {
  at: number;
  level: "warning" | "error";
  message: string;
  cause: string | undefined;
  /** The id on the reader's screen. */
  errorId: string | undefined;
  path: string | undefined;
};

/** A route that was rendered lately, with its slowest page. `at` is in ms since 1970. */
export type SlowPage = {
  route: string;
  renders: number;
  /** In milliseconds. */
  median: number;
  slowest: number;
  /** Without the query. */
  path: string;
  at: number;
};
