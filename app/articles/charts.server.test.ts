import { pathToFileURL } from "node:url";
import type { Element } from "domhandler";
import { getElementsByTagName } from "domutils";
import { describe, expect, test } from "vitest";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { STORE_FILES } from "#server/files.ts";
import { shownHtml } from "../../tests/support/store-text-html.tsx";
import { temporaryProject } from "../../tests/support/temporary-project.ts";
import { loadCharts } from "./charts.server.ts";

const { charts } = loadCharts(new URL("pictures/", contentFolder), STORE_FILES);
const page = (html: string) =>
  shownHtml(html, { siteUrl: "https://site.example", affiliateHosts: [], drawings: charts });
const DOSES = `${STORE_FILES}fig-dose-time.svg`;

describe("charts of our own", () => {
  test("replace their pictures, named by the pictures' words, and keep the caption", () => {
    const html = page(
      `<p><img src="${DOSES}" alt="Dose &quot;over&quot; time" width="720" height="430"></p><p><em>The dose.</em></p>`,
    );
    expect(html).toMatch(
      /^<p class="figure"><svg class="chart" role="img" aria-label="Dose &quot;over&quot; time" viewBox=/,
    );
    expect(html).toContain("our ceiling");
    expect(html).toMatch(/<\/svg><\/p><p class="figure-caption"><em>The dose\.<\/em><\/p>$/);
    expect(html).not.toContain("<img");
  });

  test("have the page's face and none but its colours", () => {
    expect(charts.size).toBeGreaterThan(20);
    for (const chart of charts.values()) {
      for (const { name, attribs } of getElementsByTagName("*", [chart])) {
        expect(name).not.toBe("style");
        expect(attribs["font-family"]).toBeUndefined();
        for (const paint of ["fill", "stroke", "stop-color"]) {
          expect(attribs[paint] ?? "none").toMatch(
            /^(none|currentColor|var\(--[\w-]+\)|url\(#\w+\)|color-mix\(.+\))$/,
          );
        }
      }
    }
  });

  test("have red for wavelengths alone", () => {
    for (const [address, chart] of charts) {
      const ofWavelengths = /wavelengths/.test(address);
      for (const { name, attribs } of getElementsByTagName("*", [chart])) {
        const [, paint] = /var\(--(.+)\)/.exec(attribs.fill ?? attribs.stroke ?? "") ?? [];
        expect(/red|spectrum|nir/.test(paint ?? "") && !ofWavelengths, `${address} ${name}`).toBe(
          false,
        );
      }
    }
  });

  test("have light words on dark areas alone", () => {
    let words = 0;
    for (const [address, chart] of charts) {
      const areas = getElementsByTagName((name) => /^(rect|circle)$/.test(name), [chart]);
      for (const { attribs } of getElementsByTagName("text", [chart])) {
        if (attribs.fill !== "var(--paper)") continue;
        words += 1;
        const under = areas.findLast((area) => covers(area, Number(attribs.x), Number(attribs.y)));
        expect(under?.attribs.fill, `${address}, ${attribs.x} ${attribs.y}`).toContain(
          "currentColor 72%",
        );
      }
    }
    expect(words).toBeGreaterThan(20);
  });

  test("keep their ids apart where a text shows one twice", () => {
    const picture = `<p><img src="${STORE_FILES}fig-wavelengths-in-trials.svg" alt=""></p>`;
    const html = page(picture.repeat(2));
    const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    const used = Array.from(html.matchAll(/url\(#([^)]+)\)/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(2);
    expect(used).toEqual(ids);
  });
});

function covers({ attribs }: Element, x: number, y: number): boolean {
  const number = (name: string) => Number(attribs[name] ?? 0);
  if ("cx" in attribs) return Math.hypot(x - number("cx"), y - number("cy")) < number("r");
  const [right, down] = [x - number("x"), y - number("y")];
  return right >= 0 && right <= number("width") && down >= 0 && down <= number("height");
}

test.each([
  ["another host's file of that name", `https://shop.example${DOSES}`],
  ["an address that only begins like it", `${DOSES}?v=2`],
  ["a drawing without words", `${STORE_FILES}getting-started.svg`],
])("%s stays a picture", (_, src) => {
  const html = page(`<p><img src="${src}" alt="A chart"></p>`);
  expect(html).toContain("<img");
  expect(html).not.toContain("<svg");
});

test("markup that the store sends is never a drawing", () => {
  const html = page(`<svg class="chart"><text>Hi</text></svg><p class="chart">x</p>`);
  expect(html).toBe(' Hi <p class="a-chart">x</p>');
});

test("without drawings, as in feeds, all pictures stay", () => {
  const html = shownHtml(`<img src="${DOSES}" alt="Doses">`);
  expect(html).toContain(`<img src="${DOSES}" alt="Doses"`);
});

test("a file with what no page may have is named, with what it is, and stays a picture", () => {
  const svg = (inside: string) => `<svg viewBox="0 0 9 9"><text>1</text>${inside}</svg>`;
  const folder = temporaryProject({
    "script.svg": svg("<script>x()</script>"),
    "handler.svg": svg('<path onclick="x()"/>'),
    "link.svg": svg('<path fill="url(https://other.example/)"/>'),
    "style.svg": svg('<path style="fill:red"/>'),
    "good.svg": svg('<path fill="none"/>'),
  });
  const { charts, problems } = loadCharts(new URL(`${pathToFileURL(folder)}/`), "/files/");
  expect([...charts.keys()]).toEqual(["/files/good.svg"]);
  expect(problems.toSorted()).toEqual([
    "handler.svg: onclick can't be part of a page",
    'link.svg: the page has no color for fill="url(https://other.example/)"',
    "script.svg: <script> can't be part of a page",
    "style.svg: style can't be part of a page",
  ]);
});
