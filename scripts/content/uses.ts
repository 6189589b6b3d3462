import { readFileSync } from "node:fs";
import { problemIn } from "#app/content/content-files.server.ts";
import { contentFolder } from "#app/content/content-folder.server.ts";
import type { Problem } from "#app/content/problem.ts";
import { type Claim, listClaims } from "#app/evidence/ledger/claims.server.ts";
import { mayBeNone, sizeOfEffect } from "#app/evidence/ledger/effect.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { listGuidelines } from "#app/evidence/ledger/guidelines.server.ts";
import { headline } from "#app/evidence/ledger/headline.ts";
import { findOutcome, findStudy, isStudyId } from "#app/evidence/ledger/studies.server.ts";
import { testedVerdict } from "#app/evidence/ledger/verdict.ts";
import type { Found } from "./studies.ts";

/**
 * Uses with a result on the wrong side, or whose history lacks today's grade, or that cite a guideline and say that there is
 * none, and those that the article on all uses lacks.
 */
export function usesToMend(): Problem[] {
  const overview = readFileSync(new URL(OVERVIEW, contentFolder), "utf8");
  const guided = [...listGuidelines().values()].flatMap(({ claims }) => claims);
  return listClaims().flatMap((use) => {
    const untold = untoldGrade(use);
    const untoldGuideline = citesUntoldGuideline(use, guided);
    const section = `{{${use.id} verdict}}`;
    const found: Found[] = [
      ...wrongSides(use),
      ...(untold ? [{ field: ["history"], text: untold }] : []),
      ...(untoldGuideline ? [{ field: ["background"], text: untoldGuideline }] : []),
      ...contradictions(use),
    ];
    return [
      ...found.map(({ field, text }) => problemIn(`uses/${use.id}.yaml`, field, text)),
      ...(overview.includes(section)
        ? []
        : [{ file: OVERVIEW, line: 1, text: `has no section with ${section}: copy another one` }]),
    ];
  });
}

/**
 * Results that are no benefit, among those for the use: they favour the comparator, found no more than fake light did, or
 * there may be no effect within their interval.
 */
export function wrongSides({ supports }: Pick<Claim, "supports">) {
  return supports.flatMap((result, index) => {
    const { comparison, favours, effect } = findOutcome(result).outcome;
    const isNone = favours === "comparator" || (comparison === "sham" && favours !== "light");
    if (!isNone && !(effect && mayBeNone(effect))) return [];
    const why = isNone ? `favours ${favours}` : "may be no effect by its interval";
    return [
      {
        field: ["supports", index],
        text: `${result} ${why}: move it to \`opposes\`, or leave it out where it is about another light`,
      },
    ];
  });
}

/** What the history lacks, if anything. */
export function untoldGrade(use: Claim): string | undefined {
  const last = use.history.at(-1);
  const { grade, tested } = gradeEvidence(use);
  const effect = sizeOfEffect(use);
  const told = last?.tested ?? last?.grade;
  if (last?.grade === grade && told === tested && last.effect === effect) return undefined;
  const grades = tested === grade ? `grade: ${grade}` : `grade: ${grade}, tested: ${tested}`;
  return `add an entry to \`history\` with ${grades} and effect: ${effect}, which follow from its outcomes and concerns`;
}

/** The use's page says "We found no guideline" without an entry in guidelines.yaml. `guided`: the uses that have one. */
export function citesUntoldGuideline(
  { id, background }: Pick<Claim, "id" | "background">,
  guided: readonly string[],
): string | undefined {
  const cited = background.find((study) => findStudy(study).design === "guideline");
  if (cited === undefined || guided.includes(id)) return undefined;
  return `${cited} is a guideline, and the page says that we found none: add it to guidelines.yaml with ${id} under \`claims\``;
}

/** Numbers of studies that are not the use's own, a figure too long for its row, and a verdict without its light. */
export function contradictions(use: Claim): Found[] {
  const { page: _, ...record } = use;
  const own = new Set<string>(use.background);
  for (const result of [...use.supports, ...use.opposes]) own.add(findOutcome(result).study.id);
  const taken = JSON.stringify(record).matchAll(/\{\{([\w-]+)/g);
  const foreign = Array.from(taken, ([, id = ""]) => id).find(
    (id) => isStudyId(id) && !own.has(id),
  );
  const { figure, unit } = headline(use);
  const row = `${figure} ${unit}`;
  return [
    ...(foreign
      ? [
          {
            field: [],
            text: `has a number of ${foreign}, which is none of its studies: add it under \`background\``,
          },
        ]
      : []),
    ...(row.length > LONGEST_ROW
      ? [
          {
            field: ["main"],
            text: `its figure has ${row.length} characters, “${row}”: shorten the unit to ${LONGEST_ROW} in all`,
          },
        ]
      : []),
    ...(testedVerdict(use, gradeEvidence(use)) && !use.statement.tested
      ? [
          {
            field: ["statement"],
            text: "the light that was tested has a verdict of its own: name it in `tested`",
          },
        ]
      : []),
  ];
}

const LONGEST_ROW = 30;

const OVERVIEW = "articles/the-evidence-condition-by-condition.md";
