import { readFileSync } from "node:fs";
import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { build } from "../tests/support/built-app.ts";
import { createLoggedPath, secretStarts } from "./logged-path.ts";
import { routePaths } from "./route-paths.ts";

const routes: Record<string, RouteHandle> = {
  "blog/:slug": {},
  "diary/open/:token": { secret: true },
  "leave/:token?": { openToAll: true, secret: true },
};
const madeUp = {
  routes: Object.fromEntries(
    Object.entries(routes).map(([path, handle]) => [path, { id: path, path, module: { handle } }]),
  ),
} as unknown as ServerBuild;

test.each([
  ["/leave/me?a=b", "/leave/…"],
  ["/diary/open/me.data", "/diary/open/…"],
  ["//Diary//open/me", "//Diary//open/…"],
  ["/diary\\open\\me", "/diary\\open/…"],
  ["/x/../leave/me", "/x/../leave/…"],
  ["http://site.example/leave/me/too", "http://site.example/leave/…"],
  ["/leave", "/leave"],
  ["/blog/leave-me?q=me#me", "/blog/leave-me"],
  ["/diary/me", "/diary/me"],
])("%s is logged as %s", (url, logged) => {
  expect(createLoggedPath(madeUp)(url)).toBe(logged);
});

test("nginx leaves out the ends of the same paths as the servers", () => {
  const rule = `"~*^/(?<kind>${secretStarts(build).join("|")})/"  /$kind/…;`;
  expect(readFileSync("deploy/nginx.conf", "utf8")).toContain(rule);
});

test("each route with a token in its path is secret: whoever has a token may do what its owner may", () => {
  for (const { pattern, handle } of routePaths(build)) {
    if (/:token\b/.test(pattern)) expect(handle.secret, pattern).toBe(true);
  }
});
