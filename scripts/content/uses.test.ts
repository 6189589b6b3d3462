import { expect, test } from "vitest";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { isOutcomeRef, listStudies } from "#app/evidence/ledger/studies.server.ts";
import { untoldGrade, wrongSides } from "./uses.ts";

test("a use's history ends with its grade", () => {
  const [use] = listClaims();
  if (!use) throw new Error("no use");
  const told = use.history.at(-1) as (typeof use.history)[number];
  expect(untoldGrade(use)).toBeUndefined();
  const old = { ...use, history: [...use.history, { ...told, grade: "high" as const }] };
  expect(untoldGrade(old)).toBe(
    `the last entry of \`history\` needs grade: ${told.grade} and effect: ${told.effect}, which follow from its outcomes and concerns`,
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
    { field: ["supports", 1], text: `${results[1]} favours neither: move it to \`opposes\`` },
  ]);
});
