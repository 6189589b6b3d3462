import type { SiteBuild } from "./app.ts";

/** Whether an address may be one of the desk. What else React Router would take for it ("/%64esk") is not. */
export const isDeskPath = (path: string): boolean =>
  /^\/desk(?:\/|$)/.test(path) && !path.endsWith(".data");

/**
 * React Router's build in two: the site, in which there is nothing of the desk, and the desk, with a document and a
 * way of rendering of its own. So a page of the site has nothing to do with it, and an address of the desk can't be
 * reached but through the desk's part.
 */
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
