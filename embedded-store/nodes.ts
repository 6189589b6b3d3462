import { createHash } from "node:crypto";
import render from "dom-serializer";
import { Text } from "domhandler";
import { imagePrefix } from "#app/own-texts/body.server.ts";
import type { OwnArticle, OwnImage, OwnPage } from "#app/own-texts/own-texts.server.ts";
import { connection, type PageArguments } from "./connection.ts";

/* Plain objects in the shape of the schema's types. A function among their fields is called
   with the field's arguments. */

type Truncation = {
  truncateAt?: number | null;
};

export type ArticleNode = ReturnType<typeof articleNode>;
export type PageNode = ReturnType<typeof pageNode>;

/** @param filesUrl replaces `/store-files/` in the body and the image's address */
export function articleNode(article: OwnArticle, filesUrl: string, blog: () => object) {
  const { handle, title, tags, text, excerpt, seo } = article;
  return {
    __typename: "Article",
    id: gid("Article", handle),
    handle,
    title,
    tags,
    seo,
    blog,
    publishedAt: dateTime(article.publishedAt),
    author: authorNode(article.author ?? ""),
    authorV2: article.author === null ? null : authorNode(article.author),
    comments: (args: PageArguments) => connection([], args),
    content: ({ truncateAt }: Truncation) => truncate(text, truncateAt),
    contentHtml: withFilesUrl(article.html, filesUrl),
    excerpt: ({ truncateAt }: Truncation) => excerpt && truncate(excerpt, truncateAt),
    excerptHtml: excerpt && `<p>${render(new Text(excerpt), { encodeEntities: "utf8" })}</p>`,
    image: article.image && imageNode(article.image, handle, filesUrl),
  };
}

export function pageNode(page: OwnPage, filesUrl: string) {
  const { handle, title, publishedAt, text, html, seo } = page;
  return {
    __typename: "Page",
    id: gid("Page", handle),
    handle,
    title,
    seo,
    publishedAt: dateTime(publishedAt),
    createdAt: dateTime(publishedAt),
    updatedAt: dateTime(publishedAt),
    body: withFilesUrl(html, filesUrl),
    bodySummary: truncate(text, 150),
    /** For the search; no field of the API. */
    words: text,
    image: null,
  };
}

/** The last word of the name is the last name. */
export function authorNode(name: string) {
  const words = name.split(" ");
  const lastName = words.length > 1 ? (words.pop() ?? "") : "";
  return { name, firstName: words.join(" "), lastName, email: "", bio: null };
}

/** A permanent id. Shopify's end in a number, so these do too. */
export function gid(type: string, handle: string): string {
  const number = createHash("sha256").update(`${type}/${handle}`).digest().readUIntBE(0, 6);
  return `gid://shopify/${type}/${number}`;
}

/** ISO 8601 in UTC without fractions of a second, as in the API. */
function dateTime(moment: Date): string {
  return moment.toISOString().replace(/\.\d+Z$/, "Z");
}

function imageNode({ file, alt, width, height }: OwnImage, handle: string, filesUrl: string) {
  const url = filesUrl + file;
  return {
    id: gid("ArticleImage", `${handle}/${file}`),
    altText: alt,
    width,
    height,
    // SVGs need none of the transformations of photographs.
    url,
    src: url,
    originalSrc: url,
    transformedSrc: url,
  };
}

/** `length` includes the dots at the end. */
function truncate(text: string, length: number | null | undefined): string {
  if (length == null || text.length <= length) return text;
  return `${text.slice(0, Math.max(0, length - 3))}...`;
}

function withFilesUrl(html: string, filesUrl: string): string {
  return html.replaceAll(`="${imagePrefix}`, `="${filesUrl}`);
}
