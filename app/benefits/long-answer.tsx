import { CitedText } from "#app/evidence/cited-text.tsx";
import { BenefitFigure } from "./benefit-figure.tsx";
import type { BenefitPage } from "./benefit-page.ts";
import { Disclosure } from "./disclosure.tsx";
import { Section } from "./section.tsx";

/** What is known, in full: its first words open, the rest behind a line that opens. */
export function Overview({ page: { hero, introduction } }: { page: BenefitPage }) {
  return (
    <Section id="overview" title="What we know" margin={null}>
      <p className="max-w-(--measure) text-lead">
        <CitedText text={hero.lead} />
      </p>
      <div className="mt-5 border-ink border-t">
        <Disclosure title={<span className="font-semibold">The long answer</span>}>
          <div className="prose">
            <CitedText text={introduction} />
          </div>
        </Disclosure>
      </div>
    </Section>
  );
}

/** The ways in which the light is thought to act: what each means for the reader, then the reasons. */
export function Mechanisms({ page: { mechanisms, mechanismFigure } }: { page: BenefitPage }) {
  return (
    <Section
      id="mechanisms"
      title="How it works"
      margin={mechanismFigure && <BenefitFigure figure={mechanismFigure} />}
    >
      <div className="border-ink border-t">
        {mechanisms.map(({ title, text, benefit }) => (
          <Disclosure
            key={title}
            title={
              <>
                <h3 className="font-sans font-semibold text-[17px] leading-snug tracking-normal">
                  {title}
                </h3>
                <p className="mt-0.5 text-[15px] text-ink-soft leading-snug">
                  <strong className="text-ink">For you:</strong> {benefit}
                </p>
              </>
            }
          >
            <p className="max-w-(--measure)">
              <CitedText text={text} />
            </p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
