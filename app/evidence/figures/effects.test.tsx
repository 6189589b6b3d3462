import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { effectScale, placeOnScale } from "./effect-scale.ts";
import { chartEffects, drawMainEffect, findMainMark } from "./effects.server.ts";
import { EffectsFigure } from "./effects-figure.tsx";

const pain = chartEffects([
  "knee-osteoarthritis",
  "neck-pain",
  "back-pain",
  "tendons",
  "jaw-joint",
  "rheumatoid-arthritis",
]);

function find(title: RegExp, study: string) {
  const group = pain.groups.find((each) => title.test(each.title));
  return { group, row: group?.rows.find((row) => row.study === study) };
}

test("the line of no difference is on every axis, and room for every interval", async () => {
  for (const { slug } of benefits) {
    const { applications } = loadBenefit(slug);
    for (const group of chartEffects(applications.map(({ claim }) => claim)).groups) {
      expect(group.line, `${slug}, ${group.title}`).toBeGreaterThanOrEqual(0);
      expect(group.line).toBeLessThan(100);
      for (const { at, from, to, study } of group.rows) {
        expect(from, study).toBeGreaterThanOrEqual(0);
        expect(to, study).toBeLessThanOrEqual(100);
        expect(from <= at && at <= to, study).toBe(true);
      }
    }
  }
});

test("points of 100 and standardised differences never share an axis", () => {
  expect(pain.groups.map(({ title }) => title)).toEqual([
    "Points of 100",
    "Effect size (0.2 small, 0.5 medium, 0.8 large)",
  ]);
  expect(find(/^Points/, "stausholm-2019").row).toMatchObject({
    value: "14.2",
    interval: "7.3 to 21.1",
    at: 48.1,
  });
  expect(find(/^Points/, "hanna-2021").row).toBeUndefined();
  expect(find(/^Effect size/, "hanna-2021").row).toMatchObject({
    value: "0.55",
    interval: "0.27 to 0.82",
  });
});

test("a use's own mark is that of its main result, on the chart's axis", () => {
  const { group, row } = find(/^Points/, "chow-2009");
  expect(findMainMark(pain, "neck-pain")).toEqual({
    line: group?.line,
    ticks: group?.ticks,
    row,
  });
  // Its main result has no interval; an older one is drawn.
  expect(find(/^Points/, "brosseau-2005").row).toBeDefined();
  expect(findMainMark(pain, "rheumatoid-arthritis")).toBeNull();
});

test("signs are turned by who was better, not by the minus", () => {
  // 1.4 of 10 cm less pain.
  expect(find(/^Points/, "glazov-2016").row).toMatchObject({
    value: "14",
    interval: "8.8 to 19.1",
  });
  expect(pain.stretched).toContain("Glazov 2016");
  // No clear difference: less pain is to the right all the same.
  const { group, row } = find(/^Effect size/, "huang-2015-knee");
  expect(row).toMatchObject({ value: "0.28", interval: "−0.1 to 0.66" });
  expect(row?.from).toBeLessThan(group?.line ?? 0);
});

test("what has no unit or no interval is in words, not on an axis", () => {
  const oliveira = pain.undrawn.find(({ study }) => study === "oliveira-2024");
  expect(oliveira?.words).toContain("0.7, compared with fake light, unit not reported");
  expect(pain.undrawn.find(({ study }) => study === "lourinho-2023")?.words).toBe(
    "no clear difference",
  );
  expect(pain.groups.flatMap(({ rows }) => rows.map(({ study }) => study))).not.toContain(
    "oliveira-2024",
  );
  expect(drawMainEffect("rheumatoid-arthritis")).toBeNull();
  expect(drawMainEffect("neck-pain")?.row).toMatchObject({ at: 62.1, from: 37.6, to: 86.7 });
});

test("a main result that can't be drawn is under the drawing, even beside a drawn one that says otherwise", () => {
  const named = pain.undrawn.filter(({ inPicture }) => inPicture).map(({ study }) => study);
  expect(named).toEqual(["lourinho-2023"]);
  expect(find(/^Points/, "brosseau-2005").row).toBeDefined();
});

test("beside a main result stand those of other uses that were measured in its unit", () => {
  const knee = drawMainEffect("knee-osteoarthritis", ["neck-pain", "jaw-joint", "back-pain"]);
  expect(knee?.others.map(({ id }) => id)).toEqual(["back-pain", "neck-pain"]);
  const [back, neck] = knee?.others ?? [];
  expect(back?.at).toBeLessThan(knee?.row.at ?? 0);
  expect(neck?.at).toBe(drawMainEffect("neck-pain")?.row.at);
  expect(drawMainEffect("jaw-joint", ["fibromyalgia"])?.others, "of unlike outcomes").toEqual([]);
  // Men and women share a result, which is drawn once.
  expect(drawMainEffect("hair-loss-men", ["hair-loss-women"])?.others).toEqual([]);
});

