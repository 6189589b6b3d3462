import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeSpec, questionsFor } from "./judge-spec.ts";
import { readSpec } from "./read-spec.ts";
import { SPEC_FIELDS, specWords } from "./spec-form.ts";

const read = (query: string) => readSpec(specWords(new URLSearchParams(query)));

function judge(query: string) {
  const { spec, errors } = read(query);
  expect(errors).toEqual({});
  return judgeSpec(spec, () => 0);
}

const verdicts = (query: string) => judge(query).map(({ verdict }) => verdict);
const FACE = "width=30cm&height=60cm";

describe("LED ratings", () => {
  test("are no power that the wall does not give", () => {
    const [, ratings] = judge("watts=200&leds=200&ledWatts=5");
    expect(ratings?.verdict).toBe("impossible");
    expect(ratings?.line).toBe("200 LEDs of 5 W each");
    expect(ratings?.sum).toContain("200 × 5 W = 1,000 W, but the device takes 200 W from the wall");
    expect(ratings?.sum).toContain("“5 W” is only what each LED could take");
    expect(verdicts("watts=200&leds=200&ledWatts=1")).toEqual(["possible", "possible"]);
  });

  test("without the wall's watts are called neither a rating nor a draw", () => {
    const [ratings] = judge("leds=200&ledWatts=5");
    expect(ratings?.line).toBe("200 LEDs of 5 W each");
    expect(ratings?.sum).not.toContain("not what they draw");
    expect(ratings?.sum).toContain("Ask the seller which it is");
  });

  test("are never called light", () => {
    for (const query of ["leds=200&ledWatts=5", "watts=2000&leds=200&ledWatts=5"]) {
      expect(judge(query).at(-1)?.sum).toMatch(/(?:not|isn’t) light/);
    }
  });
});

describe("irradiance from a face", () => {
  test("takes its area's worth of light: more than 60% is implausible, and no more than that, since a spot may be brighter", () => {
    const at = (irradiance: number) => judge(`watts=180&${FACE}&irradiance=${irradiance}`).at(-1);
    // 180 W over 1,800 cm² are 100 mW/cm².
    expect([50, 60, 61, 100, 101, 500].map((each) => at(each)?.verdict)).toEqual([
      ...["possible", "possible", "implausible", "implausible", "implausible", "implausible"],
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

  test("over a body takes so many watts, and nothing is judged without a power", () => {
    const over = "irradiance=200&at=30cm&coverWidth=60cm&coverHeight=180cm";
    expect(judge(`watts=300&${over}`).at(-1)).toMatchObject({
      line: "200 mW/cm², and covers 24 × 71 in (60 × 180 cm)",
      // Nobody printed that it gives so much over all of it.
      verdict: "implausible",
      sum: "If it gives that much over all of that, 200 mW/cm² × 10,800 cm² = 2,160 W of light. The device takes only 300 W. Both numbers can be true, but not in the same place: this strength on one spot, and less over the rest.",
    });
    const [unknown] = judge(over);
    expect(unknown?.verdict).toBe("words");
    expect(unknown?.sum).toContain("3,600–7,200 W at the wall");
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

describe("words", () => {
  test("of the FDA are told apart", () => {
    const of = (word: string) => verdicts(`fda=${word}`);
    expect(of("registered")).toEqual(["words"]);
    expect(of("certified")).toEqual(["impossible"]);
    expect(of("cleared")).toEqual(["possible"]);
    expect(of("approved")).toEqual(["possible"]);
    expect(of("granted")).toEqual(["words"]);
    expect(questionsFor(read("fda=granted").spec).join(" ")).toContain("De Novo number");
  });

  test("“medical grade” can't be judged, and is asked for", () => {
    expect(verdicts("grade=medical")).toEqual(["words"]);
    expect(questionsFor(read("grade=medical").spec).join(" ")).toContain("“medical grade”");
  });

  test("a wavelength is counted in the ledger's studies", () => {
    const { spec } = read("nm=660, 990");
    const judged = judgeSpec(spec, (peak) => (peak === 660 ? 12 : 0));
    expect(judged.map(({ sum }) => sum)).toEqual([
      expect.stringContaining("12 of the studies that we list"),
      expect.stringContaining("None of the studies that we list"),
    ]);
  });
});

test("light outside the red and near infrared is judged, not refused", () => {
  const judged = judge("nm=460, 660, 1064");
  expect(judged.map(({ line, verdict }) => `${line} ${verdict}`)).toEqual([
    "460 nm possible",
    "660 nm possible",
    "1064 nm possible",
  ]);
  expect(judged.map(({ sum }) => sum)).toEqual([
    expect.stringContaining("This isn’t red or near-infrared light"),
    expect.not.stringContaining("This is"),
    expect.stringContaining("further in the infrared"),
  ]);
});

test("questions ask for what is missing, and for what was measured how", () => {
  expect(questionsFor(read("").spec)[0]).toMatch(/^How many watts/);
  expect(questionsFor(read("irradiance=100&at=15cm").spec).join(" ")).toContain(
    "What instrument measured the 100 mW/cm², at 5.9 in (15 cm)",
  );
});

describe("what can't be read gets a sentence beside its field", () => {
  test.each([
    ["letters", "watts=many", "watts"],
    ["a negative number", "watts=-5", "watts"],
    ["a power of ten", "irradiance=1e9", "irradiance"],
    ["far too much", "watts=1000000000", "watts"],
    ["a unit", "at=6 lb", "at"],
    ["half an LED", "leds=1.5", "leds"],
    ["markup", "ledWatts=<b>&leds=2", "ledWatts"],
    ["light that nobody sells", "nm=9000", "nm"],
    ["two numbers", "watts=100&watts=200", "watts"],
  ] as const)("%s", (_, query, field) => {
    const { errors } = read(query);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toMatch(/^Enter /);
  });

  test("a choice that its list lacks, or two of it", () => {
    expect(read("fda=constructor&grade=surgical").errors).toEqual({
      grade: "Choose from the list.",
      fda: "Choose from the list.",
    });
    expect(read("fda=cleared&fda=approved").errors.fda).toBe("Choose from the list.");
  });

  test("half a pair is asked for its other half", () => {
    expect(Object.keys(read("width=30cm").errors)).toEqual(["height"]);
    expect(Object.keys(read("coverHeight=30cm").errors)).toEqual(["coverWidth"]);
    expect(Object.keys(read("ledWatts=3").errors)).toEqual(["leds"]);
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
