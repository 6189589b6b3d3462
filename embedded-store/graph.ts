import { connection, type PageArguments as PagingArguments } from "./connection.ts";
import type { StoreContent } from "./content.ts";
import {
  articleListing,
  blogListing,
  type ListArguments,
  listOf,
  pageListing,
  redirectListing,
} from "./listing.ts";
import { menusOf, primaryDomain } from "./menus.ts";
import {
  type ArticleNode,
  articleNode,
  authorNode,
  gid,
  type PageNode,
  pageNode,
} from "./nodes.ts";
import { predictiveSearch, search } from "./search.ts";

export const BLOG_HANDLE = "red-light-therapy-blog";

const VERSION = "2024-10";

/** Shopify's limit for a page of the sitemap. */
const SITEMAP_PAGE_SIZE = 250;

type Lookup = {
  handle?: string | null;
  id?: string | null;
};

type ArticleArguments = ListArguments<keyof (typeof articleListing)["sortKeys"]>;
type BlogArguments = ListArguments<keyof (typeof blogListing)["sortKeys"]>;
type PageArguments = ListArguments<keyof (typeof pageListing)["sortKeys"]>;

const LANGUAGE = { isoCode: "EN", name: "English", endonymName: "English" };
const COUNTRY = {
  isoCode: "US",
  name: "United States",
  unitSystem: "IMPERIAL_SYSTEM",
  currency: { isoCode: "USD", name: "United States Dollar", symbol: "$" },
  availableLanguages: [LANGUAGE],
};

/** @param filesUrl replaces `/store-files/` @param now articles of a later date are unpublished */
export function createGraph(content: StoreContent, filesUrl: string, now: () => Date) {
  const allArticles = content.articles
    .filter(({ draft }) => !draft)
    .map((article) => articleNode(article, filesUrl, () => blog));
  const allPages = content.pages.map((page) => pageNode(page, filesUrl));
  const articles = () => published(allArticles, now());
  const pages = () => published(allPages, now());

  const redirects = content.redirects.map(({ path, target }) => ({
    __typename: "UrlRedirect",
    id: gid("UrlRedirect", path),
    path,
    target,
  }));

  const blog = {
    __typename: "Blog",
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
    __typename: "Shop",
    id: gid("Shop", "demo"),
    name: "Demo store",
    description: "The store that comes with the site.",
    moneyFormat: "{{amount}} USD",
    paymentSettings: {
      countryCode: COUNTRY.isoCode,
      currencyCode: COUNTRY.currency.isoCode,
      enabledPresentmentCurrencies: [COUNTRY.currency.isoCode],
    },
    primaryDomain,
    shipsToCountries: [],
  };
  const listed = (type: string): Listed[] => {
    if (type === "ARTICLE") return articles();
    if (type === "PAGE") return pages();
    if (type !== "BLOG") return [];
    // A blog changes with its newest article.
    const dates = articles().map(({ publishedAt }) => publishedAt);
    const publishedAt = dates.sort().at(-1);
    return publishedAt ? [{ ...blog, publishedAt, image: null }] : [];
  };
  const menus = () => menusOf(blog, pages());
  const node = ({ id }: { id: string }) => {
    const all = [shop, blog, ...articles(), ...pages(), ...menus(), ...redirects];
    return all.find((one) => one.id === id) ?? null;
  };
  const nothing = () => null;
  const emptyList = (args: PagingArguments) => connection([], args);

  return {
    article: (lookup: Lookup) => find(articles(), lookup),
    articles: blog.articles,
    blog: (lookup: Lookup) => find([blog], lookup),
    blogByHandle: (lookup: Lookup) => find([blog], lookup),
    blogs: (args: BlogArguments) => listOf([blog], blogListing, args),
    collection: nothing,
    collectionByHandle: nothing,
    collections: emptyList,
    localization: () => ({
      country: COUNTRY,
      language: LANGUAGE,
      availableCountries: [COUNTRY],
      availableLanguages: [LANGUAGE],
    }),
    menu: (lookup: Lookup) => find(menus(), lookup),
    node,
    nodes: ({ ids }: { ids: string[] }) => ids.map((id) => node({ id })),
    page: (lookup: Lookup) => find(pages(), lookup),
    pageByHandle: (lookup: Lookup) => find(pages(), lookup),
    pages: (args: PageArguments) => listOf(pages(), pageListing, args),
    predictiveSearch: (args: Parameters<typeof predictiveSearch>[1]) =>
      predictiveSearch({ articles: articles(), pages: pages() }, args),
    product: nothing,
    productByHandle: nothing,
    products: emptyList,
    publicApiVersions: () => [{ handle: VERSION, displayName: VERSION, supported: true }],
    search: (args: Parameters<typeof search>[1]) =>
      search({ articles: articles(), pages: pages() }, args),
    shop: () => shop,
    sitemap: ({ type }: { type: string }) => sitemap(listed(type)),
    urlRedirects: (args: ListArguments<"ID">) => listOf(redirects, redirectListing, args),
  };
}

function published<Node extends { publishedAt: string }>(nodes: Node[], now: Date): Node[] {
  return nodes.filter(({ publishedAt }) => Date.parse(publishedAt) <= now.getTime());
}

function find<Node extends Required<Lookup>>(nodes: Node[], { handle, id }: Lookup): Node | null {
  const wanted = (node: Node) => (handle == null ? node.id === id : node.handle === handle);
  return nodes.find(wanted) ?? null;
}

type Listed = Pick<ArticleNode | PageNode, "handle" | "title" | "publishedAt" | "image">;

function sitemap(nodes: Listed[]) {
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
