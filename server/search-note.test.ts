import { expect, test } from "vitest";
import { searchIn } from "./search-note.ts";

test.each([
  ["/search?q=knee%20pain", "knee pain"],
  ["/search.data?q=knee+pain&_routes=x", "knee pain"],
  ["/search?x=1&q=knee#q=other", "knee"],
  ["/api/search/knee%20pain", "knee pain"],
  ["/api/search/a%2Fb", "a/b"],
  ["/search", undefined],
  ["/search?x=1", undefined],
  ["/searching?q=knee", undefined],
  ["/api/search/", undefined],
  ["/api/search/%E0%A4", undefined],
  ["/blog?q=knee", undefined],
])("%s searches for %s", (url, query) => {
  expect(searchIn(url)).toBe(query);
});
