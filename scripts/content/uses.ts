import { readFileSync } from "node:fs";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { type Claim, listClaims } from "#app/evidence/ledger/claims.server.ts";
import { measureEffect } from "#app/evidence/ledger/effect.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import type { Problem } from "../article-check/problem.ts";

/** Uses whose history doesn't end with today's grade and effect, and those that the article on all uses lacks. */
export function usesToMend(
  uses: readonly Claim[] = listClaims(),
  overview = readFileSync(new URL(OVERVIEW, contentFolder), "utf8"),
): Problem[] {
  return uses.flatMap((use) => {
    const last = use.history.at(-1);
    const { grade } = gradeEvidence(use);
    const { size: effect } = measureEffect(use);
    const isTold = last?.grade === grade && last.effect === effect;
    const entry = `the last entry of \`history\` needs grade: ${grade} and effect: ${effect}, which follow from its outcomes and concerns`;
    return [
      ...(isTold ? [] : [{ file: `uses/${use.id}.yaml`, line: 1, text: entry }]),
      ...(overview.includes(`{{${use.id} verdict}}`)
        ? []
        : [{ file: OVERVIEW, line: 1, text: `has no section with {{${use.id} verdict}}` }]),
    ];
  });
}

const OVERVIEW = "articles/the-evidence-condition-by-condition.md";
