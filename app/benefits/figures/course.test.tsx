import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getBenefitPage } from "#app/benefits/benefit-page.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { protocols } from "#app/evidence/ledger/protocols.server.ts";
import { chartCourse } from "./course.server.ts";
import { CourseFigure } from "./course-figure.tsx";

const pain = chartCourse(protocols["pain-inflammation"].judging, [
  "neck-pain",
  "chemotherapy-neuropathy",
  "sprains",
  "tendons",
]);
const hair = chartCourse(protocols["hair-growth"].judging, ["hair-loss-men", "hair-loss-women"]);

test("our own times and those of the trials share one axis from 0", () => {
  expect(pain.judge.after).toBe(6);
  expect(pain.ticks[0]).toEqual({ label: "0", at: 0 });
  const argenta = pain.trials.find(({ study }) => study === "argenta-2017");
  expect(argenta?.weeks).toBe(6);
  expect(argenta?.at).toBe(pain.judge.at);
  for (const { at } of [...pain.trials, ...hair.trials]) expect(at).toBeLessThanOrEqual(100);
});

test("on a phone of 320 px no number is under the last, which names the unit", async () => {
  for (const { slug } of benefits) {
    const { course } = await getBenefitPage(slug);
    const html = renderToStaticMarkup(<CourseFigure course={course.chart} number={1} />);
    const axis = html.split('class="axis"')[1] ?? "";
    const labels = [...axis.matchAll(/<text x="([\d.]+)%"[^>]*text-anchor="(\w+)">([^<]*)</g)];
    const ends = labels.map(([, at, anchor, text = ""]) => {
      // A character is at most 2.9 percent of the figure's 280 px.
      const width = text.length * 2.9;
      const before = anchor === "start" ? 0 : anchor === "middle" ? width / 2 : width;
      const left = Number(at) - before;
      return { left, right: left + width };
    });
    expect(ends.length, slug).toBeGreaterThan(2);
    for (const [index, { left }] of ends.entries()) {
      if (index > 0) expect(left, slug).toBeGreaterThan(ends[index - 1]?.right ?? Number.NaN);
    }
  }
});

test("weeks of trials are placed among months", () => {
  expect(hair.unit).toBe("months");
  const helmet = hair.trials.find(({ study }) => study === "lanzafame-2013");
  const [zero, tick] = hair.ticks;
  const month = ((tick?.at ?? 0) - (zero?.at ?? 0)) / Number(tick?.label);
  expect(helmet?.weeks).toBe(16);
  expect((helmet?.at ?? 0) / month).toBeCloseTo(16 / 4.348, 0);
});

test("no two dots are within a fingertip of each other on a phone", () => {
  for (const one of hair.trials) {
    for (const other of hair.trials) {
      if (one === other || one.level !== other.level) continue;
      expect(Math.abs(one.at - other.at), `${one.name}, ${other.name}`).toBeGreaterThan(8.5);
    }
  }
});

test("each dot leads to its study and is in the table", () => {
  const html = renderToStaticMarkup(<CourseFigure course={hair} number={1} />);
  expect(html.match(/<circle/g)).toHaveLength(hair.trials.length);
  expect(html.match(/href="#ref-/g)).toHaveLength(hair.trials.length * 2);
  expect(html).toContain("judge 9");
});
