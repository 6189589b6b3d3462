import { expect, test } from "vitest";
import { getBenefitPage } from "#app/benefits/benefit-page.server.ts";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { findOutcome, findStudy } from "#app/evidence/ledger/studies.server.ts";
import { resultOf } from "#app/evidence/words/outcome-result.ts";
import { madeUpClaim } from "../../../tests/support/made-up-content.ts";
import { getAnswer } from "./use-answer.server.ts";

const PAGES = ["pain-inflammation", "skin-health"] as const;

const painFor = (id: string | null) => getAnswer("pain-inflammation", id);

test("a result with an interval and a unit is drawn; others say why not, with what each study found", () => {
  expect(painFor(null)).toMatchObject({
    id: "sore-necks",
    strip: expect.any(Object),
    instead: null,
  });
  const { strip, instead } = getAnswer("skin-health", null);
  expect(strip).toBeNull();
  expect(instead?.studies[0]).toMatchObject({ source: { id: "hagen-2025" }, people: "60 people" });
  expect(painFor("stiff-hands").instead?.studies).not.toHaveLength(0);
});

test("settings of another study than the figure's are not said to be those of the figure", () => {
  expect(painFor("sore-necks").answer).toMatchObject({
    source: { id: "adler-2011" },
    tried: { label: "One study used", study: { id: "eklund-2013" } },
  });
  expect(painFor("sore-knees").answer).toMatchObject({
    source: { id: "castell-2016" },
    tried: {
      label: "The study used",
      settings: "904\u00a0nm laser",
      study: { id: "castell-2016" },
    },
  });
  expect(painFor("stiff-hands").answer.tried).toEqual({
    label: "Settings",
    settings: "not reported",
    study: null,
  });
});

test("a plan is never given as advice, and no plan is said in a sentence", () => {
  expect(painFor("sore-knees").answer.doseLabel).toBe(
    "If you try it anyway (our plan, not tested in a trial)",
  );
  expect(getAnswer("skin-health", "face-lines").answer.doseLabel).toBe(
    "If you try it (our plan, not tested in a trial)",
  );
  expect(painFor("sore-knees").answer.mayHelp).toBe(false);
  expect(getAnswer("skin-health", "face-lines").answer.mayHelp).toBe(true);
  expect(painFor("tight-jaws").answer).toMatchObject({
    doseLabel: "At home",
    dose: "We don’t have a home plan: a made-up dentist can plan one",
  });
});

test.each(PAGES)(
  "on %s every use is drawn or has its results by study, all of them from the ledger",
  (slug) => {
    const references = getBenefitPage(slug).references.map(({ id }) => id);
    for (const { claim: id } of loadBenefit(slug).applications) {
      const { strip, instead, assessment } = getAnswer(slug, id);
      expect(Boolean(strip || instead), id).toBe(assessment.grade !== null);
      const { supports, opposes } = madeUpClaim(id);
      const outcomes = [...supports, ...opposes].map(findOutcome);
      for (const { source, people, results } of instead?.studies ?? []) {
        expect(references, `${id}: its reference`).toContain(source.id);
        const { participants } = findStudy(source.id);
        expect(people).toBe(participants ? `${participants.toLocaleString("en-US")} people` : "");
        const own = outcomes.filter(({ study }) => study.id === source.id);
        expect(results).toEqual(own.flatMap(({ outcome }) => resultOf(outcome) ?? []));
      }
    }
  },
);
