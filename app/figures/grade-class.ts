import { type Grade, grades } from "#app/evidence/ledger/grades.ts";

/** The class with a grade's tint and number of full blocks, from sure-1 to sure-4, as in styles/figures.css. */
export function gradeClass(grade: Grade): string {
  return `sure-${grades.indexOf(grade) + 1}`;
}
