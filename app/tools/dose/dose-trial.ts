import type { ClaimId } from "#app/evidence/ledger/claims.server.ts";
import type { ProtocolId } from "#app/evidence/ledger/protocols.ts";
import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import type { DoseDevice, Range } from "./dose-device.ts";

/** From the shorter to the longer end, in nm. */
export type Band = readonly [from: number, to: number];

/** How the people of a dose fared: against a sham where there was one. */
export type TrialResult = "better" | "same" | "both" | "uncontrolled" | "none";

type TrialDose = Range & { readonly result: TrialResult };

/** A trial in people that prints its dose in J/cm², as the ruler shows it. JSON. */
export type Trial = {
  readonly id: StudyId;
  readonly name: string;
  /** In a word or two. */
  readonly about: string;
  /** One for each dose that it compared, the least first. */
  readonly doses: readonly [TrialDose, ...TrialDose[]];
  readonly laser: boolean;
  /** Its light touched the skin. */
  readonly contact: boolean;
  readonly nm: readonly Band[];
  readonly uses: readonly ClaimId[];
};

/** A use of the form: a claim of the ledger, or a benefit page as a whole. JSON. */
export type DoseUse = {
  readonly id: ClaimId | ProtocolId;
  readonly name: string;
  readonly page: ProtocolId;
  /** Which of its trials used lasers. */
  readonly lasers: "all" | "some" | "none";
  /** What its trials used, as far as known. */
  readonly nm: readonly Band[];
  /** The page's protocol is not meant for this use. Left out where it is: the page hands all uses over. */
  readonly unplanned?: true;
};

/** What the page needs of the ledger. JSON. */
export type DoseData = {
  readonly trials: readonly Trial[];
  readonly uses: readonly DoseUse[];
  readonly pages: readonly { readonly id: ProtocolId; readonly name: string }[];
  readonly devices: readonly DoseDevice[];
  /** Judged safe for red LED light, in J/cm², the least first. */
  readonly judgedSafe: readonly { readonly dose: number; readonly skin: string }[];
};

/** The trials of a use, or of all uses of a page; all of them without a use. */
export function trialsOf({ trials, uses }: DoseData, use: DoseUse | undefined): readonly Trial[] {
  if (!use) return trials;
  const ids = uses.filter(({ id, page }) => id === use.id || page === use.id).map(({ id }) => id);
  return trials.filter((trial) => trial.uses.some((id) => ids.includes(id)));
}
