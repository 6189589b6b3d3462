import { protocols } from "#app/evidence/ledger/protocols.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { typeset } from "#app/evidence/typeset.ts";
import type { BenefitCard } from "./benefit.ts";
import { loadBenefit } from "./benefit-content.server.ts";
import { type BenefitEntry, benefits } from "./benefits.ts";

/** What the index shows of a benefit page. */
export type BenefitSummary = BenefitEntry &
  BenefitCard & {
    /** Those of its protocol. */
    wavelengths: readonly Wavelength[];
  };

/** All benefit pages in their order. */
export function listBenefits(): Promise<BenefitSummary[]> {
  return Promise.all(
    benefits.map(async (benefit) => {
      const { card } = await loadBenefit(benefit.slug);
      return {
        ...benefit,
        ...card,
        wavelengths: protocols[benefit.slug].wavelengths,
        description: typeset(card.description),
        keyPoints: card.keyPoints.map(typeset),
      };
    }),
  );
}
