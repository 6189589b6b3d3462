import { BenefitFigure } from "#app/benefits/benefit-figure.tsx";
import type { BenefitPage } from "#app/benefits/benefit-page.ts";
import { Disclosure } from "#app/benefits/disclosure.tsx";
import { Section } from "#app/benefits/section.tsx";
import { SpectrumFigure } from "#app/evidence/figures/spectrum-figure.tsx";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import type { OwnDoseView } from "./own-dose.ts";
import { OwnDoseBlock } from "./own-dose.tsx";
import { QuickFacts } from "./quick-facts.tsx";

/** The site's own protocol: light, facts, dose and reasons. */
export function Dose({ page, own }: { page: BenefitPage; own: OwnDoseView }) {
  const { quickFacts, protocol, spectrum, protocolFigure, ruler, references } = page;
  return (
    <Section
      id="protocol"
      title="Dose and protocol"
      margin={
        <PhoneFold title="The wavelengths tried, drawn">
          <SpectrumFigure {...spectrum} references={references} />
        </PhoneFold>
      }
    >
      <p className="max-w-(--measure) text-base text-ink-soft leading-[1.45] sm:text-[18px] sm:leading-[1.5]">
        <CitedText text={protocol.lead} />
      </p>
      <div className="mt-4 sm:mt-5">
        <QuickFacts facts={quickFacts} />
        <dl className="figures mt-4">
          {protocol.dose.map(({ label, value }) => (
            <div
              key={label}
              className="grid grid-cols-[120px_minmax(0,1fr)] items-baseline gap-x-3 border-rule border-b py-1.5 leading-snug sm:py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <dt className="text-[15px] text-ink-soft">{label}</dt>
              <dd className="first-letter:uppercase">
                <DoseFigure value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <PhoneFold title="Check my own device" open={Object.values(own.words).some(Boolean)}>
        <OwnDoseBlock slug={page.slug} ruler={ruler} own={own} />
      </PhoneFold>
      <Disclosure
        title={
          <h3 className="font-sans font-semibold text-[17px] tracking-normal">Why these numbers</h3>
        }
      >
        <div className="prose">
          <CitedText text={protocol.reasons} />
        </div>
        {protocolFigure && <BenefitFigure figure={protocolFigure} />}
      </Disclosure>
    </Section>
  );
}

/** "18 inches; the dose assumes 12": the condition is in smaller type. */
function DoseFigure({ value }: { value: string }) {
  const [figure = "", ...conditions] = value.split("; ");
  return (
    <>
      <strong>
        <CitedText text={[figure]} />
      </strong>
      {conditions.length > 0 && (
        <span className="block text-ink-soft text-small first-letter:uppercase">
          <CitedText text={[conditions.join("; ")]} />
        </span>
      )}
    </>
  );
}
