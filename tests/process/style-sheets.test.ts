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

test("what is not shown keeps its cross in browsers that know no words beside a sign", () => {
  const folder = new URL("../../build/client/assets/", import.meta.url);
  const sheets = readdirSync(folder).filter((name) => name.endsWith(".css"));
  const rules = sheets.flatMap((name) =>
    [
      ...readFileSync(new URL(name, folder), "utf8").matchAll(/\{[^{}]*content:[^;}]+\/[^{}]*\}/g),
    ].map(([rule]) => rule),
  );
  expect(rules.length).toBeGreaterThan(0);
  for (const rule of rules) expect(rule).toMatch(/content:"[^"]*";content:"[^"]*" ?\//);
});
