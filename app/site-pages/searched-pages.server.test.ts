import { expect, test } from "vitest";
import { loadOwnPages } from "./searched-pages.server.ts";
import { listSitePages, STUDY } from "./site-pages.server.ts";

/** Pages that only list others, which are found by themselves. */
const LISTS = ["/", "/blog"];

test("the search has each page of the repository; studies are found by their table", async () => {
  const listed = (await listSitePages()).filter(({ section }) => section !== STUDY);
  const searched = new Set((await loadOwnPages()).map(({ card }) => card.path));
  expect(
    listed.map(({ path }) => path).filter((path) => !searched.has(path)),
    "write each of these into loadOwnPages",
  ).toEqual(LISTS);
});
