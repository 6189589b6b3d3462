import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { sizeOf } from "../support/built-files.ts";
import { serveSite } from "../support/served-site.ts";

const KB = 1024;

const site = await serveSite();
afterAll(() => site.close());

const sitemap = (await site.get("/sitemap.xml")).body.toString();
const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)];
const paths = addresses.map(([, address = ""]) => new URL(address).pathname);

/** In KB of 1024 bytes: the bars of docs/performance.md, but for two pages. */
const BARS = {
  html: (path: string) => {
    if (path === "/red-light-101") return 45;
    return path.startsWith("/benefits/") ? 30 : 25;
  },
  data: () => 5,
  // Every page has the list of all routes, in which each kind of page takes some 50 bytes.
  scripts: () => 110,
  styles: () => 14,
};

const WAYS_OUT: Record<keyof typeof BARS, string> = {
  html: "shorten a text of the page, or cite fewer papers",
  data: "show what never changes in the browser as a static part",
  scripts: "fetch what few readers need when they ask for it",
  styles: "use the classes and tokens that there are",
};

/** Pages with a reader's words: results, and messages on each field. */
const asked = [
  "/search?q=sleep",
  "/dose?claim=1,000&distance=1,000&minutes=1,000",
  "/dose?use=x&device=x&claim=x&at=x&distance=x&minutes=x&nm=x&width=x&height=x",
  "/devices?a=skin-panel&b=face-mask&use=skin-health",
];

// One after the other, because the server refuses more than it can render at once.
const pages: Awaited<ReturnType<typeof weigh>>[] = [];
for (const path of [...paths, ...asked]) pages.push(await weigh(path));

test.each<[keyof typeof BARS]>([["html"], ["data"], ["scripts"], ["styles"]])(
  "no page is heavier in %s than the bar",
  (what) => {
    expect(pages.length).toBeGreaterThan(40);
    const tooHeavy = pages.filter(({ path, [what]: bytes }) => bytes > BARS[what](path) * KB);
    const inKb = (bytes: number) => (bytes / KB).toFixed(2);
    expect(
      tooHeavy.map(
        ({ path, [what]: bytes }) =>
          `${path}: ${inKb(bytes)} KB, ${inKb(bytes - BARS[what](path) * KB)} KB above the bar of ${BARS[what](path)} KB; ${WAYS_OUT[what]}`,
      ),
    ).toEqual([]);
  },
);

test("no page spells out the name of a utility class", () => {
  for (const { path, classes } of pages) {
    expect(
      classes.filter((name) => /[:[(]/.test(name)),
      path,
    ).toEqual([]);
    expect(classes.length, path).toBeGreaterThan(100);
  }
});

test("the sheet of all pages, which orders the layers, comes first", () => {
  for (const { path, sheets } of pages) expect(sheets[0], path).toMatch(/^\/assets\/app-/);
  expect(pages.some(({ path, sheets }) => path.startsWith("/blog/") && sheets.length > 1)).toBe(
    true,
  );
});

test("no part that comes later has a style sheet, which nothing would load", () => {
  const folder = new URL("../../build/client/assets/", import.meta.url);
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(50);
  for (const name of scripts) {
    expect(readFileSync(new URL(name, folder), "utf8"), name).not.toContain("__vite__mapDeps");
  }
});

test("every page has all that is weighed", () => {
  for (const { path, html, data, scripts, styles } of pages) {
    expect(
      [html, data, scripts, styles].every((bytes) => bytes > 0),
      path,
    ).toBe(true);
  }
});

/**
 * Bytes over the wire: of a page in brotli, of what it carries for hydration by itself in gzip, and of its
 * scripts after intent and its style sheet in brotli.
 */
async function weigh(path: string) {
  const html = (await site.get(path)).body.toString();
  const sent = await site.get(path, { headers: { "Accept-Encoding": "br" } });
  const handover = html.matchAll(/<script type="held-[^>]*>(window\.__reactRouter.*?)<\/script>/gs);
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(js|css)/g))];
  const sum = (extension: string) =>
    files.filter((file) => file.endsWith(extension)).reduce((sum, file) => sum + sizeOf(file), 0);
  const isLong = sent.body.length > BARS.html(path) * KB;
  return {
    path,
    // As the server sends it once it has compressed it anew; the others are light enough before.
    html: isLong ? brotliCompressSync(html).length : sent.body.length,
    data: gzipSync(Array.from(handover, ([, text]) => text).join("")).length,
    scripts: sum(".js"),
    styles: sum(".css"),
    sheets: files.filter((file) => file.endsWith(".css")),
    classes: Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = ""]) =>
      names.split(/\s+/),
    ).flat(),
  };
}
