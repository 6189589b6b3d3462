import { expect, test } from "vitest";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { isOutcomeRef, listStudies } from "#app/evidence/ledger/studies.server.ts";
import { testedVerdict } from "#app/evidence/ledger/verdict.ts";
import { citesUntoldGuideline, contradictions, untoldGrade, wrongSides } from "./uses.ts";

test("a use's history ends with its grade", () => {
  const [use] = listClaims();
  if (!use) throw new Error("no use");
  const told = use.history.at(-1) as (typeof use.history)[number];
  expect(untoldGrade(use)).toBeUndefined();
  const { tested: _unsaid, ...home } = told;
  expect(untoldGrade({ ...use, history: [{ ...home, tested: "high" as const }] })).toBeDefined();
  const old = { ...use, history: [...use.history, { ...told, grade: "high" as const }] };
  expect(untoldGrade(old)).toBe(
    `add an entry to \`history\` with grade: ${told.grade} and effect: ${told.effect}, which follow from its outcomes and concerns`,
  );
});

test("a result no better than fake light doesn't support a use", () => {
  const results = (["light", "neither"] as const).map((side) => {
    const [found] = listStudies().flatMap(({ id, outcomes }) =>
      Object.entries(outcomes)
        .filter(([, { comparison, favours }]) => comparison === "sham" && favours === side)
        .map(([name]) => `${id}/${name}`)
        .filter(isOutcomeRef),
    );
    if (!found) throw new Error(`no result that favours ${side}`);
    return found;
  });
  expect(wrongSides({ supports: results })).toEqual([
    { field: ["supports", 1], text: expect.stringContaining(`${results[1]} favours neither`) },
  ]);
});

test("a result for the comparator, or that may be no effect by its interval, doesn't support a use", () => {
  const results = listStudies().flatMap(({ id, outcomes }) =>
    Object.entries(outcomes).map(([name, outcome]) => ({ ref: `${id}/${name}`, ...outcome })),
  );
  const worse = results.find(({ favours }) => favours === "comparator");
  const unsure = results.find(
    ({ favours, effect: { ci, kind } = {} }) =>
      favours === "light" && kind === "SMD" && ci && ci[0] <= 0 && ci[1] >= 0,
  );
  for (const result of [worse, unsure]) {
    if (!result || !isOutcomeRef(result.ref)) throw new Error("no such result");
    expect(wrongSides({ supports: [result.ref] })).toHaveLength(1);
  }
});

test("a use that cites a guideline doesn't say that there is none", () => {
  const [use] = listClaims();
  const guideline = listStudies().find(({ design }) => design === "guideline");
  if (!use || !guideline) throw new Error("no use, or no guideline");
  const citing = { ...use, background: [guideline.id] };
  expect(citesUntoldGuideline(citing, [])).toContain(`${guideline.id} is a guideline`);
  expect(citesUntoldGuideline(citing, [use.id])).toBeUndefined();
  expect(citesUntoldGuideline({ ...use, background: [] }, [])).toBeUndefined();
});

test("a use has numbers of its own studies only, and names the light of its second verdict", () => {
  const [use] = listClaims();
  if (!use) throw new Error("no use");
  const other = listStudies().find(({ id }) => !JSON.stringify(use).includes(id));
  if (!other) throw new Error("no other study");
  expect(contradictions(use)).toEqual([]);
  const citing = { ...use, population: `{{${other.id} participants}} adults` };
  expect(contradictions(citing)).toEqual([{ field: [], text: expect.stringContaining(other.id) }]);
  expect(contradictions({ ...citing, background: [other.id] })).toEqual([]);

  const two = listClaims().find((each) => testedVerdict(each, gradeEvidence(each)));
  if (!two) throw new Error("no use with a light of its own");
  const { tested: _, ...statement } = two.statement;
  expect(contradictions({ ...two, statement })).toEqual([
    { field: ["statement"], text: expect.any(String) },
  ]);
});
