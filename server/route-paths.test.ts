import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { createRouteOf, listedRoutes, routePaths } from "./route-paths.ts";

const routes: [id: string, parentId: string | undefined, path: string | undefined][] = [
  ["root", undefined, ""],
  ["layout", "root", undefined],
  ["home", "layout", undefined],
  ["blog", "layout", "blog"],
  ["article", "blog", ":slug"],
  ["new", "blog", "new"],
  ["list", "blog", undefined],
  ["rest", "layout", "files/*"],
];
const build = {
  routes: Object.fromEntries(
    routes.map(([id, parentId, path]) => [id, { id, parentId, path, module: { id } }]),
  ),
} as unknown as ServerBuild;

test("each route has the pattern of its whole path", () => {
  expect(routePaths(build).map(({ pattern, module }) => [Object(module).id, pattern])).toEqual([
    ["root", "/"],
    ["layout", "/"],
    ["home", "/"],
    ["blog", "/blog"],
    ["article", "/blog/:slug"],
    ["new", "/blog/new"],
    ["list", "/blog"],
    ["rest", "/files/*"],
  ]);
});

test("the sitemap lists the routes that say so", () => {
  const listed = { ...build.routes.new, module: { handle: { sitemap: "Tools" } } };
  const routes = { ...build.routes, new: listed } as unknown as ServerBuild["routes"];
  expect(listedRoutes({ ...build, routes })).toEqual([{ pattern: "/blog/new", section: "Tools" }]);
});

test.each([
  ["/", "/"],
  ["/blog", "/blog"],
  ["/blog.data", "/blog"],
  ["/blog/new", "/blog/new"],
  ["/blog/red-light", "/blog/:slug"],
  ["/blog/red-light.data", "/blog/:slug"],
  ["/files/a/b", "/files/*"],
  ["/blog.data/new", "*"],
  ["/BLOG", "*"],
  ["/nowhere", "*"],
])("%s is of the route %s", (path, pattern) => {
  expect(createRouteOf(build)(path)).toBe(pattern);
});
