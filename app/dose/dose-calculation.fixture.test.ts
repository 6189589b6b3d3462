import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assumedPanel, panelIrradiance } from "#app/evidence/ledger/assumed-panel.server.ts";
import { claimId, studyId } from "../../tests/support/made-up-content.ts";
import { type Calculation, calculate } from "./dose-calculation.ts";
import { DOSE_FIELDS, doseWords } from "./dose-form.ts";
import { doseTexts } from "./dose-texts.server.ts";
import type { DoseData, DoseUse, Trial } from "./dose-trial.ts";

const use = (id: string, rest: Partial<DoseUse> = {}): DoseUse => ({
  id: claimId(id),
  name: "Made-up aches",
  page: "pain-inflammation",
  lasers: "none",
  nm: [],
  plan: { from: 18, to: 24 },
  ...rest,
});
const trial = (id: string, laser: boolean, ...uses: string[]): Trial => ({
  id: studyId(id),
  name: id,
  about: "pain",
  laser,
  contact: laser,
  nm: [],
  doses: [{ from: 4, to: 6, result: "better" }],
  uses: uses.map(claimId),
});
const data: DoseData = {
  trials: [trial("adler-2011", true, "laser", "both"), trial("hagen-2025", false, "both", "led")],
  uses: [
    use("laser", { lasers: "all" }),
    use("both", { lasers: "some", plan: null }),
    use("led", { doubt: "The studies don’t point to a benefit." }),
  ],
  devices: [
    { id: "panel", name: "Panel", kind: "array", nm: [], basis: "assumed", assumed: assumedPanel },
    { id: "pad", name: "Pad", kind: "worn", nm: [], places: ["pain-inflammation"] },
  ],
  judgedSafe: [{ dose: 320, skin: "light skin" }],
  texts: doseTexts,
};
const work = (query: string) => calculate(doseWords(new URLSearchParams(query)), data);
const EXAMPLE = "claim=100&at=15cm&distance=46cm&minutes=10";

function reported(query: string): Extract<Calculation, { status: "ok" }> {
  const calculation = work(query);
  if (calculation.status !== "ok") expect.unreachable(JSON.stringify(calculation));
  return calculation;
}

test("at each distance, one panel gives what our plans assume there", () => {
  for (const [inches, assumed] of Object.entries(panelIrradiance)) {
    const { dose } = reported(`device=panel&minutes=10&distance=${inches}in`);
    expect(dose.irradiance.from).toBe(dose.irradiance.to);
    expect(Math.abs(dose.irradiance.to - assumed), `${inches} inches`).toBeLessThanOrEqual(2.5);
  }
});

test("a choice that its list lacks is said to be none, or two of it", () => {
  for (const choice of ["device=toaster", "use=toString", "method=constructor"]) {
    const [field = ""] = choice.split("=");
    const errors = { [field]: "Choose from the list." };
    expect(work(`${EXAMPLE}&${choice}`)).toMatchObject({ status: "invalid", errors });
    expect(work(choice)).toEqual({ status: "invalid", errors, missing: {} });
  }
  expect(work(`${EXAMPLE}&device=own&device=pad`)).toMatchObject({
    errors: { device: "Choose from the list." },
  });
});

