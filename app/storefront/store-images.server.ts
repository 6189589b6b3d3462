import type { Document, Element } from "domhandler";
import { pictureSources } from "./picture-sources.ts";
import { elementsIn, replaceAll } from "./store-tree.server.ts";

/** In px. */
type ImageSize = { width: string; height: string };

/** Gives pictures that a script would load later their address. */
export function loadImages(whole: Document): void {
  for (const { name, attribs } of elementsIn(whole)) {
    const { src = "", "data-src": later = "" } = attribs;
    // Such pictures have nothing or a blank one of their own until then.
    if (name === "img" && /^(data:|\s*$)/i.test(src) && /^(https:)?\/\//i.test(later)) {
      attribs.src = later;
    }
  }
}

/** The sizes of pictures by address, read before the allow-list drops the attributes. */
export function imageSizes(body: Document): Map<string, ImageSize> {
  const sizes = new Map<string, ImageSize>();
  for (const { name, attribs } of elementsIn(body)) {
    const { src, width, height } = attribs;
    if (name === "img" && src && isPixels(width) && isPixels(height)) {
      sizes.set(src, { width, height });
    }
  }
  return sizes;
}

const isPixels = (value: string | undefined): value is string => /^[1-9]\d{0,4}$/.test(value ?? "");

/** Reserves each picture's space and offers it in the widths of its host. */
export function fitImages(body: Document, sizes: ReadonlyMap<string, ImageSize>): void {
  const sourceless: Element[] = [];
  for (const image of elementsIn(body)) {
    if (image.name !== "img") continue;
    const { attribs } = image;
    const { src } = attribs;
    if (!src) {
      sourceless.push(image);
      continue;
    }
    Object.assign(attribs, sizes.get(src));
    // The site's policy lets no picture come by http.
    attribs.src = src.replace(/^\s*(http:)?\/\//i, "https://");
    const width = attribs.width ? Number(attribs.width) : undefined;
    const { srcSet: srcset, avif } = pictureSources(attribs.src, width) ?? {};
    Object.assign(attribs, { ...(srcset && { srcset }), ...(avif && { avif }) });
  }
  replaceAll(sourceless, () => []);
}
