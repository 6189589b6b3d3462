import { createContext } from "react-router";
import { groupPath, groupSlug, tagSlug } from "#app/articles/article-groups.server.ts";
import type { Articles } from "#app/articles/articles.server.ts";
import { articlePath } from "#app/content/article-path.ts";
import { unpublishedPage } from "#app/frame/unpublished.server.ts";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import type { Pages } from "#app/pages/pages.server.ts";
import { slugOf } from "#app/storefront/handle.ts";
import { canonicalPath } from "./canonical-path.ts";
import { plainPath } from "./plain-path.ts";
import { afterLocale, hostsOf, readPath, withoutLocale } from "./shopify-path.ts";
import type { RedirectTargets } from "./store-redirects.server.ts";

type Redirect = {
  /** A path, or an http(s) address elsewhere. */
  location: string;
  status: 301 | 302;
  cacheControl: string;
};

/** Never throws. */
export type Redirects = {
  /** @param pathname without a page @param search its query, for the shop @returns undefined when it stays Not Found */
  from(pathname: string, search: string): Promise<Redirect | undefined>;
};

export const redirectsContext = createContext<Redirects>();

type RedirectsOptions = {
  articles: Pick<Articles, "get" | "list" | "groups">;
  pages: Pick<Pages, "get" | "isPublished">;
  storeRedirects: () => Promise<RedirectTargets>;
  blogHandle: string;
  siteUrl: string;
  storeUrl: string | undefined;
  shopUrl: string | undefined;
  isOwnPage: (path: string) => boolean;
};

/** Shopify's own addresses have fixed targets; others are looked up in the store's redirects. */
export function createRedirects(options: RedirectsOptions): Redirects {
  const { storeRedirects, blogHandle, isOwnPage } = options;

  const follow = async (start: string, targets: RedirectTargets): Promise<Redirect | undefined> => {
    const targetOf = (path: string) =>
      namesInStore(path, blogHandle)
        .map((name) => targets.get(name))
        .find((target) => target !== undefined);
    const passed = new Set([start]);
    for (let at = start; passed.size <= MOST_STEPS; ) {
      const url = readTarget(targetOf(at) ?? "", options);
      if (!url) return undefined;
      if (url.isShops) {
        const place = await findPlace(withoutLocale(url.pathname), "", options);
        const isHere = typeof place === "object" && place.location.startsWith("/");
        if (isHere) return { ...place, location: place.location + url.end };
      }
      if (!url.isOurs) return { location: url.href, ...FOR_GOOD };
      const pathname = withoutLocale(url.pathname);
      at = plainPath(pathname);
      if (passed.has(at)) return undefined;
      passed.add(at);
      const place = await findPlace(pathname, "", options);
      if (typeof place === "object") return { ...place, location: place.location + url.end };
      const isEnd = !targetOf(at) || isFixed(at) || isOwnPage(at);
      if (place === "unknown" && isEnd) {
        const location = (canonicalPath(pathname) ?? pathname) + url.end;
        return { location, ...FOR_GOOD };
      }
    }
    return undefined;
  };

  const from: Redirects["from"] = async (pathname, search) => {
    const path = plainPath(pathname);
    if (isFixed(path)) return undefined;
    const place = await findPlace(pathname, search, options);
    const known = typeof place === "object" ? place : undefined;
    if (known && readPath(path, blogHandle)?.kind !== "other blog") return known;
    // The operator may have moved the other blog's articles to this one.
    const moved = await follow(path, await storeRedirects());
    const found = moved?.location.startsWith("/") ? moved : (known ?? moved);
    const plain = withoutLocale(pathname);
    return found || plain === pathname ? found : from(plain, search);
  };
  return { from };
}

const MOST_STEPS = 10;

const FOR_GOOD = { status: 301, cacheControl: CACHE_POLICY.moved } as const;
/** Temporary, because the operator can move the shop. */
const FOR_NOW = { status: 302, cacheControl: CACHE_POLICY.moved } as const;
/** While the store can't answer, the target page will say so with 503. */
const IN_DOUBT = { status: 302, cacheControl: CACHE_POLICY.failure } as const;

const isFixed = (path: string) => path === "/guide" || unpublishedPage(path) !== undefined;

