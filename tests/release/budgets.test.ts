import { afterAll, expect, test } from "vitest";
import { serveSite } from "../support/served-site.ts";
import { compareWithBudgets } from "./budgets.ts";
import { weighPages } from "./weigh-pages.ts";

const site = await serveSite();
afterAll(() => site.close());

test("no page is above a budget", async () => {
  const pages = await weighPages(site.url);
  expect(pages.length).toBeGreaterThan(40);
  for (const { path, html, hydrationData, scripts, styles, fonts } of pages) {
    expect(Math.min(html, hydrationData, scripts, styles, fonts), path).toBeGreaterThan(0);
  }
  expect(compareWithBudgets(pages).above).toEqual([]);
});
