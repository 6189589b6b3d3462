/** A picture in the widths that its host has, as `srcset`. */
export type PictureSources = {
  srcSet: string;
  /** The same as AVIF, for browsers that read it. */
  avif?: string;
};

/**
 * The widths of a picture on Shopify's image CDN, which answers any, or of a photo of the site's own articles;
 * undefined for other hosts, which have just the one picture.
 * @param width of the picture, in pixels; undefined where the store does not say
 */
export function pictureSources(url: string, width: number | undefined): PictureSources | undefined {
  if (OWN_PHOTO.test(url)) {
    const widths = width ? photoWidths(width) : [];
    const sized = (format: string) =>
      widths.map((one) => `${url}.${one}.${format} ${one}w`).join(", ");
    return widths.length > 0 ? { srcSet: sized("webp"), avif: sized("avif") } : undefined;
  }
  if (!URL.canParse(url) || new URL(url).hostname !== "cdn.shopify.com") return undefined;
  const sources = WIDTHS.map((one) => {
    const sized = new URL(url);
    sized.searchParams.set("width", String(one));
    return `${sized.href} ${one}w`;
  });
  return { srcSet: sources.join(", ") };
}

/** The widths in which a photo of the site's own articles is made: its own, and of ours the smaller ones. */
export function photoWidths(width: number): number[] {
  return [...WIDTHS.filter((one) => one < width), width];
}

const WIDTHS = [480, 800, 1200, 1600];

/** server/photos.ts makes their sizes. */
const OWN_PHOTO = /^\/store-files\/[a-z0-9-]+\.(?:png|jpe?g|webp)$/;
