import { plainPath } from "./plain-path.ts";

/** "nothing" is an address of Shopify's that names no content, such as /pages alone. */
type AddressOf =
  | { kind: "blog" | "feed" | "shop" | "file" | "other blog" }
  | { kind: "tag"; tag: string }
  | { kind: "article"; handle: string }
  | { kind: "page"; handle: string }
  | { kind: "policy"; handle: string }
  | { kind: "nothing" };

/** @param path a plain path @param blogHandle of the site's blog */
export function readPath(path: string, blogHandle: string): AddressOf | undefined {
  const [, section, name, ...rest] = path.split("/");
  switch (section) {
    case "blogs":
      return readBlogPath(name, rest, blogHandle);
    case "blog":
      if (name === "tagged" && rest[0] && rest.length === 1) return { kind: "tag", tag: rest[0] };
      return name && rest.length === 0 ? { kind: "article", handle: name } : undefined;
    case "article":
    case "articles":
    case "guide":
      return name && rest.length === 0 ? { kind: "article", handle: name } : undefined;
    case "pages":
      return name && rest.length === 0 ? { kind: "page", handle: name } : { kind: "nothing" };
    case "policies":
      return name && rest.length === 0 ? { kind: "policy", handle: name } : { kind: "nothing" };
    case "cdn":
      return { kind: "file" };
    default:
      return section && SHOP_SECTIONS.has(section) ? { kind: "shop" } : undefined;
  }
}

/** Sections with codes in their paths, whose spelling counts; apps have the last three. */
const CODE_SECTIONS: ReadonlySet<string> = new Set([
  "cart",
  "discount",
  "gift_cards",
  "checkouts",
  "cdn",
  "apps",
  "a",
  "tools",
]);

/** First parts of paths that a Shopify shop has and this site has not. */
const SHOP_SECTIONS = CODE_SECTIONS.union(
  new Set(["products", "products.json", "collections", "account"]),
);

const CONTENT_SECTIONS: ReadonlySet<string> = new Set(["blogs", "pages", "policies"]);

/** True for an address on one of these hosts, with "www." or without, whatever its scheme. */
export function hostsOf(...sites: readonly (string | undefined)[]) {
  const hosts = new Set(sites.flatMap((site) => (site ? bareHost(new URL(site)) : [])));
  return (url: URL | null): boolean => url !== null && hosts.has(bareHost(url));
}

/** The usual ports of both schemes are one, because one redirects to the other. */
function bareHost({ hostname, port }: URL): string {
  return hostname.replace(/^www\./, "") + (/^(80|443)?$/.test(port) ? "" : `:${port}`);
}

/** True for an address of Shopify's that this site does not have. */
export function isShopifyPath(pathname: string): boolean {
  const section = plainPath(pathname).split("/")[1] ?? "";
  return SHOP_SECTIONS.has(section) || CONTENT_SECTIONS.has(section);
}

/** True where small letters would make another address, with a language or without. */
export function hasShopCode(pathname: string): boolean {
  // An escaped slash ends no section.
  const [, section = ""] = withoutLocale(pathname).split("/");
  return CODE_SECTIONS.has(section.toLowerCase());
}

/** "/old" for "/fr/old" and "/en-ca/old"; undefined without a language. */
export function afterLocale(pathname: string): string | undefined {
  return /^\/[a-z]{2}(?:-[a-z]{2,4})?(\/.+)$/i.exec(pathname)?.[1];
}

/** Shopify puts a language, or one and a market, before its own addresses: "/fr/blogs/…", "/en-ca/pages/…". */
export function withoutLocale(pathname: string): string {
  const rest = afterLocale(pathname);
  return rest && isShopifyPath(rest) ? rest : pathname;
}

function readBlogPath(name = "", rest: readonly string[], blogHandle: string): AddressOf {
  const [first, tag] = rest;
  if (first === undefined && name === `${blogHandle}.atom`) return { kind: "feed" };
  if (name !== blogHandle) return { kind: name ? "other blog" : "nothing" };
  if (first === undefined) return { kind: "blog" };
  if (rest.length === 1) return { kind: "article", handle: first };
  return first === "tagged" && tag && rest.length === 2
    ? { kind: "tag", tag }
    : { kind: "nothing" };
}
