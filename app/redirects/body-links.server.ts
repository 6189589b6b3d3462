import type { Articles } from "#app/articles/articles.server.ts";
import { SUBCATEGORIES } from "#app/content/article.ts";
import { articlePath } from "#app/content/article-path.ts";
import type { BodyLinks } from "#app/storefront/body-links.ts";
import { slugOf } from "#app/storefront/handle.ts";
import { type LinkRules, outgoingRel } from "#app/storefront/store-links.server.ts";
import { changeNodes, linksIn } from "#app/text/text.ts";
import type { HasPage } from "./has-page.server.ts";
import { plainPath } from "./plain-path.ts";
import type { Redirects } from "./redirects.server.ts";
import { hostsOf, isShopifyPath, readPath, withoutLocale } from "./shopify-path.ts";

export function createBodyLinks({
  redirects,
  hasPage,
  articles,
  blogHandle,
  storeUrl,
  shopUrl,
  rules,
}: {
  redirects: Redirects;
  hasPage: HasPage;
  articles: Pick<Articles, "has" | "list">;
  blogHandle: string;
  storeUrl: string | undefined;
  shopUrl: string | undefined;
  rules: LinkRules;
}): BodyLinks {
  const isShopsOwn = hostsOf(shopUrl);
  const isStores = hostsOf(storeUrl, shopUrl);

  /** The store's redirects may lead to nothing. Shopify's own addresses were looked up on the way. */
  const isThere = async (location: string) => {
    const path = plainPath(new URL(location, rules.siteUrl).pathname);
    return readPath(path, blogHandle) !== undefined || hasPage(path);
  };

  /** Undefined for what is nowhere. */
  const targetOf = async (href: string): Promise<string | undefined> => {
    const url = new URL(href, rules.siteUrl);
    const path = withoutLocale(url.pathname);
    const isOnSite = href.startsWith("/");
    const isShopifys = isShopifyPath(path);
    if (!isOnSite && !isShopifys) return href;
    const plain = plainPath(path);
    const address = readPath(plain, blogHandle);
    if (!address && (await hasPage(plain))) return withoutPage(url, href);
    if (address?.kind === "article") {
      const slug = slugOf(address.handle);
      // Until it is read, the list knows of no article.
      await articles.list();
      if ((await articles.has(slug)) !== "no")
        return isShopifys ? articlePath(slug) + url.hash : href;
    }
    // What the shop sells is there at the very address.
    if (!isOnSite && isShopsOwn(url)) {
      const moved = await redirects.from(url.pathname, url.search);
      const isHere = moved?.location.startsWith("/") && (await isThere(moved.location));
      return isHere && moved ? moved.location + url.hash : href;
    }
    const moved = await redirects.from(url.pathname, url.search);
    if (!moved) return isOnSite ? undefined : href;
    const { location } = moved;
    if (location === url.pathname) return withoutPage(url, href);
    if (location.startsWith("/") && !(await isThere(location))) return isOnSite ? undefined : href;
    return location.includes("#") ? location : location + url.hash;
  };

  return async (text) => {
    const ours = (href: string) => href.startsWith("/") || isStores(URL.parse(href));
    const hrefs = [...new Set(linksIn(text).filter(ours))].slice(0, MOST_LINKS);
    const targets = new Map(
      await Promise.all(hrefs.map(async (href) => [href, await targetOf(href)] as const)),
    );
    return changeNodes(text, (node) => {
      if (!("href" in node) || !node.href || !targets.has(node.href)) return node;
      const { href, rel, ...words } = node;
      const target = targets.get(href);
      if (target === undefined) return words;
      if (target === href) return node;
      if (target.startsWith("/")) return { ...words, href: target };
      return { ...words, href: target, rel: outgoingRel(new URL(target), rules) };
    });
  };
}

const LIST = /^\/(?:blog|articles)(?:\/(?:tagged|by)\/[^/]+)?$/;

/** A list's pages and tags change with every article, so a link to it keeps its topic alone. */
function withoutPage({ pathname, searchParams, hash }: URL, href: string): string {
  if (searchParams.size === 0 || !LIST.test(plainPath(pathname))) return href;
  const topic = SUBCATEGORIES.find((known) => known === searchParams.get("topic"));
  return pathname + (topic ? `?topic=${topic}` : "") + hash;
}

/** The others stay as the editor wrote them: a thousand would hold the event loop for 90 ms. */
const MOST_LINKS = 300;
