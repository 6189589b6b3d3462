import { benefitLinks } from "#app/benefits/benefit-links.ts";
import type { PageCache } from "./page-cache.ts";

/** Makes them one after the other, so that already their first readers get the smaller brotli. */
export async function makeLongPages(cache: PageCache): Promise<void> {
  for (const path of ["/red-light-101", ...benefitLinks.map(({ href }) => href)]) {
    const { page } = cache.ready(path) ?? (await cache.make(path));
    await page.dense?.catch(() => {});
  }
}
