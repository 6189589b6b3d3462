import { BenefitFigure } from "#app/benefits/benefit-figure.tsx";
import type { BenefitPage, FigureView } from "#app/benefits/benefit-page.ts";
import { FirstWords } from "#app/benefits/first-words.tsx";
import { Section } from "#app/benefits/section.tsx";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

/** Phones fold all but the first sentence. */
export function Overview({ page: { hero } }: { page: BenefitPage }) {
  return (
    <Section id="overview" title="What we know">
      <div className="max-w-(--measure) text-lead max-sm:text-base max-sm:leading-[1.45]">
        <FirstWords text={{ tag: "p", children: hero.lead }} />
      </div>
    </Section>
  );
}

/** Text for the folded line on phones. */
const DRAWN: Record<FigureView["kind"], string> = {
  penetration: "How deep the light goes, drawn",
  "dose-response": "More is not better, drawn",
};

/** A card for each mechanism: what it means for the reader, then the reasons. */
export function Mechanisms({ page: { mechanisms, mechanismFigure } }: { page: BenefitPage }) {
  return (
    <Section id="mechanisms" title="How it might work">
      <PhoneFold title="The mechanisms, one by one">
        <ul className="grid gap-4 md:grid-cols-2">
          {mechanisms.map(({ title, text, benefit }) => (
            <li key={title} className="rounded-card border border-rule bg-card px-5 py-4">
              <h3 className="font-sans font-semibold text-[17px] leading-snug tracking-normal">
                {title}
              </h3>
              <p className="mt-1 text-[15px] text-ink-soft leading-snug">
                <strong className="text-ink">For you:</strong> {benefit}
              </p>
              <p className="mt-2 text-[16px] leading-[1.5]">
                <CitedText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </PhoneFold>
      {mechanismFigure && (
        <div className="max-w-(--wide-measure) sm:mt-8">
          <PhoneFold title={DRAWN[mechanismFigure.kind]}>
            <BenefitFigure figure={mechanismFigure} />
          </PhoneFold>
        </div>
      )}
    </Section>
  );
}
