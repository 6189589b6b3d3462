import type { BenefitCard } from "#app/benefits/content/benefit.server.ts";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { type BenefitEntry, benefits } from "#app/benefits/content/benefits.ts";
import { protocols } from "#app/evidence/ledger/protocols.server.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { typeset } from "#app/text/typeset.ts";
import { type BestUse, findBestUse } from "./best-uses.server.ts";

export type BenefitSummary = BenefitEntry &
  BenefitCard & {
    readonly wavelengths: readonly Wavelength[];
    readonly best: BestUse;
  };

export function listBenefits(): BenefitSummary[] {
  return benefits.map((benefit) => {
    const { card } = loadBenefit(benefit.slug);
    return {
      ...benefit,
      ...card,
      wavelengths: protocols[benefit.slug].wavelengths,
      best: findBestUse(benefit),
      description: typeset(card.description),
      keyPoints: card.keyPoints.map(typeset),
    };
  });
}
