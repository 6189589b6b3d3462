import { href } from "react-router";
import { USE } from "#app/benefits/chosen-use.ts";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { type BenefitEntry, type BenefitSlug, benefits } from "#app/benefits/content/benefits.ts";
import { bestSupported } from "#app/evidence/ledger/best-supported.server.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { type Grade, grades } from "#app/evidence/ledger/grades.ts";
import { type Headline, headline } from "#app/evidence/ledger/headline.ts";
import { lowerFirst } from "#app/text/lower-first.ts";
import { typeset } from "#app/text/typeset.ts";

/** A benefit page by the use that `bestSupported` chooses, as home and the benefits index show it. */
export type BestUse = Pick<BenefitEntry, "name" | "colour"> & {
  readonly slug: BenefitSlug;
  /** "Chronic neck pain" */
  readonly use: string;
  /** Leads to the page with this use's answer first. */
  readonly href: string;
  /** Null when we found no study in people. */
  readonly grade: Grade | null;
  /** `gain` is the effect's unit in words: "less pain than with a sham laser". */
  readonly headline: Headline & { readonly gain: string };
};

/** One for each benefit page, the surest first. */
export function listBestUses(): BestUse[] {
  return benefits.map(findBestUse).toSorted(bySureness);
}

/** The highest grade that any use has, and its uses as they stand mid-sentence. */
export function findSurest(): { readonly grade: Grade; readonly names: readonly string[] } {
  const uses = listClaims().map((claim) => ({ claim, ...gradeEvidence(claim) }));
  const [{ grade } = { grade: null }] = uses.toSorted(bySureness);
  if (!grade) throw new Error("No use has a grade");
  return {
    grade,
    names: uses
      .filter((use) => use.grade === grade)
      .map(({ claim }) => typeset(lowerFirst(claim.condition))),
  };
}

/** @throws when the page has no application for its best-supported claim */
export function findBestUse({
  slug,
  name,
  colour,
}: Pick<BestUse, "slug" | "name" | "colour">): BestUse {
  const claim = bestSupported(slug);
  const { applications } = loadBenefit(slug);
  const application = applications.find((each) => each.claim === claim.id);
  if (!application) throw new Error(`${slug} shows nothing of ${claim.id}`);
  const { figure, ...rest } = headline(claim);
  return {
    slug,
    name,
    colour,
    use: typeset(application.condition),
    href: `${href("/benefits/:slug", { slug })}?${USE}=${claim.id}`,
    grade: gradeEvidence(claim).grade,
    headline: { ...rest, figure: typeset(figure), gain: typeset(application.gain ?? "") },
  };
}

/** Orders the surest first; equally sure ones keep their order. */
export function bySureness(a: Pick<BestUse, "grade">, b: Pick<BestUse, "grade">): number {
  const level = ({ grade }: Pick<BestUse, "grade">) => (grade ? grades.indexOf(grade) : -1);
  return level(b) - level(a);
}
