import type { ClaimId } from "#app/evidence/ledger/claims.server.ts";
import type { ProtocolId } from "#app/evidence/ledger/protocols.server.ts";
import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import type { DoseDevice, Range } from "./dose-device.ts";
import type { DoseTexts } from "./dose-texts.server.ts";

/** Against a sham where there was one. */
export type TrialResult = "better" | "same" | "both" | "worse" | "uncontrolled" | "none";

export type TrialDose = Range & {
  readonly result: TrialResult;
  /** What speaks against trusting the result. */
  readonly remark?: string;
};

/** A trial in people that prints its dose in J/cm². JSON. */
export type Trial = {
  readonly id: StudyId;
  readonly name: string;
  /** In a word or two. */
  readonly about: string;
  /** One for each compared dose, the least first. */
  readonly doses: readonly [TrialDose, ...TrialDose[]];
  readonly laser: boolean;
  /** True for light that touched the skin. */
  readonly contact: boolean;
  readonly nm: readonly Wavelength[];
  readonly uses: readonly ClaimId[];
};

/** A claim of the ledger, or a whole benefit page. JSON. */
export type DoseUse = {
  readonly id: ClaimId | ProtocolId;
  readonly name: string;
  readonly page: ProtocolId;
  readonly lasers: "all" | "some" | "none";
  /** As far as known; none of a whole page, whose uses have it. */
  readonly nm: readonly Wavelength[];
  /** The dose of the page's protocol in J/cm²; null where the protocol does not suit this use. */
  readonly plan: Range | null;
  /** What to say before this site's plan, where studies don't point to a benefit. */
  readonly doubt?: string;
};

/** JSON. */
export type DoseData = {
  readonly trials: readonly Trial[];
  readonly uses: readonly DoseUse[];
  readonly devices: readonly DoseDevice[];
  /** Safe doses of red LED light in J/cm², the least first. */
  readonly judgedSafe: readonly { readonly dose: number; readonly skin: string }[];
  readonly texts: DoseTexts;
};

/** The trials of a use or of a page; all trials without a use. */
export function trialsOf(data: DoseData, use: DoseUse | undefined): readonly Trial[] {
  if (!use) return data.trials;
  const ids = usesOf(data, use).map(({ id }) => id);
  return data.trials.filter((trial) => trial.uses.some((id) => ids.includes(id)));
}

/** What the trials of a use or of a page printed, as far as known. */
export function lightOf(data: DoseData, use: DoseUse): Wavelength[] {
  return usesOf(data, use).flatMap(({ nm }) => nm);
}

/** A use alone; of a page all, and the page. */
function usesOf({ uses }: DoseData, use: DoseUse): DoseUse[] {
  return uses.filter(({ id, page }) => id === use.id || page === use.id);
}
