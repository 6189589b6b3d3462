import { type Grade, gradeName } from "#app/evidence/ledger/grades.ts";
import { grading } from "#app/evidence/ledger/grading.server.ts";
import { typeset } from "#app/text/typeset.ts";

/** "Very weak means we don’t know. Weak means it’s possibly right."; each once. */
export function gradesInWords(grades: readonly (Grade | null)[]): string {
  return [...new Set(grades)]
    .flatMap((grade) =>
      grade ? [`${gradeName(grade)} means ${typeset(grading.means[grade])}.`] : [],
    )
    .join(" ");
}
