import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { claimId } from "../../tests/support/made-up-content.ts";
import { effectScale, placeOnScale } from "./effect-scale.ts";
import { chartEffects, findMainMark } from "./effects.server.ts";
import { EffectMark } from "./effects-figure.tsx";
import { turnToLight } from "./turned-effect.ts";

const chart = (uses: readonly string[]) => chartEffects(uses.map(claimId));
const pain = chart(["sore-knees", "sore-necks", "tight-jaws", "stiff-hands"]);

function find(title: RegExp, study: string) {
  const group = pain.find((each) => title.test(each.title));
  return { group, row: group?.rows.find((row) => row.study === study) };
}

test("the line of no difference is on every axis, and room for every interval", () => {
  for (const claims of Map.groupBy(listClaims(), ({ topic }) => topic).values()) {
    for (const group of chartEffects(claims.map(({ id }) => id))) {
      expect(group.line, group.title).toBeGreaterThanOrEqual(0);
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
  expect(pain.map(({ title }) => title)).toEqual([
    "Points of 100",
    "Effect size (0.2 small, 0.5 medium, 0.8 large)",
  ]);
  expect(find(/^Points/, "castell-2016").row).toMatchObject({
    value: "14",
    interval: "9 to 19",
    at: 47.5,
  });
  expect(find(/^Points/, "brandt-2015").row).toBeUndefined();
  expect(find(/^Effect size/, "adler-2011").row).toMatchObject({
    value: "0.55",
    interval: "0.3 to 0.8",
  });
});

test("a use's own mark is that of its main result, on the chart's axis", () => {
  const { group, row } = find(/^Points/, "adler-2011");
  expect(findMainMark(pain, claimId("sore-necks"))).toEqual({
    line: group?.line,
    ticks: group?.ticks,
    row,
  });
  // Its main result has no interval; an older one is drawn.
  expect(find(/^Points/, "olsen-2005").row).toBeDefined();
  expect(findMainMark(pain, claimId("stiff-hands"))).toBeNull();
});

test("signs are turned by who was better, not by the minus", () => {
  // 1.4 of 10 cm less pain.
  expect(find(/^Points/, "castell-2016").row).toMatchObject({ value: "14", interval: "9 to 19" });
  // No clear difference: less pain is to the right all the same.
  const { group, row } = find(/^Effect size/, "brandt-2015");
  expect(row).toMatchObject({ value: "0.28", interval: "−0.1 to 0.66" });
  expect(row?.from).toBeLessThan(group?.line ?? 0);
});

test("what has no unit or no interval is not on an axis", () => {
  const drawn: string[] = pain.flatMap(({ rows }) => rows.map(({ study }) => study));
  expect(drawn).not.toContain("dorn-2024");
});

test("no mark is without a length, which readers of PDF do not draw", () => {
  const { group, row } = find(/^Points/, "castell-2016");
  if (!group || !row) expect.unreachable();
  const html = renderToStaticMarkup(<EffectMark strip={{ ...group, row }} />);
  expect(html).toContain('class="square"');
  expect(html).toContain('class="interval"');
  expect(html).not.toMatch(/[hv]0"/);
});

test("people are those behind the figure; a review's total is said to be its total", () => {
  expect(find(/^Points/, "adler-2011").row?.behind).toBe("9 trials");
  expect(find(/^Points/, "castell-2016").row?.behind).toBe("1,040 people in the review");
});

test("an axis says once what it counts", () => {
  const titles = chart(["lifting", "thin-hair-men"]).map(({ title }) => title);
  expect(titles).toContain("Repetitions");
  expect(titles).toContain("Hair density, hairs/cm²");
});

test("a result that two uses rest on is one row", () => {
  const groups = chart(["thin-hair-men", "thin-hair-women"]);
  const density = groups.find(({ title }) => title === "Hair density, hairs/cm²");
  expect(density?.rows).toHaveLength(1);
  expect(density?.rows[0]?.uses.map(({ id }) => id)).toEqual(["thin-hair-men", "thin-hair-women"]);
});

test("ratios are on a logarithm, whose line is 1", () => {
  const scale = effectScale({ kind: "ratio" }, [1.32, 5.98]);
  expect(scale.line).toBe(1);
  const [one, two, four] = [1, 2, 4].map((value) => placeOnScale(scale, value));
  expect((four ?? 0) - (two ?? 0)).toBeCloseTo((two ?? 0) - (one ?? 0), 0);
});

test("what light makes rarer is drawn as so many times less likely, apart from what it makes likelier", () => {
  const outcome = { measure: "mouth sores", favours: "light" } as const;
  const turned = turnToLight({ ...outcome, effect: { kind: "RR", value: 0.25, ci: [0.2, 0.5] } });
  expect(turned).toMatchObject({ value: 4, ci: [2, 5] });
  expect(turned && effectScale(turned.unit, [4]).title).toBe("Times less likely");
  const likelier = turnToLight({ ...outcome, effect: { kind: "RR", value: 1.5, ci: [1.2, 2] } });
  expect(likelier && effectScale(likelier.unit, [1.5]).title).toBe("Times as likely");
});

test("an effect off the usual axis widens it", () => {
  expect(effectScale({ kind: "points" }, [10, 62]).to).toBeGreaterThan(62);
  expect(effectScale({ kind: "points" }, [10, 20]).to).toBe(35);
});
