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
    const message = `${path}: weigh-pages.ts finds no files, or no data of React Router's, which began with window.__reactRouter: see how a page has it now`;
    expect(Math.min(html, hydrationData, scripts, styles, fonts), message).toBeGreaterThan(0);
  }
  expect(compareWithBudgets(pages).above).toEqual([]);
});
