import { expect, test } from "vitest";
import { findStudy, listStudies } from "#app/evidence/ledger/studies.server.ts";
import { describeTreatment } from "#app/evidence/ledger/treatment.ts";
import { typeset } from "#app/text/typeset.ts";
import { studyId } from "../../../tests/support/made-up-content.ts";
import { listFacts, summariseStudy } from "./study-summary.server.ts";

const facts = (id: string) => Object.fromEntries(listFacts(findStudy(studyId(id))));

test("a study's facts are design, people, light and who paid, as far as they were seen", () => {
  expect(facts("adler-2011")).toMatchObject({
    Design: "Combined studies (meta-analysis)",
    People: "840",
    Studied: expect.stringContaining("People with neck pain"),
    Funding: "Made-Up Lamps",
  });
  expect(facts("jansen-2016")).not.toHaveProperty("People");
  expect(facts("jansen-2016")).not.toHaveProperty("Funding");
});

test("of each study's light, dose and schedule they say what the abstract has, or that it lacks it", () => {
  for (const study of listStudies()) {
    const treatment = describeTreatment(study);
    const shown = facts(study.id);
    for (const [label, value] of [
      ["Light", treatment?.light],
      ["Dose", treatment?.dose],
      ["Schedule", treatment?.schedule],
    ] as const) {
      const expected = value ? typeset(value) : "not in the summary";
      expect(shown[label], study.id).toBe(treatment ? expected : undefined);
    }
  }
});

test.each<[string, Record<string, string>, string | null]>([
  // "In nine people", "633 and 830 nm LED light".
  ["gruber-2009", { Schedule: "20 min" }, "Not in the summary: dose in figures."],
  ["dorn-2024", {}, "Not in the summary: wavelength, dose in figures, schedule."],
  [
    "ibsen-2014",
    {
      Light: "laser and LED",
      Dose: "6.4 mW/cm², 67 J/cm²",
      Schedule: "56–60 sessions, every other day for 16 weeks",
    },
    null,
  ],
  // The "30 sessions" are in the finding.
  [
    "moser-2014",
    { Light: "570–850 and 611–650 nm", Dose: "9 J/cm²", Schedule: "twice-weekly" },
    null,
  ],
  // A range is more than its two ends: "lines from 1 to 6.5 J/cm²".
  [
    "nagy-2023",
    { Light: "LED, 850 nm", Dose: "1–6.5 J/cm²", Schedule: "five mornings a week" },
    null,
  ],
  // Without treatment of its own.
  ["keller-2018", {}, null],
])("a summary of %s adds only what its finding has not said", (id, expected, lacking) => {
  const { facts, unseen } = summariseStudy(findStudy(studyId(id)));
  const { Studied, ...added } = Object.fromEntries(facts);
  const printed = Object.entries(expected).map(([label, value]) => [label, typeset(value)]);
  expect(added).toEqual(Object.fromEntries(printed));
  expect(unseen).toBe(lacking);
});

test("a summary says who was studied unless its finding does, and how many people once", () => {
  const studied = (id: string) =>
    Object.fromEntries(summariseStudy(findStudy(studyId(id))).facts).Studied;
  expect(studied("olsen-2005")).toBeUndefined();
  expect(studied("hagen-2025")).toBe("Adults with lines");
  for (const study of listStudies()) {
    const { finding, facts } = summariseStudy(study);
    const said = `${finding} ${facts.map(([, value]) => value).join(" ")}`.replaceAll(",", "");
    const count = said.split(new RegExp(`\\b${study.participants} (?:people|patients)`)).length - 1;
    expect(count, study.id).toBeLessThan(2);
  }
});