/** "nowhere" is certain; "unknown" is an address of another kind. */
async function findPlace(
  pathname: string,
  search: string,
  { articles, pages, blogHandle, siteUrl, storeUrl, shopUrl }: RedirectsOptions,
): Promise<Redirect | "nowhere" | "unknown"> {
  const address = readPath(plainPath(pathname), blogHandle);
  const inShop = (base = shopUrl) => {
    const url = base ? new URL(pathname + search, base) : undefined;
    // A shop on the site's own host would lead back to here.
    if (!url || url.host === new URL(siteUrl).host) return "nowhere";
    return { location: url.href, ...FOR_NOW };
  };
  const here = (location: string, status: "ok" | "missing" | "unavailable") => {
    if (status === "missing") return "nowhere";
    return { location, ...(status === "ok" ? FOR_GOOD : IN_DOUBT) };
  };
  switch (address?.kind) {
    case undefined:
      return "unknown";
    case "nothing":
      return "nowhere";
    case "blog":
      return here("/blog", "ok");
    case "feed":
      return here("/atom.xml", "ok");
    case "shop":
    case "other blog":
      return inShop();
    case "file":
      // The store's own domain has its files, also where it sells nothing.
      return inShop(storeUrl);
    case "article":
      return here(articlePath(slugOf(address.handle)), (await articles.get(address.handle)).status);
    case "tag": {
      const { slug, status } = await findTag(address.tag, articles);
      return here(groupPath("tag", slug), status);
    }
    case "policy": {
      const handle = PAGES_ON_POLICIES.get(address.handle);
      const place = handle ? here(`/${handle}`, (await pages.get(handle)).status) : "nowhere";
      return place === "nowhere" ? inShop() : place;
    }
    case "page": {
      const { handle } = address;
      const published = await pages.isPublished(handle);
      if (published.here) return here(`/${handle}`, published.status);
      return published.status === "ok" ? inShop() : "nowhere";
    }
  }
}

const PAGES_ON_POLICIES = new Map([
  ["privacy-policy", "privacy"],
  ["terms-of-service", "terms"],
]);

/** @param tag as it is written, Shopify's handle of it, or several of these: "sleep+science" */
async function findTag(tag: string, articles: RedirectsOptions["articles"]) {
  const slug = groupSlug(tag);
  const list = await articles.list();
  if (list.status !== "ok") return { slug, status: list.status };
  const groups = await articles.groups(list.articles);
  const several = /^[^+]+(?:\+[^+]+)+$/.test(tag) ? tag.split("+") : [];
  const slugs = [tag, ...several].map((one) => tagSlug(groups, one));
  const known = slugs.find((one) => one !== undefined);
  if (known) return { slug: known, status: "ok" as const };
  return { slug, status: list.isRead ? ("missing" as const) : ("unavailable" as const) };
}

function namesInStore(path: string, blogHandle: string): string[] {
  const plain = withoutLocale(path) === path ? afterLocale(path) : undefined;
  if (plain) return [path, ...namesInStore(plain, blogHandle)];
  const [, section = "", name, ...rest] = path.split("/");
  const inBlog = `/blogs/${blogHandle}`;
  if (!name || !/^(blog|articles?|guide|benefits)$/.test(section)) return [path];
  if (rest.length === 0) return [path, `${inBlog}/${name}`];
  return section === "blog" && name === "tagged"
    ? [path, `${inBlog}/tagged/${rest.join("/")}`]
    : [path];
}

/** `isOurs`: the target is on the site or on the store's own domain. */
function readTarget(target: string, { siteUrl, storeUrl, shopUrl }: RedirectsOptions) {
  const isPath = /^\/(?![/\\])/.test(target);
  if (!isPath && !/^https?:\/\//i.test(target)) return undefined;
  const url = URL.parse(target, siteUrl);
  const site = new URL(siteUrl);
  if (!url || (isPath && url.origin !== site.origin)) return undefined;
  // http and https are one site, because one redirects to the other.
  const isOurs = url.host === site.host || hostsOf(storeUrl)(url);
  const isShops = !isOurs && hostsOf(shopUrl)(url);
  return { href: url.href, pathname: url.pathname, end: url.search + url.hash, isOurs, isShops };
}
