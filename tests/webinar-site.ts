import type { Page } from "@playwright/test";
import { type Site, test as siteTest, startSite } from "./site.ts";

/** A site of its own, so that its registrations count towards no other test's limits. */
export const test = siteTest.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

export const PAGE = "/webinars/perfectio-x";

export const form = (page: Page) => page.getByRole("region", { name: "Reserve Your Free Spot" });
export const send = (page: Page) => form(page).getByRole("button");
