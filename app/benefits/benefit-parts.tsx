import { ReferenceList } from "#app/evidence/citations/reference-list.tsx";
import { StructuredDataScript } from "#app/seo/structured-data-script.tsx";
import { BenefitHero } from "./benefit-hero.tsx";
import { benefitPageData } from "./benefit-meta.ts";
import type { BenefitPage } from "./benefit-page.ts";
import { CallToAction } from "./call-to-action.tsx";
import { Devices } from "./devices/devices.tsx";
import { Dose } from "./dose/dose.tsx";
import { NOTHING_WRITTEN, type OwnDoseView } from "./dose/own-dose.ts";
import { Section } from "./section.tsx";
import { Faq } from "./sections/faq.tsx";
import { HowMuch } from "./sections/how-much.tsx";
import { Mechanisms, Overview } from "./sections/long-answer.tsx";
import { NotShown } from "./sections/not-shown.tsx";
import { PageTimeline } from "./sections/page-timeline.tsx";
import { Review } from "./sections/review.tsx";
import { Safety } from "./sections/safety.tsx";
import { Steps } from "./sections/steps.tsx";
import { Uses } from "./sections/uses.tsx";

/** The page's static parts; interactive parts are between them. */
export function benefitParts(
  page: BenefitPage,
  siteUrl: string,
  own: OwnDoseView = NOTHING_WRITTEN,
) {
  const { timeline, timelineFigure, course, slug } = page;
  return {
    hero: <BenefitHero page={page} />,
    first: (
      <>
        <Dose page={page} own={own} />
        <Uses {...page} />
        <HowMuch effects={page.effects} />
      </>
    ),
    middle: (
      <>
        <NotShown points={page.notShown} />
        <Safety points={page.safety} askFirst={page.askFirst} />
        <Steps steps={page.steps} />
      </>
    ),
    last: (
      <>
        <Devices devices={page.devices} />
        <StructuredDataScript data={benefitPageData(page, siteUrl)} />
        <PageTimeline steps={timeline} figure={timelineFigure} course={course} slug={slug} />
        <Overview page={page} />
        <Mechanisms page={page} />
        <Section id="faq" title="Questions" margin={null}>
          <Faq items={page.faq} />
        </Section>
        <Section id="references" title="References">
          <ReferenceList references={page.references} />
        </Section>
        <Review page={page} />
        <CallToAction closing={page.closing} />
      </>
    ),
  };
}
