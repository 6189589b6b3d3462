import type { MetaDescriptor } from "react-router";
import { href } from "react-router";
import type { Reference } from "#app/evidence/text/reference.ts";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import { socialImage } from "#app/frame/head/social-image.ts";
import {
  articleData,
  breadcrumbData,
  organizationData,
  type StructuredData,
} from "#app/frame/head/structured-data.ts";
import * as site from "#app/site.config.ts";
import type { LongGuideHead } from "./long-guide.server.ts";

export function longGuideMeta(head: LongGuideHead, siteUrl: string): MetaDescriptor[] {
  return pageMeta({ ...facts(head), canonical: address(siteUrl), type: "article" });
}

export function longGuideData(
  head: LongGuideHead,
  references: readonly Reference[],
  siteUrl: string,
): StructuredData[] {
  const { readTime, wordCount, title } = head;
  const url = address(siteUrl);
  return [
    articleData(siteUrl, {
      ...facts(head),
      references,
      readTime,
      wordCount,
      url,
      image: socialImage(url, head.meta.title),
    }),
    breadcrumbData(siteUrl, [{ name: title, path: href("/red-light-101") }]),
    organizationData(siteUrl),
  ];
}

const address = (siteUrl: string) => `${siteUrl}/red-light-101`;

function facts({ meta }: LongGuideHead) {
  const { title, description, keywords, published, lastReviewed } = meta;
  return {
    title,
    description,
    author: site.defaultAuthor,
    published,
    modified: lastReviewed,
    section: "Guides",
    keywords: keywords.join(", "),
  };
}
