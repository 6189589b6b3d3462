import { expect, test } from "vitest";
import { listChanges } from "./changes.server.ts";

test("corrections of pages keep their ids", () => {
  const pages = listChanges().filter(
    ({ about, on }) => about.kind === "page" && on === "2026-11-22",
  );
  expect(Object.fromEntries(pages.map(({ id, about }) => [id, about.id]))).toEqual({
    "page-1": "/benefits/pain-inflammation",
    "page-2": "/benefits/hormonal-health",
    "page-3": "/benefits/skin-health",
    "page-4": "/benefits/pain-inflammation",
    "page-5": "/benefits/hair-growth",
  });
});
