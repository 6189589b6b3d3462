import type { StoreContent } from "./content.ts";
import { articleListing, blogListing, type ListArguments, listOf, pageListing } from "./listing.ts";
import {
  type ArticleNode,
  articleNode,
  authorNode,
  gid,
  type PageNode,
  pageNode,
} from "./nodes.ts";

/** The handle of the store's one blog. */
export const BLOG_HANDLE = "red-light-therapy-blog";

/** Shopify's sitemaps hold up to 250 addresses a page. */
const SITEMAP_PAGE_SIZE = 250;

type Lookup = {
  handle?: string | null;
  id?: string | null;
};

type ArticleArguments = ListArguments<keyof (typeof articleListing)["sortKeys"]>;
type BlogArguments = ListArguments<keyof (typeof blogListing)["sortKeys"]>;
type PageArguments = ListArguments<keyof (typeof pageListing)["sortKeys"]>;

/**
 * What the store answers to each field of QueryRoot.
 * @param filesUrl stands in place of `/store-files/` in bodies and image addresses
 * @param now what is dated later is not published yet
 */
export function createGraph(content: StoreContent, filesUrl: string, now: () => Date) {
  const allArticles = content.articles.map((article) => articleNode(article, filesUrl, () => blog));
  const allPages = content.pages.map((page) => pageNode(page, filesUrl));
  const articles = () => published(allArticles, now());
  const pages = () => published(allPages, now());

  const blog = {
    id: gid("Blog", BLOG_HANDLE),
    handle: BLOG_HANDLE,
    title: "Red Light Therapy Blog",
    seo: { title: null, description: null },
    authors: () => {
      const names = new Set(articles().flatMap(({ authorV2 }) => authorV2?.name ?? []));
      return [...names].map(authorNode);
    },
    articleByHandle: (lookup: Lookup) => find(articles(), lookup),
    articles: (args: ArticleArguments) => listOf(articles(), articleListing, args),
  };
  const shop = {
    id: gid("Shop", "demo"),
    name: "Demo store",
    description: "The store that comes with the site.",
  };

  return {
    article: (lookup: Lookup) => find(articles(), lookup),
    articles: blog.articles,
    blog: (lookup: Lookup) => find([blog], lookup),
    blogByHandle: (lookup: Lookup) => find([blog], lookup),
    blogs: (args: BlogArguments) => listOf([blog], blogListing, args),
    page: (lookup: Lookup) => find(pages(), lookup),
    pageByHandle: (lookup: Lookup) => find(pages(), lookup),
    pages: (args: PageArguments) => listOf(pages(), pageListing, args),
    shop: () => shop,
    sitemap: ({ type }: { type: string }) =>
      sitemap(type === "ARTICLE" ? articles() : type === "PAGE" ? pages() : []),
  };
}

function published<Node extends { publishedAt: string }>(nodes: Node[], now: Date): Node[] {
  return nodes.filter(({ publishedAt }) => Date.parse(publishedAt) <= now.getTime());
}

function find<Node extends Required<Lookup>>(nodes: Node[], { handle, id }: Lookup): Node | null {
  const wanted = (node: Node) => (handle == null ? node.id === id : node.handle === handle);
  return nodes.find(wanted) ?? null;
}

function sitemap(nodes: (ArticleNode | PageNode)[]) {
  const count = Math.ceil(nodes.length / SITEMAP_PAGE_SIZE);
  return {
    pagesCount: { count, precision: "EXACT" },
    resources: ({ page }: { page: number }) => ({
      hasNextPage: page < count,
      items: nodes
        .slice((page - 1) * SITEMAP_PAGE_SIZE, page * SITEMAP_PAGE_SIZE)
        .map(({ handle, title, publishedAt, image }) => ({
          __typename: "SitemapResource",
          handle,
          title,
          updatedAt: publishedAt,
          image: image && { alt: image.altText, filepath: image.url, updatedAt: publishedAt },
        })),
    }),
  };
}
