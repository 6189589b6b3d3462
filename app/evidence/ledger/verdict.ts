import { formatDate } from "#app/text/format-date.ts";
import type { ClaimRecord } from "./claim.ts";
import type { Grade } from "./grades.ts";

/**
 * One sentence with the verb that the grade allows, after Cochrane: "Laser light probably eases neck
 * pain.", "may ease", "We don’t know if … eases". What the use's `but` adds belongs to an answer, not
 * to "we don’t know". Without a study in people it says that we found none, and when we looked,
 * because no ledger is complete.
 */
export function verdict(
  { statement, reviewed }: Pick<ClaimRecord, "statement" | "reviewed">,
  grade: Grade | null,
): string {
  const {
    subject,
    verb: [plain, third],
    rest,
    but,
  } = statement;
  const end = but ? `, but ${but}.` : ".";
  switch (grade) {
    case "high":
      return `${claimed(statement)}${end}`;
    case "moderate":
      return `${subject} probably ${third} ${rest}${end}`;
    case "low":
      return `${subject} may ${plain} ${rest}${end}`;
    case "very low":
      return `We don’t know if ${lowerFirst(claimed(statement))}.`;
    case null:
      return `As of ${formatDate(reviewed)}, we found no study in people of whether ${lowerFirst(claimed(statement))}.`;
  }
}

/** The claim that is graded, without a full stop: "Laser light eases neck pain" */
export function claimed({ subject, verb, rest }: ClaimRecord["statement"]): string {
  return `${subject} ${verb[1]} ${rest}`;
}

/** For a place within a sentence. Abbreviations such as LED and names keep their capitals. */
export function lowerFirst(text: string): string {
  return /^(?:A |\p{Lu}\p{Ll})/u.test(text) && !NAME.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** Names of people at the beginning of a use. */
const NAME = /^Hashimoto\b/;
