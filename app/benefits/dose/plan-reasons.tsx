import { BenefitFigure } from "#app/benefits/benefit-figure.tsx";
import type { BenefitPage } from "#app/benefits/benefit-page.ts";
import { Section } from "#app/benefits/section.tsx";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

/** Where the plan's numbers come from. */
export function PlanReasons({ page: { protocol, protocolFigure } }: { page: BenefitPage }) {
  return (
    <Section id="plan-reasons" title="How we chose these numbers">
      <PhoneFold title="The plan’s numbers, one by one">
        <div className="prose">
          <CitedText text={protocol.reasons} />
        </div>
        {protocolFigure && (
          <div className="sm:mt-8">
            <BenefitFigure figure={protocolFigure} />
          </div>
        )}
      </PhoneFold>
    </Section>
  );
}
