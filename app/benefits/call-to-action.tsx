import { CitedText } from "#app/evidence/cited-text.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { BenefitPage } from "./benefit-page.ts";

/** Where to go from the end of the page. */
export function CallToAction({ closing: { title, text } }: Pick<BenefitPage, "closing">) {
  return (
    <section aria-labelledby="next" className="page-width section-gap print:hidden">
      <div className="grid gap-x-12 gap-y-5 border-ink border-t pt-8 lg:grid-cols-[5fr_7fr]">
        <h2 id="next" className="text-h2">
          {title}
        </h2>
        <div>
          <div className="max-w-(--measure) text-lead">
            <CitedText text={text} />
          </div>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to="/reviews">Compare Devices</ButtonLink>
            <ButtonLink to="/benefits" variant="secondary">
              Explore Other Benefits
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
