import { CitationPreviews } from "#app/evidence/citation-previews.tsx";
import { Faq } from "#app/evidence/faq.tsx";
import { ReferenceList } from "#app/evidence/reference-list.tsx";
import { ContentsBeside, type ContentsEntry } from "#app/ui/table-of-contents.tsx";
import { AnswerCard } from "./answer-panel.tsx";
import { benefitColour } from "./benefit-colour.ts";
import { BenefitHero } from "./benefit-hero.tsx";
import type { BenefitPage } from "./benefit-page.ts";
import { benefits } from "./benefits.ts";
import { CallToAction } from "./call-to-action.tsx";
import { Devices } from "./devices.tsx";
import { Dose } from "./dose.tsx";
import { HowMuch } from "./how-much.tsx";
import { Mechanisms, Overview } from "./long-answer.tsx";
import { NotShown } from "./not-shown.tsx";
import { PageTimeline } from "./page-timeline.tsx";
import { Review } from "./review.tsx";
import { Safety } from "./safety.tsx";
import { Section } from "./section.tsx";
import { type BarEntry, SectionBar } from "./section-bar.tsx";
import { Steps } from "./steps.tsx";
import { Uses } from "./uses.tsx";

/** A benefit page, whole: the answer first, then what to do, then what it rests on. */
export function BenefitPageView({ page }: { page: BenefitPage }) {
  const { applications } = page;
  const colour = benefits.find(({ slug }) => slug === page.slug)?.colour ?? "blue";
  return (
    <CitationPreviews>
      <div className={benefitColour(colour).hue}>
        <BenefitHero page={page} />
        <div className="page-width mt-(--section) grid grid-cols-1 gap-x-12 lg:grid-cols-[11.5rem_minmax(0,1fr)]">
          <div className="hidden lg:block print:hidden">
            <div className="sticky top-24 z-10">
              <ContentsBeside entries={contents} />
              <AnswerCard uses={applications} />
            </div>
          </div>
          <Sections page={page} />
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

function Sections({ page }: { page: BenefitPage }) {
  return (
    <div className="space-y-(--section)">
      <Dose page={page} />
      <Uses {...page} />
      <HowMuch effects={page.effects} />
      <NotShown points={page.notShown} />
      <Safety points={page.safety} askFirst={page.askFirst} />
      <Steps steps={page.steps} />
      <Devices devices={page.devices} />
      <PageTimeline
        steps={page.timeline}
        figure={page.timelineFigure}
        course={page.course}
        slug={page.slug}
      />
      <Overview page={page} />
      <Mechanisms page={page} />
      <Section id="faq" title="Questions">
        <Faq items={page.faq} />
      </Section>
      <Section id="references" title="References">
        <ReferenceList references={page.references} />
      </Section>
      <Review page={page} />
      <CallToAction closing={page.closing} />
    </div>
  );
}
