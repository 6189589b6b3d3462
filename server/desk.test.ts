import { expect, test } from "vitest";
import { isDeskPath, splitDesk } from "./desk.ts";
import type { SiteBuild } from "./site-build.ts";

test.each([
  ["/desk", true],
  ["/desk/", true],
  ["/desk/people", true],
  ["/desktop", false],
  ["/blog/desk", false],
  ["/%64esk", false],
  ["/desk.data", false],
  ["/desk/people.data", false],
])("%s is the desk's: %s", (path, isDesk) => {
  expect(isDeskPath(path)).toBe(isDesk);
});

test("the site has no page of the desk, and the desk none of the site", () => {
  const routes = Object.fromEntries(
    ["root", "home", "desk", "desk/people"].map((id) => [id, { id, module: { id } }]),
  );
  const module = { default: "renders the site", renderDesk: "renders the desk", deskDocument: {} };
  const build = { routes, assets: { routes }, entry: { module } } as unknown as SiteBuild;
  const { site, desk } = splitDesk(build);
  for (const { routes } of [site, site.assets])
    expect(Object.keys(routes)).toEqual(["root", "home"]);
  for (const { routes } of [desk, desk.assets]) {
    expect(Object.keys(routes)).toEqual(["root", "desk", "desk/people"]);
  }
  expect(site.entry.module.default).toBe(module.default);
  expect(desk.entry.module.default).toBe(module.renderDesk);
  expect(site.routes.root?.module).toBe(routes.root?.module);
  expect(desk.routes.root?.id).toBe("root");
  expect(desk.routes.root?.module).toBe(module.deskDocument);
});
