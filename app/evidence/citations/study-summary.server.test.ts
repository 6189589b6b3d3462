import { expect, test } from "vitest";
import { findStudy, listStudies, type StudyId } from "#app/evidence/ledger/studies.server.ts";
import { describeTreatment } from "#app/evidence/ledger/treatment.ts";
import { typeset } from "#app/text/typeset.ts";
import { listFacts, summariseStudy } from "./study-summary.server.ts";

test("a study's facts are design, people, light and who paid, as far as they were seen", () => {
  expect(facts("friedman-2017")).toMatchObject({
    Design: "Randomized controlled trial",
    Studied: expect.stringContaining("Women aged 18 to 60"),
    Funding: expect.stringContaining("Capillus"),
  });
  expect(facts("friedman-2017")).not.toHaveProperty("People");
  expect(facts("stausholm-2019")).toMatchObject({ People: "1,063" });
  expect(facts("stausholm-2019")).not.toHaveProperty("Funding");
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
      const expected = value ? typeset(value) : "not in the abstract";
      expect(shown[label], study.id).toBe(treatment ? expected : undefined);
    }
  }
});

test.each<[StudyId, Record<string, string>, string | null]>([
  // Of 1063 people with knee osteoarthritis in 22 trials of laser.
  ["stausholm-2019", {}, "Not in the abstract: dose in figures, schedule."],
  // Of "nine people", "830 nm and 633 nm LED", "20-minute sessions".
  ["ablon-2010", {}, "Not in the abstract: dose in figures."],
  ["kwon-2013", { Light: "LED", Schedule: "56 sessions" }, "Not in the abstract: dose in figures."],
  ["mota-2023", { Light: "LED" }, null],
  // A range is more than its two ends.
  ["de-bie-1998", { Dose: "0.5–5 J/cm²" }, null],
  // Without treatment of its own.
  ["heiskanen-2018", {}, null],
])("a summary of %s adds only what its finding has not said", (id, expected, lacking) => {
  const { facts, unseen } = summariseStudy(findStudy(id));
  const { Studied, ...added } = Object.fromEntries(facts);
  const printed = Object.entries(expected).map(([label, value]) => [label, typeset(value)]);
  expect(added).toEqual(Object.fromEntries(printed));
  expect(unseen).toBe(lacking);
});

test("a summary says who was studied unless its finding does, and how many people once", () => {
  const studied = (id: StudyId) => Object.fromEntries(summariseStudy(findStudy(id)).facts).Studied;
  expect(studied("stausholm-2019")).toBeUndefined();
  expect(studied("bjordal-2008")).toBe("Patients with lateral elbow tendinopathy");
  expect(studied("bashkatov-2005")).toContain("Human skin, subcutaneous");
  for (const study of listStudies()) {
    const { finding, facts } = summariseStudy(study);
    const said = `${finding} ${facts.map(([, value]) => value).join(" ")}`.replaceAll(",", "");
    const count = said.split(new RegExp(`\\b${study.participants} (?:people|patients)`)).length - 1;
    expect(count, study.id).toBeLessThan(2);
  }
});

function facts(id: StudyId): Record<string, string> {
  return Object.fromEntries(listFacts(findStudy(id)));
}
