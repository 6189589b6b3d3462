import { type Document, type Element, isTag, isText } from "domhandler";
import { nextElementSibling } from "domutils";
import type { Chart, Shape, StoreText } from "#app/text/store-text.ts";
import { changeNodes } from "#app/text/text.ts";
import { elementsIn } from "./store-tree.server.ts";

/**
 * Drawings that may become part of a page, by the exact address of the picture that each one replaces. They are
 * the site's own files: markup that a store sends is never among them.
 */
export type Drawings = ReadonlyMap<string, Element>;

/**
 * The allow-list has no figure: a picture on its own in a paragraph is one, and a paragraph after it all in
 * italics is its caption. prose.css sets both.
 */
export function markFigures(body: Document): void {
  for (const picture of elementsIn(body)) {
    if (picture.name !== "p" || !isOnly("img", picture)) continue;
    addClass(picture, "figure");
    const next = nextElementSibling(picture);
    if (next?.name === "p" && isOnly("em", next)) addClass(next, "figure-caption");
  }
}

/** Whether a paragraph holds one element of that name and nothing else. */
function isOnly(name: string, { children }: Element): boolean {
  const [only, ...others] = children.filter((child) => !isText(child) || child.data.trim());
  return only !== undefined && others.length === 0 && isTag(only) && only.name === name;
}

function addClass(element: Element, name: string): void {
  element.attribs.class = [element.attribs.class, name].filter(Boolean).join(" ");
}

/** Puts our own drawings in the place of their pictures; the pictures' words name them. */
export function drawCharts(text: StoreText, drawings: Drawings): StoreText {
  let drawn = 0;
  return changeNodes(text, (node) => {
    const drawing = "src" in node ? drawings.get(node.src) : undefined;
    if (!("src" in node) || !drawing) return node;
    drawn += 1;
    return { chart: toShape(drawing, `chart-${drawn}-`), label: node.alt } satisfies Chart;
  });
}

/** A drawing as data; two may use the same ids, which `prefix` tells apart. */
function toShape({ name, attribs, children }: Element, prefix: string): Shape {
  const attributes = Object.entries(attribs).map(([attribute, value]) => {
    if (attribute === "id") return [attribute, prefix + value];
    return [attribute, value.replace(/^url\(#/, `$&${prefix}`)];
  });
  return {
    name,
    attributes: Object.fromEntries(attributes),
    children: children.flatMap((child) => {
      if (isText(child)) return child.data;
      return isTag(child) ? toShape(child, prefix) : [];
    }),
  };
}
