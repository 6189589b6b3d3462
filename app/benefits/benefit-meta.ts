import type { MetaDescriptor } from "react-router";
import { plainText } from "#app/evidence/evidence-text.ts";
import { faqData, medicalPageData } from "#app/seo/medical-page.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { socialImage } from "#app/seo/social-image.ts";
import { articleData, breadcrumbData, organizationData } from "#app/seo/structured-data.ts";
import { site } from "#app/site.config.ts";
import type { BenefitPage } from "./benefit-page.ts";

/** The tags of a benefit page, with its structured data. */
export function benefitMeta(page: BenefitPage, siteUrl: string): MetaDescriptor[] {
  const { slug, name, meta, references } = page;
  const canonical = `${siteUrl}/benefits/${slug}`;
  const { title, description, keywords, published, lastReviewed } = meta;
  const shared = { title, description, keywords, published, modified: lastReviewed };
  const author = site.defaultAuthor;
  const article = articleData(siteUrl, {
    ...shared,
    url: canonical,
    author,
    image: socialImage(canonical, title),
    section: "Benefits",
  });
  return pageMeta({
    ...shared,
    author,
    canonical,
    type: "article",
    section: "Benefits",
    structuredData: [
      medicalPageData(siteUrl, {
        ...meta,
        reviewer: meta.physicianReviewed && site.reviewer,
        ...{ url: canonical, references },
      }),
      // The specification asks it of the pages that compare devices, and of no other.
      ...(page.devices.comparison ? [article] : []),
      faqData(
        canonical,
        page.faq.map(({ question, answer }) => ({ question, answer: plainText(answer) })),
      ),
      breadcrumbData(siteUrl, [
        { name: "Benefits", path: "/benefits" },
        { name, path: `/benefits/${slug}` },
      ]),
      organizationData(siteUrl, "MedicalOrganization"),
    ],
  });
}
