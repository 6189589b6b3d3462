import { afterAll, expect, test } from "vitest";
import { ask } from "../support/ask.ts";
import { PAIN_USE } from "../support/page-paths.ts";
import { serveSite } from "../support/served-site.ts";
import { BUDGETS, compareWithBudgets } from "./budgets.ts";
import { type PageWeight, weighPages } from "./weigh-pages.ts";

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

test("a page above a budget is named with what is heaviest in it", () => {
  const page: PageWeight = {
    path: "/dose",
    html: 1,
    hydrationData: 1,
    styles: 1,
    fonts: 1,
    fontFiles: 2,
    scripts: BUDGETS.scripts("/dose") + 2_048,
    pieces: [
      { of: "scripts", name: "dose.route.js", bytes: 10_240 },
      { of: "scripts", name: "entry.client.js", bytes: 51_200 },
      { of: "html", name: "#main", bytes: 99_000 },
    ],
  };
  expect(compareWithBudgets([page]).above).toEqual([
    "/dose: scripts 127.0 KB of 125, 2.0 KB too much. Heaviest: entry.client.js 50.0 KB, dose.route.js 10.0 KB",
  ]);
});

test("the answer for another use comes without the rest of its page", async () => {
  const query = `use=${PAIN_USE.id}&_routes=pain-inflammation-answer`;
  const answer = await ask(`${site.url}/benefits/pain-inflammation.data?${query}`);
  expect(answer.status).toBe(200);
  expect(answer.body.length).toBeLessThan(15_000);
});
