import type { MetaDescriptor } from "react-router";
import { href } from "react-router";
import type { ArticleHead } from "#app/content/article.ts";
import { articlePath } from "#app/content/article-path.ts";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import type { PageImage } from "#app/frame/head/social-image.ts";
import { socialImage } from "#app/frame/head/social-image.ts";
import {
  articleData,
  breadcrumbData,
  organizationData,
  type StructuredData,
} from "#app/frame/head/structured-data.ts";

export const articleUrl = (siteUrl: string, slug: string) => siteUrl + articlePath(slug);

export function articleMeta(article: ArticleHead, siteUrl: string): MetaDescriptor[] {
  return pageMeta({
    ...facts(article, siteUrl),
    title: article.seoTitle,
    canonical: articleUrl(siteUrl, article.slug),
    type: "article",
    noindex: article.mark !== undefined,
  });
}

export function articlePageData(article: ArticleHead, siteUrl: string): StructuredData[] {
  const { title, slug, readTime, wordCount } = article;
  const url = articleUrl(siteUrl, slug);
  return [
    articleData(siteUrl, { ...facts(article, siteUrl), url, title, readTime, wordCount }),
    breadcrumbData(siteUrl, [
      { name: "Blog", path: href("/blog") },
      { name: title, path: articlePath(slug) },
    ]),
    organizationData(siteUrl),
  ];
}

function facts(article: ArticleHead, siteUrl: string) {
  const { title, seoDescription, author, keywords } = article;
  return {
    // An article without text has only its title.
    description: seoDescription || title,
    image: imageOf(article, siteUrl) ?? socialImage(articleUrl(siteUrl, article.slug), title),
    author,
    keywords: keywords.join(", "),
    published: article.publishedAt,
    modified: article.updatedAt,
    section: article.subcategory ?? article.category,
  };
}

/** Social networks show no SVG. */
function imageOf(article: ArticleHead, siteUrl: string): PageImage | undefined {
  const { imageUrl, imageAlt, imageSize, title } = article;
  const url = imageUrl ? new URL(imageUrl, siteUrl) : undefined;
  if (!url || url.pathname.toLowerCase().endsWith(".svg")) return undefined;
  return { url: url.href, alt: imageAlt || title, ...imageSize };
}
