import { SHOP_SECTIONS } from "#app/storefront/shop-sections.ts";
import { plainPath } from "./plain-path.ts";

/** "nothing" is an address of Shopify's that names no content, such as /pages alone. */
type AddressOf =
  | { kind: "blog" | "feed" | "shop" | "other blog" }
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
    case "article":
    case "articles":
    case "guide":
      return name && rest.length === 0 ? { kind: "article", handle: name } : undefined;
    case "pages":
      return name && rest.length === 0 ? { kind: "page", handle: name } : { kind: "nothing" };
    case "policies":
      return name && rest.length === 0 ? { kind: "policy", handle: name } : { kind: "nothing" };
    default:
      return section && SHOP_SECTIONS.has(section) ? { kind: "shop" } : undefined;
  }
}

/** Shopify puts a language, or one and a market, before its own addresses: "/fr/blogs/…", "/en-ca/pages/…". */
export function withoutLocale(pathname: string): string {
  const rest = /^\/[a-z]{2}(?:-[a-z]{2,4})?(\/.+)$/i.exec(pathname)?.[1];
  const section = plainPath(rest ?? "").split("/")[1] ?? "";
  const isShopify = SHOP_SECTIONS.has(section) || CONTENT_SECTIONS.has(section);
  return rest && isShopify ? rest : pathname;
}

const CONTENT_SECTIONS: ReadonlySet<string> = new Set(["blogs", "pages", "policies"]);

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
