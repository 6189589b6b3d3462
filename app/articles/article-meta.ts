import type { MetaDescriptor } from "react-router";
import { type PageImage, pageMeta } from "#app/seo/page-meta.ts";
import { socialImage } from "#app/seo/social-image.ts";
import { articleData, breadcrumbData, organizationData } from "#app/seo/structured-data.ts";
import type { ArticleHead } from "./article.ts";

/** The one address of an article, which can be read under others too. */
export const articleUrl = (siteUrl: string, slug: string) => `${siteUrl}/blog/${slug}`;

/** The tags of an article's page, with its structured data. */
export function articleMeta(article: ArticleHead, siteUrl: string): MetaDescriptor[] {
  const { title, seoTitle, seoDescription, author, keywords } = article;
  const canonical = articleUrl(siteUrl, article.slug);
  const shared = {
    image: imageOf(article, siteUrl) ?? socialImage(canonical, title),
    author,
    keywords,
    published: article.publishedAt,
    modified: article.updatedAt,
    section: article.subcategory ?? article.category,
  };
  const { readTime, wordCount } = article;
  // An article without a word of text has nothing to describe it with but its title.
  const description = seoDescription || title;
  return pageMeta({
    ...shared,
    title: seoTitle,
    description,
    canonical,
    type: "article",
    structuredData: [
      articleData(siteUrl, { ...shared, url: canonical, title, description, readTime, wordCount }),
      breadcrumbData(siteUrl, [
        { name: "Blog", path: "/blog" },
        { name: title, path: `/blog/${article.slug}` },
      ]),
      organizationData(siteUrl),
    ],
  });
}

/** The article's own picture, unless it is an SVG, which no social network shows. */
function imageOf(article: ArticleHead, siteUrl: string): PageImage | undefined {
  const { imageUrl, imageAlt, imageSize, title } = article;
  const url = imageUrl ? new URL(imageUrl, siteUrl) : undefined;
  if (!url || url.pathname.toLowerCase().endsWith(".svg")) return undefined;
  return { url: url.href, alt: imageAlt || title, ...imageSize };
}
