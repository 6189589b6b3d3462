import { z } from "zod";
import {
  type Article,
  type ArticleSummary,
  countWords,
  descriptionOf,
  isFeatured,
  type ListedArticle,
  readTime,
  subcategoryOf,
} from "#app/content/article.ts";
import { articlePath } from "#app/content/article-path.ts";
import { handleInWords, slugOf } from "#app/storefront/handle.ts";
import { overHttps } from "#app/storefront/picture-sources.ts";
import {
  readLongHtml,
  readStoreHtml,
  type StoreHtmlRules,
} from "#app/storefront/store-html.server.ts";
import { dateTime, shortText, storeList } from "#app/storefront/storefront-api.ts";
import { shapeError } from "#app/storefront/storefront-error.ts";
import { blocksInWords } from "#app/text/text.ts";
import { articleEntry } from "./article-entry.server.ts";

export type ArticleRules = StoreHtmlRules & {
  /** For articles without an author. */
  defaultAuthor: string;
};

/** Nodes are checked one by one, so that a bad one spoils no list. */
export const blogArticlesAnswer = z.object({
  blog: z
    .object({
      articles: z.object({
        edges: storeList(z.object({ node: z.unknown() })),
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: shortText.nullable() }).nullish(),
      }),
    })
    .nullable(),
});

/** Of `ARTICLE_BY_HANDLE`. The article itself is read by `parseArticle`. */
export const articleByHandleAnswer = z.object({
  blog: z.object({ articleByHandle: z.unknown().nullable() }).nullable(),
});

/** @throws {StorefrontError} when a required field is missing or above Shopify's limits */
export function parseListedArticle(node: unknown, rules: ArticleRules): ListedArticle {
  const parsed = readNode(summaryNode, node);
  const summary = summarise(parsed, rules);
  return { ...summary, entry: articleEntry(summary, parsed.content) };
}

/** A store's node with its body. @throws {StorefrontError} as above, and without contentHtml */
export async function parseArticle(node: unknown, rules: ArticleRules): Promise<Article> {
  const parsed = readNode(articleNode, node);
  const slug = slugOf(parsed.handle);
  const path = parsed.blog ? `/blogs/${slugOf(parsed.blog.handle)}/${slug}` : articlePath(slug);
  const { text, headings } = await readLongHtml(parsed.contentHtml, { ...rules, path });
  // The store's plain text may join a block's last word to the next block's first.
  const summary = summarise(parsed, rules, blocksInWords(text));
  return {
    ...summary,
    seoDescription: parsed.seo?.description?.trim() || summary.seoDescription,
    content: text,
    headings,
    wordCount: countWords(parsed.content),
  };
}

function readNode<Node>(schema: z.ZodType<Node>, node: unknown): Node {
  const parsed = schema.safeParse(node);
  if (parsed.success) return parsed.data;
  throw shapeError(`The article ${handleOf(node) ?? "without a handle"}`, parsed.error);
}

/** Reads a node that is otherwise unreadable. */
export function handleOf(node: unknown): string | undefined {
  return named.parse(node).handle;
}

const named = z.object({ handle: shortText.optional() }).catch({});

/** Shopify's limit. */
const MOST_TAGS = 250;

/** In characters. A long novel has half a million; what is after them is neither counted nor searched. */
const LONGEST_TEXT = 500_000;

const longText = z
  .string()
  .nullish()
  .transform((text) => (text ?? "").slice(0, LONGEST_TEXT).toWellFormed());

const summaryNode = z.object({
  id: shortText,
  title: shortText,
  handle: shortText,
  content: longText,
  excerpt: longText,
  publishedAt: dateTime,
  image: z
    .object({
      altText: shortText.nullish(),
      url: shortText.refine((url) => URL.canParse(url, "https://site.invalid")),
      width: z.number().nullish(),
      height: z.number().nullish(),
    })
    .nullish()
    // An article is worth showing without its picture.
    .catch(null),
  authorV2: z.object({ name: shortText.nullish() }).nullish(),
  tags: z.array(shortText).max(MOST_TAGS).nullish(),
  blog: z.object({ handle: shortText }).nullish().catch(null),
});

const articleNode = summaryNode.extend({
  contentHtml: z.string(),
  // Optional: feeds do not ask for it, and pages work without it.
  seo: z.object({ description: shortText.nullish() }).nullish().catch(null),
});

function summarise(
  node: z.infer<typeof summaryNode>,
  rules: ArticleRules,
  text = node.content,
): ArticleSummary {
  const tags = node.tags ?? [];
  const description = descriptionOf(excerptInWords(node.excerpt, rules), text);
  const subcategory = subcategoryOf(tags);
  const { width, height } = node.image ?? {};
  const title = node.title.trim() || handleInWords(node.handle);
  return {
    id: node.id,
    title,
    slug: slugOf(node.handle),
    description,
    category: "blog",
    ...(subcategory && { subcategory }),
    author: node.authorV2?.name?.trim() || rules.defaultAuthor,
    readTime: readTime(countWords(node.content)),
    featured: isFeatured(tags),
    published: true,
    publishedAt: node.publishedAt,
    updatedAt: node.publishedAt,
    ...(node.image && { imageUrl: overHttps(node.image.url) }),
    imageAlt: node.image?.altText ?? "",
    ...(width && height && { imageSize: { width, height } }),
    seoTitle: title,
    seoDescription: description,
    keywords: tags,
  };
}

/** Editors and imports put HTML where the store expects words. */
function excerptInWords(excerpt: string, rules: ArticleRules): string {
  if (!/<[/a-z!]|&(#\d|#x[\da-f]|[a-z])+;/i.test(excerpt)) return excerpt;
  return blocksInWords(readStoreHtml(excerpt.slice(0, LONGEST_EXCERPT), rules).text);
}

/** In characters; cards show 150. */
const LONGEST_EXCERPT = 5_000;
