import { readFileSync } from "node:fs";
import { problemIn } from "#app/content/content-files.server.ts";
import { contentFolder } from "#app/content/content-folder.server.ts";
import type { Problem } from "#app/content/problem.ts";
import { type Claim, listClaims } from "#app/evidence/ledger/claims.server.ts";
import { measureEffect } from "#app/evidence/ledger/effect.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { findOutcome } from "#app/evidence/ledger/studies.server.ts";

/** Uses with a result on the wrong side, or whose history lacks today's grade, and those that the article on all uses lacks. */
export function usesToMend(): Problem[] {
  const overview = readFileSync(new URL(OVERVIEW, contentFolder), "utf8");
  return listClaims().flatMap((use) => {
    const untold = untoldGrade(use);
    const section = `{{${use.id} verdict}}`;
    return [
      ...wrongSides(use).map(({ field, text }) => problemIn(`uses/${use.id}.yaml`, field, text)),
      ...(untold ? [problemIn(`uses/${use.id}.yaml`, ["history"], untold)] : []),
      ...(overview.includes(section)
        ? []
        : [{ file: OVERVIEW, line: 1, text: `has no section with ${section}: copy another one` }]),
    ];
  });
}

/** Results that found no more than fake light did, among those for the use. */
export function wrongSides({ supports }: Pick<Claim, "supports">) {
  return supports.flatMap((result, index) => {
    const { comparison, favours } = findOutcome(result).outcome;
    if (comparison !== "sham" || favours === "light") return [];
    const text = `${result} favours ${favours}: move it to \`opposes\``;
    return [{ field: ["supports", index], text }];
  });
}

/** What the history lacks, if anything. */
export function untoldGrade(use: Claim): string | undefined {
  const last = use.history.at(-1);
  const { grade } = gradeEvidence(use);
  const { size: effect } = measureEffect(use);
  if (last?.grade === grade && last.effect === effect) return undefined;
  return `the last entry of \`history\` needs grade: ${grade} and effect: ${effect}, which follow from its outcomes and concerns`;
}

const OVERVIEW = "articles/the-evidence-condition-by-condition.md";
