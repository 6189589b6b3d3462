import { expect, test } from "vitest";
import { indexOf, prepareEntry, search } from "#app/search/matching/matching.ts";
import type { Pages } from "./pages.server.ts";
import { searchedPages } from "./searched-pages.server.ts";

const HANDLES = ["privacy", "terms", "careers", "affiliate-disclosure", "editorial-process"];

const pages = {
  addresses: async () => ({ status: "ok", pages: HANDLES.map((handle) => ({ handle })) }),
  get: async () => ({ status: "ok", page: { title: "A page", description: "", content: [] } }),
} as unknown as Pages;

test.each([
  ["privacy policy", "/privacy"],
  ["Cookie policy", "/privacy"],
  ["GDPR", "/privacy"],
  ["terms and conditions", "/terms"],
  ["job openings", "/careers"],
  ["how do you make money", "/affiliate-disclosure"],
  ["corrections", "/editorial-process"],
])("%s finds %s, whatever the store's page calls itself", async (query, path) => {
  const index = indexOf((await searchedPages(pages)).map(prepareEntry));
  expect((await search(index, query)).results.map((result) => result.path)).toEqual([path]);
});
