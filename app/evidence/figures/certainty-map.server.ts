import { mostPeople } from "#app/evidence/ledger/best-supported.server.ts";
import { claimAddress, claimPage } from "#app/evidence/ledger/claim-page.ts";
import { type Claim, listClaims } from "#app/evidence/ledger/claims.server.ts";
import { effectInWords, measureEffect } from "#app/evidence/ledger/effect.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { type Grade, grades } from "#app/evidence/ledger/grades.ts";
import { typeset } from "#app/evidence/typeset.ts";

/** A benefit page as the map shows it: a row, in its hue. */
export type MapRow = { readonly slug: string; readonly name: string; readonly colour: string };

/** All uses, sorted by how sure anyone is: what the map draws, and no more of the ledger. JSON. */
export type CertaintyMap = {
  readonly rows: readonly MapRow[];
  readonly total: number;
  /** From High down; the last is for what nobody has tested in people. */
  readonly columns: readonly MapColumn[];
};

export type MapColumn = {
  readonly grade: Grade | null;
  readonly count: number;
  /** One for each benefit page that has such uses; `row` is its place among the map's rows. */
  readonly cells: readonly { readonly row: number; readonly uses: readonly MappedUse[] }[];
};

export type MappedUse = {
  readonly name: string;
  readonly href: string;
  /** In the largest study or review behind it; null where the abstracts give no number. */
  readonly people: number | null;
  /** Studies looked, and the main result is no difference. */
  readonly noneFound: boolean;
  /** "Large: 19.86 mm of 100 better, …" */
  readonly effect: string;
  readonly light: string;
};

/** Places every claim of the ledger: by its page in a row, by its grade in a column. */
export function mapCertainty(rows: readonly MapRow[]): CertaintyMap {
  const claims = listClaims().map((claim) => ({ claim, grade: gradeEvidence(claim).grade }));
  const columns = [...grades.toReversed(), null].map((grade) => {
    const here = claims.filter((each) => each.grade === grade).map(({ claim }) => claim);
    const cells = rows.map(({ slug }, row) => ({
      row,
      uses: here
        .filter((claim) => claimPage(claim) === slug)
        .map(mapUse)
        .toSorted((a, b) => (b.people ?? 0) - (a.people ?? 0)),
    }));
    return { grade, count: here.length, cells: cells.filter(({ uses }) => uses.length > 0) };
  });
  return {
    rows: rows.map(({ slug, name, colour }) => ({ slug, name, colour })),
    total: claims.length,
    columns,
  };
}

function mapUse(claim: Claim): MappedUse {
  const effect = measureEffect(claim);
  return {
    name: typeset(claim.condition),
    href: claimAddress(claim),
    people: mostPeople(claim),
    noneFound: effect.size === "none found",
    effect: typeset(effectInWords(effect)),
    light: claim.light.source,
  };
}
