import type { BenefitPage } from "#app/benefits/benefit-page.ts";
import { Section } from "#app/benefits/section.tsx";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import type { OwnDoseView } from "./own-dose.ts";
import { OwnDoseBlock } from "./own-dose.tsx";
import { QuickFacts } from "./quick-facts.tsx";
import { Steps } from "./steps.tsx";

/** The site's own plan: light, dose, steps. */
export function HowToUse({ page, own }: { page: BenefitPage; own: OwnDoseView }) {
  const { quickFacts, protocol, ruler, steps, applications } = page;
  const isWritten = Object.values(own.words).some(Boolean);
  const plan = (
    <>
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
      <PhoneFold title="Check my own device" open={isWritten}>
        <OwnDoseBlock slug={page.slug} ruler={ruler} own={own} />
      </PhoneFold>
      <p className="mt-3">
        <TextLink to="#plan-reasons" className="inline-block py-0.5">
          How we chose these numbers
        </TextLink>
      </p>
      <Steps steps={steps} />
    </>
  );
  return (
    <Section id="protocol" title="How to use it" margin={null}>
      <p className="max-w-(--measure) text-base text-ink-soft leading-[1.45] sm:text-[18px] sm:leading-[1.5]">
        <CitedText text={protocol.lead} />
      </p>
      <div className="mt-4 sm:mt-5">
        <QuickFacts facts={quickFacts} />
      </div>
      {/* No dose beside an answer without a plan. */}
      {applications[0].answer.isForHome ? (
        plan
      ) : (
        <div className="mt-4">
          <Disclosure title="The plan for other uses" open={isWritten}>
            {plan}
          </Disclosure>
        </div>
      )}
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
