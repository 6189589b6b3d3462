import { formatDate } from "#app/text/format-date.ts";
import { lowerFirst } from "#app/text/lower-first.ts";
import type { Claim } from "./claims.server.ts";
import { findsNone, type GradedEvidence } from "./grade.ts";
import type { Grade } from "./grades.ts";

type Stated = Pick<Claim, "statement" | "reviewed" | "main" | "supports">;

/**
 * One sentence with the verb that the grade allows, after Cochrane: "Laser light probably eases neck
 * pain.", "may ease", "We don’t know if … eases"; where the main result is no difference, "may not ease".
 * What the use's `but` adds belongs to an answer, not to "we don’t know". Without a study in people it says that we
 * found none, and when we looked, because no ledger is complete.
 */
export function verdict(claim: Stated, grade: Grade | null): string {
  const { statement, reviewed } = claim;
  const {
    subject,
    verb: [plain, third],
    rest,
    but,
  } = statement;
  const end = but ? `, but ${but}.` : ".";
  const not = findsNone(claim);
  const says = not ? `${third === plain ? "don’t" : "doesn’t"} ${plain}` : third;
  switch (grade) {
    case "high":
      return `${subject} ${says} ${rest}${end}`;
    case "moderate":
      return `${subject} probably ${says} ${rest}${end}`;
    case "low":
      return `${subject} may ${not ? "not " : ""}${plain} ${rest}${end}`;
    case "very low":
      return `We don’t know if ${lowerFirst(claimed(statement))}.`;
    case null:
      return `As of ${formatDate(reviewed)}, we found no study in people of whether ${lowerFirst(claimed(statement))}.`;
  }
}

/** The same sentence of the light that the studies used; null when it adds nothing to that of a lamp at home. */
export function testedVerdict(
  claim: Stated,
  { grade, tested }: Pick<GradedEvidence, "grade" | "tested">,
): string | null {
  if (tested === grade) return null;
  const { statement } = claim;
  const subject = statement.tested ?? statement.subject;
  return verdict({ ...claim, statement: { ...statement, subject } }, tested);
}

/** For a lamp at home, then for the light that the studies used where that says more. */
export function bothVerdicts(
  claim: Stated,
  graded: Pick<GradedEvidence, "grade" | "tested">,
): string {
  return [verdict(claim, graded.grade), testedVerdict(claim, graded)].filter(Boolean).join(" ");
}

/** The claim that is graded, without a full stop: "Laser light eases neck pain" */
export function claimed({ subject, verb, rest }: Claim["statement"]): string {
  return `${subject} ${verb[1]} ${rest}`;
}
