import { mostPeople } from "#app/evidence/ledger/best-supported.server.ts";
import { type LastChange, lastChange } from "#app/evidence/ledger/changes.server.ts";
import { claimAddress, claimPage } from "#app/evidence/ledger/claim-address.ts";
import { type Claim, type ClaimId, listClaims } from "#app/evidence/ledger/claims.server.ts";
import { sizeOfEffect } from "#app/evidence/ledger/effect.ts";
import { effectOfUse } from "#app/evidence/ledger/fill-numbers.server.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { type Grade, grades } from "#app/evidence/ledger/grades.ts";
import { typeset } from "#app/text/typeset.ts";

/** A benefit page with its hue. */
export type MapRow = { readonly slug: string; readonly name: string; readonly colour: string };

/** All uses by certainty. JSON. */
export type CertaintyMap = {
  readonly rows: readonly Pick<MapRow, "slug" | "name">[];
  readonly total: number;
  /** Of any claim or study. */
  readonly changed: LastChange | null;
  /** From High down; the last is for uses without a study in people that we found. */
  readonly columns: readonly MapColumn[];
};

/** The uses of one certainty; null for uses without a study in people that we found. */
export type MapColumn = {
  readonly grade: Grade | null;
  readonly count: number;
  /** Not hidden by a filter. */
  readonly shown: number;
  /** One for each row with such uses; `row` is its index. */
  readonly cells: readonly { readonly row: number; readonly uses: readonly MappedUse[] }[];
};

/** A dot of the map and the words of its preview. */
export type MappedUse = {
  readonly id: ClaimId;
  readonly name: string;
  readonly colour: string;
  /** Hidden uses stay as outlines. */
  readonly hidden: boolean;
  readonly href: string;
  /** Of the largest study or review; null when no abstract gives a number. */
  readonly people: number | null;
  readonly peopleAre: string | undefined;
  /** The main result is no difference. */
  readonly noneFound: boolean;
  /** "20 of 100 points less pain with a clinic laser than …" */
  readonly effect: string;
  /** The certainty for the light that was tested. */
  readonly tested: Grade | null;
  readonly light: string;
};

/** Rows other than benefit pages. */
type MapOrder = {
  /** The `slug` of a claim's row. */
  readonly rowOf: (claim: Claim) => string;
  readonly hrefOf: (claim: Claim) => string;
  readonly isHidden: (claim: Claim) => boolean;
};

const onBenefitPages: MapOrder = { rowOf: claimPage, hrefOf: claimAddress, isHidden: () => false };

/** Places every claim by row and grade. `benefits` have the hues. */
export function mapCertainty(
  benefits: readonly MapRow[],
  rows: readonly Pick<MapRow, "slug" | "name">[] = benefits,
  { rowOf, hrefOf, isHidden }: MapOrder = onBenefitPages,
): CertaintyMap {
  const claims = placeable.map(({ claim, page, grade, use }) => ({
    row: rowOf(claim),
    grade,
    use: {
      ...use,
      href: hrefOf(claim),
      colour: benefits.find(({ slug }) => slug === page)?.colour ?? "blue",
      hidden: isHidden(claim),
    },
  }));
  const columns = [...grades.toReversed(), null].map((grade) => {
    const here = claims.filter((each) => each.grade === grade);
    const cells = rows.map(({ slug }, row) => ({
      row,
      uses: here.filter((each) => each.row === slug).map(({ use }) => use),
    }));
    return {
      grade,
      count: here.length,
      shown: here.filter(({ use }) => !use.hidden).length,
      cells: cells.filter(({ uses }) => uses.length > 0),
    };
  });
  return {
    rows: rows.map(({ slug, name }) => ({ slug, name })),
    total: claims.length,
    changed: lastChange(),
    columns,
  };
}

/** The constant part for all pages and filters; the most people first. */
const placeable = listClaims()
  .map((claim) => ({
    claim,
    page: claimPage(claim),
    grade: gradeEvidence(claim).grade,
    use: mapUse(claim),
  }))
  .toSorted((a, b) => (b.use.people ?? 0) - (a.use.people ?? 0));

function mapUse(claim: Claim): Omit<MappedUse, "href" | "colour" | "hidden"> {
  return {
    id: claim.id,
    name: typeset(claim.condition),
    people: mostPeople(claim),
    peopleAre: claim.peopleAre,
    noneFound: sizeOfEffect(claim) === "none found",
    effect: typeset(effectOfUse(claim)),
    tested: gradeEvidence(claim).tested,
    light: claim.light.source === "not in the abstract" ? "not reported" : claim.light.source,
  };
}
