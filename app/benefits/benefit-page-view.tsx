import { CitationPreviews } from "#app/evidence/citation-previews.tsx";
import { CitedText } from "#app/evidence/cited-text.tsx";
import { Faq } from "#app/evidence/faq.tsx";
import { ReferenceList } from "#app/evidence/reference-list.tsx";
import { type ContentsEntry, TableOfContents } from "#app/ui/table-of-contents.tsx";
import { Applications } from "./applications.tsx";
import { AskFirst } from "./ask-first.tsx";
import { BenefitHero } from "./benefit-hero.tsx";
import type { BenefitPage } from "./benefit-page.ts";
import { CallToAction } from "./call-to-action.tsx";
import { Devices } from "./devices.tsx";
import { Mechanisms } from "./mechanisms.tsx";
import { NotShown } from "./not-shown.tsx";
import { PageTimeline } from "./page-timeline.tsx";
import { ProtocolSection } from "./protocol-section.tsx";
import { Review } from "./review.tsx";
import { Section } from "./section.tsx";

/** A benefit page, whole. */
export function BenefitPageView({ page }: { page: BenefitPage }) {
  const { references } = page;
  return (
    <CitationPreviews>
      <BenefitHero page={page} />
      <div className="page-width mt-(--section) grid grid-cols-1 gap-x-12 lg:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
        <div>
          <TableOfContents entries={contents} />
        </div>
        <Sections page={page} />
      </div>
      <section aria-labelledby="references" className="page-width section-gap">
        <h2 id="references" className="mb-6 text-h2">
          References
        </h2>
        <ReferenceList references={references} />
      </section>
      <Review page={page} />
      <CallToAction closing={page.closing} />
    </CitationPreviews>
  );
}

/** In the order of `Sections`. */
const contents: ContentsEntry[] = [
  { id: "overview", text: "What we know" },
  { id: "mechanisms", text: "How it works" },
  { id: "uses", text: "What it is used for" },
  { id: "not-shown", text: "What is not shown" },
  { id: "devices", text: "Devices" },
  { id: "protocol", text: "Protocol" },
  { id: "timeline", text: "When to expect what" },
  { id: "safety", text: "Safety" },
  { id: "faq", text: "Questions" },
  { id: "references", text: "References" },
];

function Sections({ page }: { page: BenefitPage }) {
  return (
    <div className="space-y-(--section)">
      <Section id="overview" title="What we know">
        <div className="prose">
          <CitedText text={page.introduction} />
        </div>
      </Section>
      <Mechanisms mechanisms={page.mechanisms} figure={page.mechanismFigure} />
      <Applications {...page} />
      <NotShown points={page.notShown} />
      <Devices devices={page.devices} />
      <ProtocolSection protocol={page.protocol} figure={page.protocolFigure} />
      <PageTimeline
        steps={page.timeline}
        figure={page.timelineFigure}
        course={page.course}
        slug={page.slug}
      />
      <Section id="safety" title="Safety">
        <ul className="prose list-disc pl-[1.4em] marker:text-ink-soft">
          {page.safety.map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the points never move.
            <li key={index} className="pl-1 not-first:mt-3">
              <CitedText text={point} />
            </li>
          ))}
        </ul>
        <AskFirst {...page.askFirst} />
      </Section>
      <Section id="faq" title="Questions">
        <Faq items={page.faq} />
      </Section>
    </div>
  );
}
