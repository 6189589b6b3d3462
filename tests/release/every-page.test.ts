import { beforeAll, expect, test } from "vitest";
import { getPage } from "../support/built-app.ts";
import { readPage } from "../support/page-html.ts";

const textOf = async (path: string) => (await getPage(path)).text();

let paths: string[];
beforeAll(async () => {
  const addresses = (await textOf("/sitemap.xml")).matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g);
  paths = Array.from(addresses, ([, path]) => path || "/");
});

/** Their headings are those of other pages, or it is the list itself. */
const LISTS = /^\/(ask-first|blog(\/(tagged|by)\/.*)?|studies\/.*)$/;

test("every part on safety leads to the list of who should ask first", async () => {
  const without: string[] = [];
  let parts = 0;
  for (const path of [...paths.filter((path) => !LISTS.test(path)), "/guide/safety"]) {
    const main = (await textOf(path)).match(/<main.*<\/main>/s)?.[0] ?? "";
    for (const part of [main, ...main.split(/(?=<h2[ >])/).slice(1)]) {
      const heading = readPage(part.match(/<h[12][ >].*?<\/h[12]>/s)?.[0] ?? "").text;
      if (!/\bsafe|\bask first\b|side effect/i.test(heading)) continue;
      parts++;
      if (!part.includes('href="/ask-first')) without.push(`${path}: ${heading}`);
    }
  }
  expect(parts).toBeGreaterThan(10);
  expect(without).toEqual([]);
});

test("what says that light goes deeper with its wavelength leads to where sources differ", async () => {
  const others = paths.filter((path) => !/^\/(?:light-in-skin|changes|studies\/.*)$/.test(path));
  const without: string[] = [];
  let said = 0;
  for (const path of others) {
    const main = readPage(await textOf(path)).one("main");
    if (
      !/deeper (penetration|with|than red)|penetration r(ises|ose) with|(near-infrared|waves|lasers) [^.]{0,40}deeper/i.test(
        main.text,
      )
    )
      continue;
    said++;
    if (main.all("a", { href: /^\/light-in-skin/ }).length === 0) without.push(path);
  }
  expect(said).toBeGreaterThan(5);
  expect(without).toEqual([]);
});

test("no page sets a DOI or a date as a range", async () => {
  expect(paths.length).toBeGreaterThan(200);
  for (const path of paths) {
    const html = await textOf(path);
    expect(html.match(/\b10\.\d{4,}\/[^\s"<]*–[^\s"<]*|\d{4}–\d\d–\d\d/), path).toBeNull();
  }
});

test("every article that cites a study is on the study's page, the newest and the oldest", async () => {
  const articles = paths.filter((path) => /^\/blog\/[\w-]+$/.test(path));
  expect(articles.length).toBeGreaterThan(25);
  const cited = new Map<string, string>();
  for (const path of articles) {
    const html = await textOf(path);
    for (const [, id = ""] of html.matchAll(/ id="ref-(?!source-)([\w-]+)"/g)) cited.set(path, id);
  }
  expect(cited.size).toBeGreaterThan(25);
  for (const [path, id] of cited) {
    expect(await textOf(`/studies/${id}`), `${id} in ${path}`).toContain(
      `href="${path}#ref-${id}"`,
    );
  }
});
