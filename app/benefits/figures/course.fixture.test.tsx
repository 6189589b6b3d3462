import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { claimId } from "../../../tests/support/made-up-content.ts";
import { chartCourse } from "./course.server.ts";
import { CourseFigure } from "./course-figure.tsx";

// Trials of 4 and of 16 weeks, and two of 16.
const weeks = chartCourse({ judge: 4, unit: "weeks" }, [
  claimId("sore-knees"),
  claimId("face-lines"),
]);
const HAIR = [claimId("thin-hair-women"), claimId("face-lines")];
const months = chartCourse({ first: 3, judge: 5, unit: "months" }, HAIR);

test("our own times and those of the trials share one axis from 0", () => {
  expect(weeks.judge.after).toBe(4);
  expect(weeks.ticks[0]).toEqual({ label: "0", at: 0 });
  expect(weeks.trials.map((trial) => [trial.study, trial.weeks])).toEqual([
    ["eklund-2013", 4],
    ["hagen-2025", 16],
  ]);
  expect(weeks.trials[0]?.at).toBe(weeks.judge.at);
  for (const { at } of [...weeks.trials, ...months.trials]) expect(at).toBeLessThanOrEqual(100);
});

test("weeks of trials are placed among months", () => {
  expect(months.unit).toBe("months");
  const [zero, tick] = months.ticks;
  const month = ((tick?.at ?? 0) - (zero?.at ?? 0)) / Number(tick?.label);
  expect((months.trials[0]?.at ?? 0) / month).toBeCloseTo(16 / 4.348, 0);
});

test("dots that would be within a fingertip of each other are above each other", () => {
  expect(months.trials.map(({ level }) => level)).toEqual([0, 1]);
});

test("each dot leads to its study and is in the table", () => {
  const html = renderToStaticMarkup(<CourseFigure course={months} number={1} />);
  expect(html.match(/<circle/g)).toHaveLength(2);
  expect(html.match(/href="\/studies\//g)).toHaveLength(4);
  expect(html).toContain("judge 5");
});

test("on a phone of 320 px no number is under the last, which names the unit", () => {
  for (const unit of ["weeks", "months"] as const) {
    for (let judge = 1; judge <= 26; judge += 1) {
      const course = chartCourse({ judge, unit }, []);
      const html = renderToStaticMarkup(<CourseFigure course={course} number={1} />);
      const axis = html.split('class="axis"')[1] ?? "";
      const labels = [...axis.matchAll(/<text x="([\d.]+)%"[^>]*text-anchor="(\w+)">([^<]*)</g)];
      const ends = labels.map(([, at, anchor, text = ""]) => {
        // A character is at most 2.9 percent of the figure's 280 px.
        const width = text.length * 2.9;
        const before = anchor === "start" ? 0 : anchor === "middle" ? width / 2 : width;
        const left = Number(at) - before;
        return { left, right: left + width };
      });
      expect(ends.length).toBeGreaterThan(1);
      for (const [index, { left }] of ends.entries()) {
        if (index === 0) continue;
        expect(left, `${judge} ${unit}`).toBeGreaterThan(ends[index - 1]?.right ?? Number.NaN);
      }
    }
  }
});
