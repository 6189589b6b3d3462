import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getPage } from "../support/built-app.ts";

test("the sheet of all pages, which orders the layers, comes first", async () => {
  for (const path of ["/", "/blog/getting-started", "/dose", "/benefits/pain-inflammation"]) {
    const html = await (await getPage(path)).text();
    const sheets = html.match(/\/assets\/[\w.-]+\.css/g);
    expect(sheets?.[0], path).toMatch(/^\/assets\/app-/);
  }
});

test("no part that comes later has a style sheet, which nothing would load", () => {
  const folder = new URL("../../build/client/assets/", import.meta.url);
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(50);
  for (const name of scripts) {
    expect(readFileSync(new URL(name, folder), "utf8"), name).not.toContain("__vite__mapDeps");
  }
});

test("what is not shown keeps its cross in browsers that know no words beside a sign", async () => {
  const rules = await inSheets(/\{[^{}]*content:[^;}]+\/[^{}]*\}/g);
  expect(rules.length).toBeGreaterThan(0);
  for (const rule of rules) expect(rule).toMatch(/content:"[^"]*";content:"[^"]*" ?\//);
});

test("gradients that repeat are mixed in sRGB, as Firefox draws parts of them alone otherwise", async () => {
  const gradients = await inSheets(/repeating-linear-gradient\([^,]*/g);
  expect(gradients.length).toBeGreaterThan(0);
  for (const gradient of gradients) expect(gradient).toContain("in srgb");
});

/** What the style sheets of these pages have of it. Those of earlier builds may be beside them. */
async function inSheets(pattern: RegExp): Promise<string[]> {
  const sheets = new Set<string>();
  for (const path of ["/studies", "/evidence", "/benefits/pain-inflammation"]) {
    const html = await (await getPage(path)).text();
    for (const [sheet] of html.matchAll(/\/assets\/[\w.-]+\.css/g)) sheets.add(sheet);
  }
  return [...sheets].flatMap((sheet) => {
    const file = new URL(`../../build/client${sheet}`, import.meta.url);
    return readFileSync(file, "utf8").match(pattern) ?? [];
  });
}
