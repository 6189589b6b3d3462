import { formatDate } from "#app/text/format-date.ts";
import type { ClaimRecord } from "./claim.ts";
import type { Grade } from "./grades.ts";

/**
 * One sentence with the verb that the grade allows, in Cochrane's words: "Laser light probably
 * eases neck pain.", "may ease", "We don't know whether … eases". Without a study in
 * people it says that we found none, and when we looked, because no ledger is complete.
 */
export function verdict(
  {
    statement: {
      subject,
      verb: [plain, third],
      rest,
    },
    reviewed,
  }: Pick<ClaimRecord, "statement" | "reviewed">,
  grade: Grade | null,
): string {
  switch (grade) {
    case "high":
      return `${subject} ${third} ${rest}.`;
    case "moderate":
      return `${subject} probably ${third} ${rest}.`;
    case "low":
      return `${subject} may ${plain} ${rest}.`;
    case "very low":
      return `We don’t know whether ${lowerFirst(subject)} ${third} ${rest}: the evidence is very uncertain.`;
    case null:
      return `As of ${formatDate(reviewed)}, we found no study in people of whether ${lowerFirst(subject)} ${third} ${rest}.`;
  }
}

/** For a place within a sentence. Abbreviations such as LED and names keep their capitals. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) && !NAME.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** Names of people at the beginning of a use. */
const NAME = /^Hashimoto\b/;
