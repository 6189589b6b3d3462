import { expect, test } from "vitest";
import { getBenefitPage } from "#app/benefits/benefit-page.server.ts";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { findOutcome, findStudy } from "#app/evidence/ledger/studies.server.ts";
import { resultOf } from "#app/evidence/words/outcome-result.ts";
import { getAnswer } from "./use-answer.server.ts";

test("a result with an interval and a unit is drawn; others say why not, with what each study found", async () => {
  const answerOf = (slug: "skin-health" | "sleep-energy" | "pain-inflammation") =>
    getAnswer(slug, null);
  const [skin, sleep, pain] = await Promise.all([
    answerOf("skin-health"),
    answerOf("sleep-energy"),
    answerOf("pain-inflammation"),
  ]);
  expect(pain).toMatchObject({ strip: expect.any(Object), instead: null });
  expect(skin.strip).toBeNull();
  expect(skin.instead?.lacking).toBe("likely range");
  expect(skin.instead?.studies[0]).toMatchObject({
    source: { id: "park-2025" },
    people: "60 people",
    results: ["better", "better"],
  });
  expect(sleep.instead?.lacking).toBe("size");
});

test("settings of another study than the figure's are not said to be those of the figure", async () => {
  const answerOf = (id: string) => getAnswer("pain-inflammation", id);
  const [neck, back, jaw] = await Promise.all(
    ["neck-pain", "back-pain", "jaw-joint"].map(async (id) => (await answerOf(id)).answer),
  );
  expect(neck).toMatchObject({
    source: { id: "chow-2009" },
    tried: { label: "One study used", study: { id: "teixeira-2022" } },
  });
  expect(back).toMatchObject({
    source: { id: "glazov-2016" },
    tried: { label: "The study used", study: { id: "glazov-2016" } },
  });
  expect(jaw?.tried).toEqual({
    label: "Settings",
    settings: "not reported",
    study: null,
  });
});

test("a plan is never given as advice, and no plan is said in a sentence", async () => {
  const answerOf = async (id: string) => (await getAnswer("pain-inflammation", id)).answer;
  expect((await answerOf("knee-osteoarthritis")).doseLabel).toBe(
    "If you try it anyway (our plan, not tested in a trial)",
  );
  expect((await answerOf("fibromyalgia")).doseLabel).toBe(
    "If you try it (our plan, not tested in a trial)",
  );
  expect(await answerOf("jaw-joint")).toMatchObject({
    doseLabel: "At home",
    dose: "We don’t have a home plan: a dentist or jaw clinic can plan one",
  });
});

test("every use is drawn or has its results by study, all of them from the ledger", async () => {
  const claims = new Map(listClaims().map((claim) => [claim.id, claim]));
  for (const { slug } of benefits) {
    const references = (await getBenefitPage(slug)).references.map(({ id }) => id);
    for (const { claim: id } of loadBenefit(slug).applications) {
      const { strip, instead, assessment } = await getAnswer(slug, id);
      expect(Boolean(strip || instead), id).toBe(assessment.grade !== null);
      const claim = claims.get(id);
      const outcomes = [...(claim?.supports ?? []), ...(claim?.opposes ?? [])].map(findOutcome);
      for (const { source, people, results } of instead?.studies ?? []) {
        expect(references, `${id}: its reference`).toContain(source.id);
        const { participants } = findStudy(source.id);
        expect(people).toBe(participants ? `${participants.toLocaleString("en-US")} people` : "");
        const own = outcomes.filter(({ study }) => study.id === source.id);
        expect(results).toEqual(own.flatMap(({ outcome }) => resultOf(outcome) ?? []));
      }
    }
  }
});

test("no use says its unit again after it", async () => {
  const spoken: Readonly<Record<string, string>> = { "×": "times", "cm²": "square" };
  for (const { slug } of benefits) {
    for (const { claim } of loadBenefit(slug).applications) {
      const { unit, gain } = (await getAnswer(slug, claim)).answer.headline;
      const words = gain.split(/\P{L}+/u);
      for (const word of unit.split(/[/ ]/).filter((each) => each && each !== "of")) {
        expect(words, claim).not.toContain(spoken[word] ?? word);
      }
    }
  }
});
