/** Values of `srcset`; `avif` for our own photos only. */
type PictureSources = {
  srcSet: string;
  avif?: string;
};

/** The widths of a picture on Shopify's CDN or of our own photo; undefined for other hosts. */
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

/** The site's policy lets no picture come by http, but from a store on this machine. */
export function overHttps(address: string): string {
  return address.replace(/^\s*(http:)?\/\/(?!localhost[:/]|127\.0\.0\.1[:/])/i, "https://");
}

/** In px. */
export function photoWidths(width: number): number[] {
  return [...WIDTHS.filter((one) => one < width), width];
}

const WIDTHS = [480, 800, 1200, 1600];

const OWN_PHOTO = /^\/store-files\/[a-z0-9-]+\.(?:png|jpe?g|webp)$/;
