import type { ReactNode } from "react";
import { CitationPreviews } from "#app/evidence/citations/citation-previews.tsx";
import { ContentsBeside } from "#app/ui/contents-beside.tsx";
import { StaticHtml, type StaticPart } from "#app/ui/static-html.tsx";
import { UseChips } from "./answer/use-chips.tsx";
import { benefitColour } from "./benefit-colour.ts";
import { contents } from "./benefit-contents.ts";
import type { BenefitHead } from "./benefit-page.ts";
import { benefits } from "./content/benefits.ts";
import { HowToUse, type PlanView } from "./dose/how-to-use.tsx";
import { type BarEntry, SectionBar } from "./section-bar.tsx";

/** @param parts of `benefitParts` @param card the answer in short @param printView its print link @param faces on some */
export function BenefitPageView({
  head,
  parts,
  plan,
  answer,
  card,
  printView,
  faces,
}: {
  head: BenefitHead;
  plan: PlanView;
  answer: ReactNode;
  card: ReactNode;
  printView: ReactNode;
  faces: ReactNode;
  parts: Record<"hero" | "first" | "light" | "dose" | "steps" | "middle" | "last", StaticPart>;
}) {
  const { slug, uses } = head;
  const colour = benefits.find((benefit) => benefit.slug === slug)?.colour ?? "blue";
  return (
    <CitationPreviews>
      <div className={`${benefitColour(colour).hue} text-ink max-sm:[--section:24px]`}>
        <div className="page-width pt-2 sm:pt-8">
          <StaticHtml part={parts.hero} />
          <div className="mt-1 mb-1 sm:mt-7 sm:mb-5">
            <UseChips uses={uses} />
          </div>
          {answer}
        </div>
        <div className="page-width mt-(--section) grid grid-cols-1 gap-x-12 lg:grid-cols-[11.5rem_minmax(0,1fr)] print:block">
          <div className="hidden lg:block print:hidden">
            <div className="sticky top-24 z-10">
              <ContentsBeside entries={contents} />
              {card}
            </div>
          </div>
          <div className="space-y-(--section)">
            <StaticHtml part={parts.first} className="space-y-(--section)" />
            <HowToUse slug={slug} parts={parts} plan={plan} />
            {/* Belongs to the steps above. */}
            <div className="-mt-[calc(var(--section)-6px)]">{printView}</div>
            <StaticHtml part={parts.middle} className="space-y-(--section)" />
            {/* The end of what the middle part says of effects. */}
            {faces && (
              <div className="-mt-[calc(var(--section)-6px)] max-sm:-mt-[calc(var(--section)+1px)]">
                {faces}
              </div>
            )}
            <StaticHtml part={parts.last} className="space-y-(--section)" />
          </div>
        </div>
        <SectionBar entries={bar} sections={contents.map(({ id }) => id)} />
      </div>
    </CitationPreviews>
  );
}

const bar: BarEntry[] = [
  { text: "Answer", ids: ["top", "overview"] },
  { text: "Safety", ids: ["safety"] },
  { text: "Plan", ids: ["protocol", "timeline"] },
  { text: "Results", ids: ["uses", "not-shown"] },
  { text: "Devices", ids: ["devices"] },
  { text: "Sources", ids: ["references"] },
];
