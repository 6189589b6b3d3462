import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { serveSite } from "../../tests/support/served-site.ts";
import { makeLongPages } from "./long-pages.ts";

const site = await serveSite();
afterAll(() => site.close());

test("the first reader of a benefit page or the long guide gets the smaller brotli", async () => {
  await makeLongPages(site.cache);
  const rendered = await site.count("page_renders_total");
  const sitemap = (await site.get("/sitemap.xml")).body.toString();
  const benefits = [...sitemap.matchAll(/\/benefits\/[a-z-]+(?=<)/g)].map(([path]) => path);
  expect(benefits).toHaveLength(7);
  for (const path of ["/red-light-101", ...benefits]) {
    const { body } = await site.get(path, { headers: { "Accept-Encoding": "br" } });
    const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
    const larger = brotliCompressSync(brotliDecompressSync(body), fast);
    expect(body.length, path).toBeLessThan(larger.length);
  }
  // Only the sitemap.
  expect(await site.count("page_renders_total")).toBe(rendered + 1);
});
