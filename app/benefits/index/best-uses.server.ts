import { href } from "react-router";
import { USE } from "#app/benefits/chosen-use.ts";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { type BenefitEntry, type BenefitSlug, benefits } from "#app/benefits/content/benefits.ts";
import { bestSupported } from "#app/evidence/ledger/best-supported.server.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { type Grade, grades } from "#app/evidence/ledger/grades.ts";
import { type Headline, headline } from "#app/evidence/ledger/headline.ts";
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

/** One for each benefit page, in the menus' order. */
export function listBestUses(): BestUse[] {
  return benefits.map(findBestUse);
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
    ...{ slug, name, colour },
    use: typeset(application.condition),
    href: `${href("/benefits/:slug", { slug })}?${USE}=${claim.id}`,
    grade: gradeEvidence(claim).grade,
    headline: { ...rest, figure: typeset(figure), gain: typeset(application.gain ?? "") },
  };
}

/** Equally sure ones keep their order. */
export function surestFirst<Listed extends { readonly best: Pick<BestUse, "grade"> }>(
  list: readonly Listed[],
): Listed[] {
  const level = ({ best: { grade } }: Listed) => (grade ? grades.indexOf(grade) : -1);
  return list.toSorted((a, b) => level(b) - level(a));
}
