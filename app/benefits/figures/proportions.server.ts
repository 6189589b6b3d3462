import { type ClaimId, findClaim } from "#app/evidence/ledger/claims.server.ts";
import { peopleShares } from "#app/evidence/ledger/people-shares.ts";
import { findOutcome, type Study, type StudyId } from "#app/evidence/ledger/studies.server.ts";
import type { Outcome } from "#app/evidence/ledger/study.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { typeset } from "#app/text/typeset.ts";

/** People of a hundred who got better, where a study prints both groups. JSON. */
export type Proportion = {
  readonly use: string;
  readonly study: StudyId;
  readonly studyName: string;
  /** Of the whole study; null when unprinted. */
  readonly people: number | null;
  readonly measure: string;
  readonly light: Share;
  readonly control: Share & { readonly name: string };
  /** By how much light's share is larger. */
  readonly difference: Share;
  /** The other share follows from the light's share and the printed difference. */
  readonly subtracted: boolean;
};

/** `printed` in percent, `ofHundred` rounded. */
type Share = { readonly printed: number; readonly ofHundred: number };

/** Of the uses' main results, each study once. */
export function listProportions(ids: readonly ClaimId[]): Proportion[] {
  const found = ids.map(findClaim).flatMap(({ condition, main }) => {
    if (!main) return [];
    const { study, outcome } = findOutcome(main);
    return readProportion(study, outcome, condition) ?? [];
  });
  return [...new Map(found.map((proportion) => [proportion.study, proportion])).values()];
}

function readProportion(study: Study, outcome: Outcome, condition: string): Proportion | null {
  const { measure, comparison } = outcome;
  const control = controls[comparison ?? "before"];
  const shares = peopleShares(study, outcome);
  if (!control || !shares) return null;
  const [light, other] = [share(shares.light), share(shares.other)];
  return {
    use: typeset(condition),
    study: study.id,
    studyName: nameStudy(study),
    people: study.participants,
    measure: typeset(measure),
    light,
    control: { ...other, name: control },
    difference: {
      printed: exactly(light.printed - other.printed),
      ofHundred: light.ofHundred - other.ofHundred,
    },
    subtracted: shares.subtracted,
  };
}

/** Comparisons with another group; a group's own state before is none. */
const controls: Partial<Record<NonNullable<Outcome["comparison"]>, string>> = {
  sham: "fake light",
  "no light": "no light",
  "other treatment": "another treatment",
};

/** Without what binary fractions add: 86.2 − 69.5 is 16.7. */
function exactly(difference: number): number {
  return Number(difference.toPrecision(12));
}

function share(printed: number): Share {
  return { printed, ofHundred: Math.round(printed) };
}