test("people are those behind the figure; a review's total is said to be its total", () => {
  expect(find(/^Points/, "chow-2009").row?.behind).toBe("11 trials");
  expect(find(/^Points/, "stausholm-2019").row?.behind).toBe("1,063 people in the review");
});

test("an axis says once what it counts", () => {
  const titles = chartEffects(["strength", "hair-loss-men"]).groups.map(({ title }) => title);
  expect(titles).toContain("Repetitions");
  expect(titles).toContain("Hair density, hairs/cm²");
});

test("a result that two uses rest on is one row", () => {
  const { groups } = chartEffects(["hair-loss-men", "hair-loss-women"]);
  const density = groups.find(({ title }) => title === "Hair density, hairs/cm²");
  expect(density?.rows).toHaveLength(1);
  expect(density?.rows[0]?.uses.map(({ id }) => id)).toEqual(["hair-loss-men", "hair-loss-women"]);
});

test("ratios are on a logarithm, whose line is 1", () => {
  const scale = effectScale({ kind: "ratio" }, [1.32, 5.98]);
  expect(scale.line).toBe(1);
  const [one, two, four] = [1, 2, 4].map((value) => placeOnScale(scale, value));
  expect((four ?? 0) - (two ?? 0)).toBeCloseTo((two ?? 0) - (one ?? 0), 0);
});

test("an effect off the usual axis widens it", () => {
  expect(effectScale({ kind: "points" }, [10, 62]).to).toBeGreaterThan(62);
  expect(effectScale({ kind: "points" }, [10, 20]).to).toBe(35);
});

test("the drawing is a table, a row for each result with its use, effect and people", () => {
  const html = renderToStaticMarkup(<EffectsFigure chart={pain} number={1} />);
  const [points = "", standardised = ""] = html.split("<table").slice(1);
  expect(points).toContain("<caption>Points of 100</caption>");
  for (const column of ["Use", "Effect (likely range)", "Behind it"]) {
    expect(cellsOf(points, "columnheader")).toContain(column);
  }
  const [first, second] = standardised.split("<tr").slice(2);
  expect(cellsOf(first ?? "", "rowheader")[0]).toMatch(/^Knee osteoarthritis/);
  expect(cellsOf(first ?? "", "cell")).toEqual(["0.96 (0.31 to 1.61)", "673 people in the review"]);
  // The picture names a use once; a reader who hears the table needs it in each row.
  expect(cellsOf(second ?? "", "rowheader")[0]).toMatch(/^Knee osteoarthritis/);
});

test("no mark is without a length, which readers of PDF do not draw", () => {
  const html = renderToStaticMarkup(<EffectsFigure chart={pain} number={1} />);
  expect(html).toContain('class="square"');
  expect(html).not.toMatch(/[hv]0"/);
});

test("a figure in which nothing is drawn explains no marks", () => {
  const figure = (groups: typeof pain.groups) =>
    renderToStaticMarkup(<EffectsFigure chart={{ ...pain, groups }} number={1} />);
  expect(figure(pain.groups)).toContain("rings are single trials");
  expect(figure([])).not.toContain("rings are single trials");
});

test("every mark is said in words, with what was measured", () => {
  const html = renderToStaticMarkup(<EffectsFigure chart={pain} number={1} />);
  const drawn = pain.groups.flatMap(({ rows }) => rows);
  expect(html.match(/class="interval"/g)).toHaveLength(drawn.length);
  expect(html.match(/<path class="zero"/g)).toHaveLength(drawn.length);
  for (const { value, interval, measure } of drawn) {
    expect(html).toContain(escaped(measure));
    expect(html).toContain(`<strong>${value}</strong> (${interval})`);
  }
  expect(html).not.toContain("style=");
  expect(html).not.toMatch(/\d\.\d{2,}%/);
});

/** The words of cells with a role. */
function cellsOf(html: string, role: string): string[] {
  const cells = html.matchAll(new RegExp(`<(t[hd]) role="${role}".*?</\\1>`, "g"));
  return Array.from(cells, ([cell]) => cell.replace(/<svg.*?<\/svg>/g, "").replace(/<[^>]+>/g, ""));
}

function escaped(text: string): string {
  return renderToStaticMarkup(text);
}
