import type { StudyRecord } from "./study.ts";

/** "Chow 2009", "De Bie 1998". */
export function nameStudy({
  authors: [first = ""],
  year,
}: Pick<StudyRecord, "authors" | "year">): string {
  return `${first.replace(/\s[\p{Lu}-]{1,5}$/u, "")} ${year}`;
}
