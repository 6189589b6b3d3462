import { expect, test } from "vitest";
import { findStudy, listStudies, type StudyId } from "#app/evidence/ledger/studies.server.ts";
import { describeTreatment } from "#app/evidence/ledger/treatment.ts";
import { typeset } from "#app/text/typeset.ts";
import { summariseStudy } from "./study-summary.server.ts";

test("a study is summed up by design, people, light and who paid, as far as they were seen", () => {
  expect(facts("friedman-2017")).toMatchObject({
    Design: "Randomised controlled trial",
    Studied: expect.stringContaining("Women aged 18 to 60"),
    Funder: expect.stringContaining("Capillus"),
  });
  expect(facts("friedman-2017")).not.toHaveProperty("People");
  expect(facts("stausholm-2019")).toMatchObject({ People: "1,063" });
  expect(facts("stausholm-2019")).not.toHaveProperty("Funder");
});

test("of each study's light, dose and schedule it says what the abstract has, or that it lacks it", () => {
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

function facts(id: StudyId): Record<string, string> {
  return Object.fromEntries(summariseStudy(findStudy(id)).facts);
}
