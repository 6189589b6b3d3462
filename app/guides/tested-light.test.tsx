import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { readPeaks } from "#app/figures/peaks.ts";
import { stackDots } from "#app/figures/stack-dots.ts";
import { mapTestedLight } from "./tested-light.server.ts";
import { SCALES, TestedLightFigure } from "./tested-light-figure.tsx";

test("reads the peaks of a device as people write them", () => {
  expect(readPeaks("850, 660")).toEqual({ status: "ok", peaks: [660, 850] });
  expect(readPeaks("660nm + 850 nm and 660")).toEqual({ status: "ok", peaks: [660, 850] });
  expect(readPeaks("  ")).toEqual({ status: "none" });
  for (const text of ["66", "660, 1064", "red", "660.5", ","]) {
    const read = readPeaks(text);
    expect(read.status, text).toBe("invalid");
    expect(read.status === "invalid" && read.message).toBe(
      "Enter wavelengths from 600 to 1000 nm.",
    );
  }
  expect(readPeaks("610 620 630 640 650 660 670").status).toBe("invalid");
});

test("counts each study once within 10 nm of a peak, by its page", () => {
  const { near, dots } = mapTestedLight([660]);
  const [red] = near;
  expect(red?.studies).toBe(red?.pages.reduce((sum, { studies }) => sum + studies, 0));
  expect(red?.studies).toBeGreaterThan(5);
  for (const dot of dots) {
    expect(dot.far, dot.name).toBe(Math.abs(dot.nanometres - 660) > 10);
  }
});

test("every dot leads to its study", () => {
  const studies = listStudies().map(({ id }) => `/studies/${id}`);
  for (const { href, name } of mapTestedLight([]).dots) expect(studies, name).toContain(href);
});

test("no two dots lie on each other", () => {
  // A dot is 10 px wide, and the figure 340 px on a phone, 700 on the narrowest wide window.
  for (const [{ apart }, least] of [
    [SCALES[0], 2.8],
    [SCALES[1], 1.4],
  ] as const) {
    const dots = stackDots(mapTestedLight([660]).dots, apart);
    for (const one of dots) {
      for (const other of dots) {
        if (one === other || one.level !== other.level) continue;
        expect(Math.abs(one.at - other.at), `${one.name}, ${other.name}`).toBeGreaterThan(least);
      }
    }
  }
});

test("a dot alone leads to its study, a column of dots to its rows of the table, which leads to all", () => {
  const { dots } = mapTestedLight([]);
  const html = renderToStaticMarkup(<TestedLightFigure light={mapTestedLight([])} number={1} />);
  const [phone = "", wide = "", table = ""] = html.split("</svg>");
  for (const drawing of [phone, wide]) {
    expect(drawing.match(/<circle/g)).toHaveLength(dots.length);
    const links = [...drawing.matchAll(/<a href="([^"]*)"><title>([^<]*)</g)];
    expect(links.length).toBeLessThan(drawing === phone ? 16 : 22);
    for (const [, href = "", name] of links) {
      const nanometres = /^#fig-1-(\d+)$/.exec(href)?.[1];
      if (nanometres) expect(table, name).toContain(`id="fig-1-${nanometres}"`);
      else
        expect(
          dots.map((dot) => dot.href),
          name,
        ).toContain(href);
    }
    expect(links.filter(([, href]) => href?.startsWith("/studies/")).length).toBeGreaterThan(1);
  }
  expect(table.match(/href="\/studies\/[^"?]+"/g)).toHaveLength(dots.length);
});

test("a row's studies are one element, which phones put beside the column's name", () => {
  const html = renderToStaticMarkup(<TestedLightFigure light={mapTestedLight([])} number={1} />);
  const cells = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)];
  expect(cells.length).toBeGreaterThan(10);
  for (const [, cell = ""] of cells) expect(cell).toMatch(/^<span>(?:(?!<span).)*<\/span>$/);
});
