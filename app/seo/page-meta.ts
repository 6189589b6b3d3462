import type { MetaDescriptor } from "react-router";
import { site } from "#app/site.config.ts";

/** What a page says of itself to search engines and to those who share it. */
export type PageMeta = {
  title: string;
  /** Plain text. */
  description: string;
  /** Absolute address under which the page is to be known. */
  canonical?: string;
  type?: "article" | "website";
  /** Absolute address of a picture. */
  image?: string;
  keywords?: string[];
  author?: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
};

/** The head's tags for a page. Structured data is added here too, as `"script:ld+json"` entries. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, canonical, type = "website", image, keywords, author } = page;
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: type },
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
  ];
  if (keywords?.length) tags.push({ name: "keywords", content: keywords.join(", ") });
  if (author) tags.push({ name: "author", content: author });
  if (image) {
    tags.push({ property: "og:image", content: image }, { name: "twitter:image", content: image });
  }
  if (canonical) {
    tags.push(
      { property: "og:url", content: canonical },
      { tagName: "link", rel: "canonical", href: canonical },
    );
  }
  if (page.noindex) tags.push({ name: "robots", content: "noindex" });
  return tags;
}
