import type { MetaDescriptor } from "react-router";
import { href } from "react-router";
import { faqData, medicalPageData } from "#app/frame/head/medical-page.ts";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import { socialImage } from "#app/frame/head/social-image.ts";
import {
  articleData,
  breadcrumbData,
  organizationData,
  type StructuredData,
} from "#app/frame/head/structured-data.ts";
import * as site from "#app/site.config.ts";
import { plainText } from "#app/text/text.ts";
import { type BenefitHead, type BenefitPage, headOf } from "./benefit-page.ts";

export function benefitMeta(head: BenefitHead, siteUrl: string): MetaDescriptor[] {
  return pageMeta({ ...facts(head), canonical: address(head, siteUrl), type: "article" });
}

/** With the papers that the page cites and the questions that it answers. */
export function benefitPageData(page: BenefitPage, siteUrl: string): StructuredData[] {
  const { slug, name, meta, references } = page;
  const url = address(page, siteUrl);
  const article = articleData(siteUrl, {
    ...facts(headOf(page)),
    url,
    image: socialImage(url, meta.title),
  });
  return [
    medicalPageData(siteUrl, {
      ...meta,
      reviewer: meta.physicianReviewed && site.reviewer,
      url,
      references,
    }),
    // The specification asks for it only on pages that compare devices.
    ...(page.devices.comparison ? [article] : []),
    faqData(
      url,
      page.faq.map(({ question, answer }) => ({ question, answer: plainText(answer) })),
    ),
    breadcrumbData(siteUrl, [
      { name: "Benefits", path: href("/benefits") },
      { name, path: href("/benefits/:slug", { slug }) },
    ]),
    organizationData(siteUrl, "MedicalOrganization"),
  ];
}

const address = ({ slug }: Pick<BenefitPage, "slug">, siteUrl: string) =>
  `${siteUrl}/benefits/${slug}`;

function facts({ meta }: Pick<BenefitHead, "meta">) {
  const { title, description, keywords, published, lastReviewed } = meta;
  return {
    title,
    description,
    keywords,
    published,
    modified: lastReviewed,
    author: site.defaultAuthor,
    section: "Benefits",
  };
}
