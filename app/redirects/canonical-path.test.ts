import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

test.each([
  ["/blog/", "/blog"],
  ["/Blog/Safety", "/blog/safety"],
  ["//blog///safety//", "/blog/safety"],
  ["/About", "/about"],
  ["//", "/"],
  ["//evil.example/", "/evil.example"],
  ["//EVIL.example/%2F", "/evil.example/%2F"],
  ["/\\evil.example", "/evil.example"],
  ["/a%2Fb/C%c3%A9/", "/a%2Fb/c%c3%A9"],
  ["/assetsX", "/assetsx"],
  ["/%62log/%53afety", "/blog/safety"],
  ["/blog/led%2Dmasks%5f%7E%31", "/blog/led-masks_~1"],
  ["/%2f%2Fevil%2Eexample/%61", "/%2f%2Fevil%2Eexample/a"],
])("%s is known as %s", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test.each([
  "/",
  "/blog",
  "/blog/what-is-red-light-therapy",
  "/a%2Fb",
  "/%C3%89",
  "/%2541",
  "/assets/Chart-C3Qz.js",
  "/store-files/Lamp.svg",
  "/api/search/LED/",
  "/newsletter/confirm/Ab.Cd.Ef_-",
  "/webinars/confirm/Ab.Cd.Ef_-",
  "/unsubscribe/Ab.Cd.Ef_-",
  "/discount/ABC",
  "/gift_cards/1/aB3",
  "/fr/gift_cards/1/aB3",
  "/en-ca/cart/c/aB3",
  "/apps/Reviews",
  "/About.data",
])("%s stays", (path) => {
  expect(canonicalPath(path)).toBeUndefined();
});

test("whatever comes in: a path of this host, and one redirect at most", () => {
  const pathname = fc
    .array(
      fc.constantFrom(
        "/",
        "\\",
        "//",
        "%2f",
        "%5C",
        "%41",
        "%2E",
        "A",
        "b",
        ".",
        "evil.example",
        "é",
      ),
    )
    .map((parts) => `/${parts.join("")}`);
  fc.assert(
    fc.property(pathname, (path) => {
      const canonical = canonicalPath(path);
      if (canonical === undefined) return;
      expect(canonical).toMatch(/^\/(?![/\\])/);
      expect(canonicalPath(canonical)).toBeUndefined();
      expect(new URL(canonical, "https://site.example").origin).toBe("https://site.example");
    }),
  );
});
