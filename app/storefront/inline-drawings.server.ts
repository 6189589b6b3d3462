import { cloneNode, type Document, type Element } from "domhandler";
import { elementsIn, replaceAll } from "./store-tree.server.ts";

/**
 * Drawings that may become part of a page, by the exact address of the picture that each one replaces. They are
 * the site's own files: markup that a store sends is never among them.
 */
export type Drawings = ReadonlyMap<string, Element>;

/** Puts our own drawings in the place of their pictures; the pictures' words name them. */
export function inlineDrawings(body: Document, drawings: Drawings): void {
  const pictures = elementsIn(body).filter(({ name }) => name === "img");
  const shown = pictures.filter(({ attribs }) => drawings.has(attribs.src ?? ""));
  const numbers = new Map(shown.map((picture, index) => [picture, index + 1]));
  replaceAll(shown, (picture) => {
    const drawing = drawings.get(picture.attribs.src ?? "");
    if (!drawing) return [picture];
    const copy = cloneNode(drawing, true);
    nameApart(copy, `chart-${numbers.get(picture)}-`);
    copy.attribs = {
      class: "chart",
      role: "img",
      "aria-label": picture.attribs.alt ?? "",
      ...copy.attribs,
    };
    return [copy];
  });
}

/** Two drawings may use the same ids. */
function nameApart(drawing: Element, prefix: string): void {
  for (const { attribs } of elementsIn(drawing)) {
    if (attribs.id) attribs.id = prefix + attribs.id;
    for (const [name, value] of Object.entries(attribs)) {
      if (value.startsWith("url(#")) attribs[name] = value.replace("#", `#${prefix}`);
    }
  }
}
