import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeSpec } from "./judge-spec.ts";
import { readSpec } from "./read-spec.ts";
import { SPEC_FIELDS, specWords } from "./spec-form.ts";

const read = (query: string) => readSpec(specWords(new URLSearchParams(query)));

function judge(query: string) {
  const { spec, errors } = read(query);
  expect(errors).toEqual({});
  return judgeSpec(spec, () => 0);
}

const FACE = "width=30cm&height=60cm";

describe("irradiance from a face", () => {
  test("takes its area's worth of light: more than 60% is implausible, and no more than that, since a spot may be brighter", () => {
    const at = (irradiance: number) => judge(`watts=180&${FACE}&irradiance=${irradiance}`).at(-1);
    // 180 W over 1,800 cm² are 100 mW/cm².
    expect([50, 60, 61, 100, 101, 500].map((each) => at(each)?.verdict)).toEqual([
      "possible",
      "possible",
      "implausible",
      "implausible",
      "implausible",
      "implausible",
    ]);
    expect(at(101)?.sum).toMatch(/The device takes only 180 W\. It can only be true of a bright/);
  });

  test("beyond what LEDs are rated for is implausible: they may be driven harder", () => {
    const over = "irradiance=100&coverWidth=30cm&coverHeight=60cm";
    expect(judge(`leds=100&ledWatts=1&${over}`).at(-1)).toMatchObject({
      verdict: "implausible",
      sum: expect.stringContaining("180 W of light. Its LEDs are rated for 100 W"),
    });
    expect(judge(`watts=100&leds=100&ledWatts=5&${over}`).at(-1)?.verdict).toBe("implausible");
  });

  test("at a distance follows from the beam that we assume, and is never called impossible by it", () => {
    const far = judge(`watts=100&${FACE}&irradiance=50&at=200cm`);
    expect(far.map(({ verdict }) => verdict)).toEqual(["possible", "implausible", "implausible"]);
    expect(far[2]?.sum).toContain("60°, as we assume");
    expect(judge(`watts=100&${FACE}&irradiance=50&at=1cm`).at(-1)?.sum).toContain("in spots");
  });
});

test("more power never makes a line less possible, and a stronger claim never more", () => {
  const RANK = { possible: 0, implausible: 1, impossible: 2, words: 0 };
  const worst = (query: string) => Math.max(...judge(query).map(({ verdict }) => RANK[verdict]));
  const number = fc.integer({ min: 1, max: 3000 });
  fc.assert(
    fc.property(
      number,
      number,
      number,
      fc.integer({ min: 10, max: 200 }),
      (watts, more, claim, at) => {
        const sheet = (power: number, irradiance: number) =>
          `watts=${power}&${FACE}&irradiance=${irradiance}&at=${at}cm&coverWidth=60cm&coverHeight=60cm`;
        expect(worst(sheet(watts + more, claim))).toBeLessThanOrEqual(worst(sheet(watts, claim)));
        expect(worst(sheet(watts, claim + more))).toBeGreaterThanOrEqual(
          worst(sheet(watts, claim)),
        );
      },
    ),
  );
});

test("a wavelength is counted in the ledger's studies", () => {
  const { spec } = read("nm=660, 990");
  const judged = judgeSpec(spec, (peak) => (peak === 660 ? 12 : 0));
  expect(judged.map(({ sum }) => sum)).toEqual([
    expect.stringContaining("12 of the studies that we list"),
    expect.stringContaining("None of the studies that we list"),
  ]);
});

describe("what can't be read gets a sentence beside its field", () => {
  test.each([
    ["half an LED", "leds=1.5", "leds"],
    ["light that nobody sells", "nm=9000", "nm"],
    ["two numbers", "watts=100&watts=200", "watts"],
  ] as const)("%s", (_, query, field) => {
    const { errors } = read(query);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toMatch(/^Enter /);
  });

  test("whatever is written, nothing throws and no sum is without end", () => {
    const written = fc.oneof(
      fc.string(),
      fc.integer({ min: 1, max: 400 }).map(String),
      fc.constant(""),
    );
    fc.assert(
      fc.property(fc.tuple(...SPEC_FIELDS.map(() => written)), (all) => {
        const pairs = SPEC_FIELDS.map((field, index) => [field, all[index] ?? ""]);
        const { spec } = read(new URLSearchParams(pairs).toString());
        expect(JSON.stringify(judgeSpec(spec, () => 1))).not.toMatch(/NaN|Infinity|undefined/);
      }),
    );
  });
});

test("the worked example of worked-spec-sheet.md is what the page works out", () => {
  const text = readFileSync(new URL("./worked-spec-sheet.md", import.meta.url), "utf8");
  const query = text.match(/`\/spec-sheet\?(.*?)`/)?.[1] ?? "";
  const judged = judge(query);
  expect(judged.length).toBe(5);
  for (const { line, verdict, sum } of judged) {
    expect(text).toContain(`| ${line} | ${verdict} | ${sum} |`);
  }
});
