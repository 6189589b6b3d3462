const WIDTHS = [480, 800, 1200, 1600];

/**
 * A `srcset` for a picture on Shopify's image CDN, which answers any width; undefined for other
 * hosts, which have just the one picture.
 */
export function cdnSourceSet(url: string): string | undefined {
  if (!URL.canParse(url) || new URL(url).hostname !== "cdn.shopify.com") return undefined;
  return WIDTHS.map((width) => {
    const sized = new URL(url);
    sized.searchParams.set("width", String(width));
    return `${sized.href} ${width}w`;
  }).join(", ");
}
