import { expect, test } from "vitest";
import { createCitingPages } from "#app/citing-pages/citing-pages.server.ts";
import { getPage, openServices } from "../support/built-app.ts";

test("the pages that cite a study are those with the study in their sources", async () => {
  const citing = createCitingPages(openServices().articles);
  const sitemap = await (await getPage("/sitemap.xml")).text();
  const paths = Array.from(
    sitemap.matchAll(/<loc>(.*?)<\/loc>/g),
    ([, address = ""]) => new URL(address).pathname,
  );
  // Each comparison of devices has an address of its own.
  const lists = paths.filter((path) => !/^\/(?:studies\/|devices$)/.test(path));
  expect(lists).not.toEqual([]);
  for (const path of lists) {
    const html = await (await getPage(path)).text();
    const sources = Array.from(html.matchAll(/ id="ref-(?!source-)([\w-]+)"/g), ([, id]) => id);
    const known = (await citing.at(path))?.studies ?? [];
    expect([...known].sort(), path).toEqual(sources.sort());
  }
});
