import { readFileSync } from "node:fs";
import * as reactRouter from "react-router";
import { expect, test } from "vitest";
import { build, openSite } from "../support/built-app.ts";

/**
 * What docs/architecture.md names as React Router's insides, apart from what only a browser shows: that is in
 * tests/browser/scrolling.spec.ts and failing-page.spec.ts. After an update each message says what to change.
 */

test("the browser's list of routes is a file with JSON in it", () => {
  const message =
    'react-router.config.ts takes the desk\'s routes out of build/client/assets/manifest-*.js after the build. The file is gone or has another form. Documented is only that routeDiscovery { mode: "initial" } sends the list of all routes with a page: find where a page now loads it from, and change `buildEnd`.';
  const file = `build/client${build.assets.url}`;
  expect(build.assets.url, message).toMatch(/^\/assets\/manifest-/);
  const manifest = /^[^{]*(\{.*\})[^}]*$/s.exec(readFileSync(file, "utf8"))?.[1] ?? "{}";
  const { routes = {} } = JSON.parse(manifest);
  expect(Object.keys(routes), message).toContain("root");
  expect(
    Object.keys(routes).filter((id) => id.startsWith("desk")),
    message,
  ).toEqual([]);
});

test("the contexts of the router are exported", () => {
  const message =
    "app/frame/offline-links.ts reads from this context whether the code of a page has been loaded. Documented is only matchRoutes: if there is no other way, say to a reader who is offline at every link that the page can't be loaded.";
  expect(reactRouter.UNSAFE_DataRouterContext, message).toHaveProperty("Provider");
  expect(reactRouter.UNSAFE_FrameworkContext, message).toHaveProperty("Provider");
});

test("a page's data is at its path with .data, without what only its HTML has", async () => {
  const message =
    "A navigation is told by its address of data: in app/ by ui/static-html.server.tsx, redirects/canonical-path.ts and webinar/webinar.route.tsx, in server/ by app.ts, desk.ts, route-paths.ts, search-note.ts, cache/ and guards/write-guard.ts. `_routes` is in app/benefits/answer/answer.route.tsx. Documented is that a route's loader is asked over the network: look in the browser at which address, and change them all.";
  const get = openSite();
  const page = await (await get("/privacy")).text();
  const answer = await get("/privacy.data");
  expect([answer.status, (await get("/_.data")).status], message).toEqual([200, 200]);
  const sentence = /<p>([^<]{60})/.exec(page.slice(page.indexOf("<main")))?.[1] ?? "none";
  expect(await answer.text(), message).toContain(sentence);
  const scripts = page.slice(page.lastIndexOf("</main>"));
  expect(
    scripts,
    "app/ui/static-html.server.tsx keeps a part's HTML in a getter, which React Router left out of the data that comes with a page. Now pages carry each text twice: send the version alone, and read the HTML from the document.",
  ).not.toContain(sentence);
});

test("a build's routes are found by id, in its list and in the browser's", () => {
  const message =
    "server/desk.ts splits build.routes and build.assets.routes by id, and server/error-ids.ts wraps their loaders and actions. ServerBuild is an exported type: see how it has changed, and change both.";
  expect(Object.keys(build.routes), message).toContain("root");
  expect(build.assets.routes, message).toHaveProperty("root");
  const loaders = Object.values(build.routes).map((route) => typeof route?.module.loader);
  expect(loaders, message).toContain("function");
});
