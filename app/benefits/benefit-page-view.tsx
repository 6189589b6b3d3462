import type { ReactNode } from "react";
import { CitationPreviews } from "#app/evidence/citation-previews.tsx";
import { DeviceComparisonTable } from "#app/evidence/device-comparison-table.tsx";
import { useSideNotes } from "#app/evidence/side-notes.ts";
import { StaticHtml, type StaticPart } from "#app/ui/static-html.tsx";
import { ContentsBeside, type ContentsEntry } from "#app/ui/table-of-contents.tsx";
import { benefitColour } from "./benefit-colour.ts";
import type { BenefitHead } from "./benefit-page.ts";
import { benefits } from "./benefits.ts";
import { useChosenUse } from "./chosen-use.ts";
import { Section } from "./section.tsx";
import { type BarEntry, SectionBar } from "./section-bar.tsx";
import { ShortFormLink } from "./short-form-link.tsx";
import { UseChips } from "./use-chips.tsx";

/**
 * A benefit page, whole: the answer first, then what to do, then what it rests on. `parts` are `benefitParts`; `answer`
 * is for the chosen use, and `card` the same in short.
 */
export function BenefitPageView({
  head,
  parts,
  answer,
  card,
}: {
  head: BenefitHead;
  answer: ReactNode;
  card: ReactNode;
  parts: Record<"hero" | "first" | "devices" | "guidance" | "last", StaticPart>;
}) {
  useSideNotes();
  const { slug, uses, devices } = head;
  const colour = benefits.find((benefit) => benefit.slug === slug)?.colour ?? "blue";
  return (
    <CitationPreviews>
      <div className={`${benefitColour(colour).hue} max-sm:[--section:28px]`}>
        <div className="page-width pt-2 sm:pt-8">
          <StaticHtml part={parts.hero} />
          <div className="mt-1.5 mb-2 sm:mt-7 sm:mb-5">
            <UseChips uses={uses} />
          </div>
          {answer}
        </div>
        <div className="page-width mt-(--section) grid grid-cols-1 gap-x-12 lg:grid-cols-[11.5rem_minmax(0,1fr)]">
          <div className="hidden lg:block print:hidden">
            <div className="sticky top-24 z-10">
              <ContentsBeside entries={contents} />
              {card}
            </div>
          </div>
          <div className="space-y-(--section)">
            <StaticHtml part={parts.first} className="space-y-(--section)" />
            {/* It ends what is said of the steps, which are static. */}
            <ShortFormLink
              slug={slug}
              use={useChosenUse(uses)}
              className="-mt-[calc(var(--section)-6px)]"
            />
            <Section id="devices" title="Devices">
              <StaticHtml part={parts.devices} />
              {devices && (
                <div className="mt-4 sm:mt-8">
                  <DeviceComparisonTable
                    caption="Types of device for this use. Prices are this site’s ranges. A power density without a citation is our assumption, and nobody measured it. The studies are those cited on this page."
                    devices={devices}
                  />
                </div>
              )}
              <StaticHtml part={parts.guidance} />
            </Section>
            <StaticHtml part={parts.last} className="space-y-(--section)" />
          </div>
        </div>
        <SectionBar entries={bar} />
      </div>
    </CitationPreviews>
  );
}

/** In the order of the page. */
const contents: ContentsEntry[] = [
  { id: "answer-name", text: "Answer" },
  { id: "protocol", text: "Dose" },
  { id: "uses", text: "Uses" },
  { id: "how-much", text: "How much" },
  { id: "not-shown", text: "What is not shown" },
  { id: "safety", text: "Safety" },
  { id: "steps", text: "What to do" },
  { id: "devices", text: "Devices" },
  { id: "timeline", text: "When to expect what" },
  { id: "overview", text: "What we know" },
  { id: "mechanisms", text: "How it works" },
  { id: "faq", text: "Questions" },
  { id: "references", text: "References" },
];

/** The same for phones; what it leads to begins at the first anchor. */
const bar: BarEntry[] = [
  { text: "Answer", ids: ["answer-name"] },
  { text: "Dose", ids: ["protocol"] },
  { text: "Uses", ids: ["uses", "how-much", "not-shown"] },
  { text: "Safety", ids: ["safety", "steps"] },
  { text: "Devices", ids: ["devices"] },
  { text: "Sources", ids: ["references"] },
];
