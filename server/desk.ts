import type { SiteBuild } from "./site-build.ts";

/** Other spellings that React Router would accept ("/%64esk") are not the desk's. */
export const isDeskPath = (path: string): boolean =>
  /^\/desk(?:\/|$)/.test(path) && !path.endsWith(".data");

/** An address of the desk is reached through the desk alone. */
export function splitDesk(build: SiteBuild): { site: SiteBuild; desk: SiteBuild } {
  const { module } = build.entry;
  const site = withRoutes(build, (id) => !isOfDesk(id));
  const desk = withRoutes(build, (id) => isOfDesk(id) || id === "root");
  const { root } = build.routes;
  return {
    site,
    desk: {
      ...desk,
      routes: { ...desk.routes, ...(root && { root: { ...root, module: module.deskDocument } }) },
      entry: { module: { ...module, default: module.renderDesk } },
    },
  };
}

const isOfDesk = (id: string) => id.startsWith("desk");

function withRoutes(build: SiteBuild, isWanted: (id: string) => boolean): SiteBuild {
  const pick = <Value>(from: Record<string, Value>) =>
    Object.fromEntries(Object.entries(from).filter(([id]) => isWanted(id)));
  const { routes, assets } = build;
  return { ...build, routes: pick(routes), assets: { ...assets, routes: pick(assets.routes) } };
}
