import type { MetaDescriptor } from "react-router";
import { pageMeta } from "#app/seo/page-meta.ts";
import { socialImage } from "#app/seo/social-image.ts";
import { articleData, breadcrumbData, organizationData } from "#app/seo/structured-data.ts";
import { site } from "#app/site.config.ts";
import type { LongGuideView } from "./long-guide.server.ts";

/** The tags of the long guide's page, with its structured data. */
export function longGuideMeta(guide: LongGuideView, siteUrl: string): MetaDescriptor[] {
  const canonical = `${siteUrl}/red-light-101`;
  const { title, description, keywords, published, lastReviewed } = guide.meta;
  const { references, readTime, wordCount } = guide;
  const shared = {
    title,
    description,
    author: site.defaultAuthor,
    published,
    modified: lastReviewed,
    section: "Guides",
    keywords,
  };
  return pageMeta({
    ...shared,
    canonical,
    type: "article",
    structuredData: [
      articleData(siteUrl, {
        ...shared,
        ...{ references, readTime, wordCount },
        url: canonical,
        image: socialImage(canonical, title),
      }),
      breadcrumbData(siteUrl, [{ name: guide.title, path: "/red-light-101" }]),
      organizationData(siteUrl),
    ],
  });
}
