import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import type { BenefitPage } from "./benefit-page.ts";
import { FirstWords } from "./first-words.tsx";

export function CallToAction({ closing: { title, text } }: Pick<BenefitPage, "closing">) {
  return (
    <section aria-labelledby="next" className="print:hidden">
      <div className="grid gap-x-12 gap-y-3 border-ink border-t pt-5 sm:gap-y-5 sm:pt-8 xl:grid-cols-[5fr_7fr]">
        <h2 id="next" className="text-h2 max-sm:text-[26px]">
          {title}
        </h2>
        <div>
          <div className="max-w-(--measure) text-lead max-sm:text-base max-sm:leading-[1.45]">
            {text.map((paragraph, index) => (
              <FirstWords key={index} text={paragraph} />
            ))}
          </div>
          <div className="mt-4 flex flex-wrap gap-2.5 max-sm:*:flex-auto max-sm:*:px-3! max-sm:*:text-[15px] sm:mt-7 sm:gap-3">
            <ButtonLink to={href("/reviews")}>Compare Devices</ButtonLink>
            <ButtonLink to={href("/benefits")} variant="secondary">
              Explore Other Benefits
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