describe("warns", () => {
  const warnings = (query: string) => reported(query).warnings.join("\n");

  test("of a light that can burn, and calls a dose low, usual, high or too much", () => {
    const lamp = (claim: number, minutes: number) =>
      reported(`claim=${claim}&at=15cm&distance=15cm&minutes=${minutes}&method=own`);
    expect(lamp(300, 60).warnings.join("\n")).toMatch(/^More than 200 mW\/cm² can heat and burn/);
    expect(warnings("device=own-worn&claim=500&minutes=1")).toMatch(
      /heat and burn your skin.*Ask the maker before you use it/,
    );
    expect(warnings("device=own-worn&claim=500&minutes=1")).not.toContain("Move");
    const strong = reported("claim=300&at=15cm&distance=15cm&minutes=1&use=led");
    expect(strong.paragraphs.join(" ")).not.toContain("minutes with this light");
    const called = (claim: number, minutes: number) => lamp(claim, minutes).paragraphs[0];
    expect(called(1, 10)).toMatch(/^That’s a very low dose\./);
    // 2.97 is shown as 3, where our plans start.
    expect(lamp(4.125, 10).headline.answer).toBe("2–3 J/cm²");
    expect(called(4.125, 10)).toMatch(/^That’s a low dose,/);
    expect(called(20, 10)).toMatch(/^That’s within our usual range of 4–24 J\/cm²\./);
    expect(called(50, 20)).toMatch(/^That’s a high dose\. .* within our limit of 90\./);
    expect(called(100, 30)).toMatch(/^That’s too much\. Our limit is 90 J\/cm²\./);
    expect(called(300, 60)).toMatch(/^That’s far too much\. .*blistered skin/);
  });

  test("of a burning middle, however large the area that the mean is taken over", () => {
    const lamp =
      "claim=1000&at=10cm&distance=10cm&minutes=10&width=10cm&height=10cm&leds=16&beam=30";
    const { paragraphs, dose } = reported(`${lamp}&area=20000cm²`);
    expect(dose.fluence.to).toBeCloseTo(3.16, 2);
    expect(paragraphs.join(" ")).toContain(
      "The middle gets 600 J/cm² at 1,000 mW/cm². That’s far too much.",
    );
    expect(warnings(`${lamp}&area=20000cm²`)).toMatch(
      /^More than 200 mW\/cm² .*In the middle of the area/,
    );
    const panel = "claim=300&at=15cm&distance=15cm&minutes=5&width=20cm&height=20cm&leds=100";
    expect(reported(`${panel}&area=10000cm²`).paragraphs.join(" ")).toContain(
      "90 J/cm² at 300 mW/cm²",
    );
    expect(warnings(`${panel}&area=10000cm²`)).toMatch(
      /^More than 200 mW\/cm² .*In the middle of the area/,
    );
    expect(warnings(panel)).not.toContain("In the middle");
  });

  test("of lasers, all or some, and of a dose below all others", () => {
    const said = (id: string) => warnings(`claim=1&at=15cm&distance=15cm&minutes=1&use=${id}`);
    expect(said("laser")).toMatch(/^The studies used lasers on tiny spots, often held against/);
    expect(said("both")).toMatch(/^Some of the studies used lasers/m);
    expect(said("both")).toMatch(/lower than in any study .* apart from lasers \(at least 4 J/);
    expect(said("led")).not.toMatch(/used lasers/);
  });
});

test("a device on the skin says that distances are left out, and no time is longer than a day", () => {
  const weak = reported("device=pad&claim=0.1&at=15cm&distance=30cm&minutes=1&use=led");
  expect(weak.assumptions.join(" ")).toContain("we left out the distances");
  expect(weak.paragraphs.join(" ")).toContain("takes more than 1,440 minutes");
});

test("says for every use what nobody knows, and calls no dose right", () => {
  for (const { id, plan, doubt } of data.uses) {
    const text = reported(`${EXAMPLE}&use=${id}`).paragraphs.join(" ");
    expect(text, id).toMatch(/No one knows the right dose/);
    expect(text, id).not.toMatch(/\b(optimal|ideal|best|recommended|correct)\b/i);
    expect(/our plan for .* takes [\d.–,]+ minutes/i.test(text), id).toBe(plan !== null);
    expect(text.includes("We don’t have a home plan"), id).toBe(plan === null);
    if (doubt) expect(text, id).toContain(`${doubt} If you try it anyway, our plan`);
  }
});

test("whatever is written, nothing throws and no number is without end", () => {
  const number = fc.oneof(
    fc.double({ min: 0, max: 400 }).map(String),
    fc.string(),
    fc.constant(""),
  );
  fc.assert(
    fc.property(fc.tuple(...DOSE_FIELDS.map(() => number)), (all) => {
      const pairs = DOSE_FIELDS.map((field, index) => [field, all[index] ?? ""]);
      const calculation = work(new URLSearchParams(pairs).toString());
      if (calculation.status !== "ok") return;
      const { irradiance, fluence } = calculation.dose;
      for (const value of [...Object.values(irradiance), ...Object.values(fluence)]) {
        expect(Number.isFinite(value) && value > 0).toBe(true);
      }
    }),
  );
});
