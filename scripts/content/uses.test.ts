import { expect, test } from "vitest";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { usesToMend } from "./uses.ts";

test("a use says what its grade is now, and has its section in the article on all uses", () => {
  const [use] = listClaims();
  if (!use) throw new Error("no use");
  const told = use.history.at(-1) as (typeof use.history)[number];
  const overview = `{{${use.id} verdict}}`;
  expect(usesToMend([use], overview)).toEqual([]);
  const old = { ...use, history: [...use.history, { ...told, grade: "high" as const }] };
  expect(usesToMend([old], "")).toEqual([
    {
      file: `uses/${use.id}.yaml`,
      line: 1,
      text: `the last entry of \`history\` needs grade: ${told.grade} and effect: ${told.effect}, which follow from its outcomes and concerns`,
    },
    {
      file: "articles/the-evidence-condition-by-condition.md",
      line: 1,
      text: `has no section with {{${use.id} verdict}}`,
    },
  ]);
});
