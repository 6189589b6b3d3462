import type { BenefitSlug } from "#app/benefits/content/benefits.ts";
import { Section } from "#app/benefits/section.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { StaticHtml, type StaticPart } from "#app/ui/static-html.tsx";
import type { OwnDoseView } from "./own-dose.ts";
import { OwnDose } from "./own-dose.tsx";
import type { ProtocolRulerView } from "./protocol-ruler.tsx";

/** What the browser has to know of a page's plan. JSON. */
export type PlanView = {
  readonly ruler: ProtocolRulerView | null;
  /** For the words in the address. */
  readonly own: OwnDoseView;
  /** Whether the page's first use has a plan for home. */
  readonly isForHome: boolean;
};

/** The site's own plan: light, dose, the reader's own dose, steps. @param parts of plan-parts.tsx */
export function HowToUse({
  slug,
  parts,
  plan: { ruler, own, isForHome },
}: {
  slug: BenefitSlug;
  parts: Record<"light" | "dose" | "steps", StaticPart>;
  plan: PlanView;
}) {
  const isWritten = Object.values(own.words).some(Boolean);
  const plan = (
    <>
      <StaticHtml part={parts.dose} className="contents" />
      <OwnDose slug={slug} ruler={ruler} own={own} isOpen={isWritten} />
      <StaticHtml part={parts.steps} className="contents" />
    </>
  );
  return (
    <Section id="protocol" title="How to use it">
      <StaticHtml part={parts.light} className="contents" />
      {/* No dose beside an answer without a plan. */}
      {isForHome ? (
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
