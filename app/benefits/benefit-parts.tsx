import { ReferenceList } from "#app/evidence/citations/reference-list.tsx";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { BenefitHero } from "./benefit-hero.tsx";
import { benefitPageData } from "./benefit-meta.ts";
import type { BenefitPage } from "./benefit-page.ts";
import { CallToAction } from "./call-to-action.tsx";
import { Devices } from "./devices/devices.tsx";
import { planParts } from "./dose/plan-parts.tsx";
import { PlanReasons } from "./dose/plan-reasons.tsx";
import { Section } from "./section.tsx";
import { Faq } from "./sections/faq.tsx";
import { Mechanisms, Overview } from "./sections/long-answer.tsx";
import { NotShown } from "./sections/not-shown.tsx";
import { PageTimeline } from "./sections/page-timeline.tsx";
import { Review } from "./sections/review.tsx";
import { Safety } from "./sections/safety.tsx";
import { Uses } from "./sections/uses.tsx";

/** The page's static parts; interactive parts are between them. */
export function benefitParts(page: BenefitPage, siteUrl: string) {
  const { timeline, timelineFigure, course, slug } = page;
  return {
    hero: <BenefitHero page={page} />,
    first: (
      <>
        <Overview page={page} />
        <Safety points={page.safety} askFirst={page.askFirst} />
      </>
    ),
    ...planParts(page),
    middle: (
      <>
        <PageTimeline steps={timeline} figure={timelineFigure} course={course} slug={slug} />
        <Uses {...page} />
      </>
    ),
    last: (
      <>
        <StructuredDataScript data={benefitPageData(page, siteUrl)} />
        <NotShown points={page.notShown} />
        <Devices devices={page.devices} />
        <Section id="faq" title="Common questions">
          <Faq items={page.faq} />
        </Section>
        <PlanReasons page={page} />
        <Mechanisms page={page} />
        <Section id="references" title="Sources">
          <ReferenceList references={page.references} />
        </Section>
        <Review page={page} />
        <CallToAction closing={page.closing} />
      </>
    ),
  };
}
