import type { ServerBuild } from "react-router";
import type { routerContext } from "./router-context.ts";

/** React Router's build with our own entry.server.tsx. */
export type SiteBuild = ServerBuild & {
  /** A key of a context is known by identity, and a server that runs from the sources has another copy of it. */
  routerContext: typeof routerContext;
  entry: { module: typeof import("../app/entry.server.tsx") };
};
