import { matchRoutes, type ServerBuild } from "react-router";
import { handleOf, type ListedRoute, type RouteHandle } from "#app/infra/route-handle.server.ts";

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

type RoutePath = { pattern: string; module: RouteModule; handle: RouteHandle };

/** By the pattern of the whole path, such as `/blog/:slug`. @throws on a misspelled `handle` */
export function routePaths({ routes }: ServerBuild): RoutePath[] {
  const pathOf = (id: string | undefined): string => {
    const route = routes[id ?? ""];
    return route ? `${pathOf(route.parentId)}/${route.path ?? ""}` : "";
  };
  return Object.values(routes).flatMap((route) => {
    if (!route) return [];
    const path = pathOf(route.id)
      .replace(/\/+/g, "/")
      .replace(/(.)\/$/, "$1");
    return [{ pattern: path, module: route.module, handle: handleOf(route.module) }];
  });
}

/** Those that the sitemap lists. */
export function listedRoutes(build: ServerBuild): ListedRoute[] {
  return routePaths(build).flatMap(({ pattern, handle: { sitemap: section } }) =>
    section ? [{ pattern, section }] : [],
  );
}

/** "*" for a path without a route. */
export function createRouteOf(build: ServerBuild): (pathname: string) => string {
  const patterns = routePaths(build).map(({ pattern }) => pattern);
  const known = new Set(patterns);
  const branches = patterns.filter((pattern) => /[:*]/.test(pattern)).map((path) => ({ path }));
  return (pathname) => {
    const page = pathname.replace(/\.data$/, "");
    return known.has(page) ? page : (matchRoutes(branches, page)?.at(-1)?.route.path ?? "*");
  };
}
