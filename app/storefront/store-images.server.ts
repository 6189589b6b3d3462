import type { Document, Element } from "domhandler";
import { prevElementSibling } from "domutils";
import { overHttps, pictureSources } from "./picture-sources.ts";
import { elementsIn, replaceAll } from "./store-tree.server.ts";

/** In px. */
type ImageSize = { width: string; height: string };

/** Gives pictures that a script would load later their address, and drops their twins for readers without scripts. */
export function loadImages(whole: Document): void {
  const elements = elementsIn(whole);
  for (const { name, attribs } of elements) {
    const later = name === "img" && isBlank(attribs.src) && laterAddress(attribs);
    if (later) attribs.src = later;
  }
  const twins: Element[] = [];
  for (const noscript of elements.filter(({ name }) => name === "noscript")) {
    const before = prevElementSibling(noscript);
    if (before?.name !== "img") continue;
    for (const twin of elementsIn(noscript)) {
      if (twin.name !== "img") continue;
      if (isBlank(before.attribs.src)) before.attribs.src = twin.attribs.src ?? "";
      if (before.attribs.src === twin.attribs.src) twins.push(twin);
    }
  }
  replaceAll(twins, () => []);
}

/** Until a script comes, such pictures have nothing, or a blank one. */
function isBlank(src = ""): boolean {
  return /^(data:|\s*$)/i.test(src) || PLACEHOLDER.test(src.replace(/^.*\//, ""));
}

const PLACEHOLDER = /placeholder|blank|spacer|transparent|loading|lazy|1x1/i;

function laterAddress(attribs: Element["attribs"]): string | undefined {
  const sets = [attribs["data-srcset"], attribs["data-lazy-srcset"], attribs.srcset];
  return [
    attribs["data-src"],
    attribs["data-lazy-src"],
    attribs["data-original"],
    // The last one is the largest.
    ...sets.map((set) => set?.split(/,\s+/).at(-1)?.trim().split(/\s/)[0]),
  ]
    .find((address) => /^(https?:)?\/\//i.test(address ?? ""))
    ?.replaceAll("{width}", "1200");
}

/** Undefined where the editor or the file's reader has set none. */
export function sizeOf({ name, attribs: { width, height } }: Element): ImageSize | undefined {
  return name === "img" && isPixels(width) && isPixels(height) ? { width, height } : undefined;
}

const isPixels = (value: string | undefined): value is string => /^[1-9]\d{0,4}$/.test(value ?? "");

/** Reserves each picture's space and offers it in the widths of its host. */
export function fitImages(body: Document): void {
  const sourceless: Element[] = [];
  for (const image of elementsIn(body)) {
    if (image.name !== "img") continue;
    const { attribs } = image;
    const { src } = attribs;
    if (!src) {
      sourceless.push(image);
      continue;
    }
    attribs.src = overHttps(src);
    const width = attribs.width ? Number(attribs.width) : undefined;
    const { srcSet: srcset, avif } = pictureSources(attribs.src, width) ?? {};
    Object.assign(attribs, { ...(srcset && { srcset }), ...(avif && { avif }) });
  }
  replaceAll(sourceless, () => []);
}
