import type { MetaDescriptor } from "react-router";
import * as site from "#app/site.config.ts";
import { type PageImage, socialImage } from "./social-image.ts";

type PageMeta = {
  title: string;
  description: string;
  /** Absolute. */
  canonical?: string;
  type?: "article" | "website";
  image?: PageImage;
  /** With commas. */
  keywords?: string;
  author?: string;
  /** Of articles; ISO dates. */
  published?: string;
  modified?: string;
  section?: string;
  noindex?: boolean;
};

/** All tags of the head. They replace those of the page before. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, canonical, type = "website", keywords, author, noindex } = page;
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: "en_US" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: type },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "robots", content: noindex ? "noindex" : "max-image-preview:large" },
  ];
  if (keywords) tags.push({ name: "keywords", content: keywords });
  if (author) tags.push({ name: "author", content: author });
  if (type === "article") tags.push(...articleTags(page));
  if (canonical) {
    tags.push(
      { property: "og:url", content: canonical },
      { tagName: "link", rel: "canonical", href: canonical },
    );
  }
  const image = page.image ?? (canonical ? socialImage(canonical, title) : undefined);
  tags.push(...imageTags(image));
  return tags;
}

export const MISSING_PAGE = {
  title: "404 Page Not Found",
  description:
    "There is no page at this address. It may have moved, or the address has a mistake in it.",
};

/** Noindex, without a canonical address. @param description the reason, where it is known */
export function missingPageMeta(description = MISSING_PAGE.description): MetaDescriptor[] {
  return pageMeta({ title: MISSING_PAGE.title, description, noindex: true });
}

/** At the last whole word, with an ellipsis. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\s,;:(]+\S*$/, "")}…`;
}

function articleTags({ published, modified, section }: PageMeta): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [];
  if (published) tags.push({ property: "article:published_time", content: published });
  if (modified) tags.push({ property: "article:modified_time", content: modified });
  if (section) tags.push({ property: "article:section", content: section });
  return tags;
}

function imageTags(image: PageImage | undefined): MetaDescriptor[] {
  if (!image) return [{ name: "twitter:card", content: "summary" }];
  const { url, alt, width, height } = image;
  const tags: MetaDescriptor[] = [
    { name: "twitter:card", content: "summary_large_image" },
    { property: "og:image", content: url },
    { property: "og:image:alt", content: alt },
    { name: "twitter:image", content: url },
    { name: "twitter:image:alt", content: alt },
  ];
  if (width && height) {
    tags.push(
      { property: "og:image:width", content: String(width) },
      { property: "og:image:height", content: String(height) },
    );
  }
  return tags;
}
