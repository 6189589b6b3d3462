import { expect, test } from "vitest";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { untoldGrade } from "./uses.ts";

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
