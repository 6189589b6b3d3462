/** The kind of an address: Shopify's Online Store's, or our own for articles. */
export type AddressOf =
  | { kind: "blog" | "feed" | "shop" | "other blog" }
  | { kind: "tag"; tag: string }
  | { kind: "article"; handle: string }
  | { kind: "page"; handle: string }
  /** A policy of the shop; the site may have a page on the same topic. */
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
    case "products":
    case "products.json":
    case "collections":
    case "cart":
    case "account":
    case "discount":
    case "gift_cards":
    case "checkouts":
      return { kind: "shop" };
    default:
      return undefined;
  }
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
