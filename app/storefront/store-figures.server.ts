import { type Document, type Element, isTag, isText } from "domhandler";
import { nextElementSibling } from "domutils";
import type { Chart, Shape, StoreText } from "#app/text/store-text.ts";
import { changeNodes } from "#app/text/text.ts";
import { signsIn } from "./store-emoji.server.ts";
import { createElement, elementsIn, isInside, LINES, replaceAll } from "./store-tree.server.ts";

/** Our own drawings by the address of the replaced picture; never a store's markup. */
export type Drawings = ReadonlyMap<string, Element>;

/** Makes a figure's picture a paragraph and its caption one in italics, as an editor would. */
export function unwrapFigures(whole: Document): void {
  const elements = elementsIn(whole);
  const parts = elements.filter((part) => isFigurePart(part) && !isInside(LINES, part));
  const captions = new Set(parts.filter(({ name }) => name === "figcaption"));
  replaceAll(parts, (part) => [
    createElement("p", [captions.has(part) ? createElement("em", part.children) : part]),
  ]);
}

function isFigurePart({ name, parent }: Element): boolean {
  const isInFigure = parent !== null && isTag(parent) && parent.name === "figure";
  return isInFigure && /^(img|picture|figcaption)$/.test(name);
}

/** Marks a picture alone in its paragraph as a figure, since the allow-list has no `figure`, and small signs in a line. */
export function markFigures(body: Document): void {
  for (const sign of signsIn(body)) addClass(sign, "sign");
  for (const picture of elementsIn(body)) {
    if (picture.name !== "p" || !isOnly("img", picture)) continue;
    addClass(picture, "figure");
    const next = nextElementSibling(picture);
    if (next?.name === "p" && isOnly("em", next)) addClass(next, "figure-caption");
  }
}

function isOnly(name: string, { children }: Element): boolean {
  const [only, ...others] = children.filter((child) => !isText(child) || child.data.trim());
  return only !== undefined && others.length === 0 && isTag(only) && only.name === name;
}

function addClass(element: Element, name: string): void {
  element.attribs.class = [element.attribs.class, name].filter(Boolean).join(" ");
}

/** Replaces pictures by our own drawings, which take the picture's text as their label. */
export function drawCharts(text: StoreText, drawings: Drawings): StoreText {
  let drawn = 0;
  return changeNodes(text, (node) => {
    const drawing = "src" in node ? drawings.get(node.src) : undefined;
    if (!("src" in node) || !drawing) return node;
    drawn += 1;
    return { chart: toShape(drawing, `chart-${drawn}-`), label: node.alt } satisfies Chart;
  });
}

/** `prefix` keeps the ids of two drawings apart. */
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
