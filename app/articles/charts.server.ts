import { readdirSync, readFileSync } from "node:fs";
import { type Element, isTag } from "domhandler";
import { getElementsByTagName, removeElement } from "domutils";
import { parseDocument } from "htmlparser2";
import type { Drawings } from "#app/storefront/store-figures.server.ts";

/**
 * Our own drawings with words, fitted to the page's font and theme. Drawings without words stay pictures.
 * @param folder of our own SVG files only @param address of the folder in texts, ending in `/`
 * @returns the charts, and problems such as `fig-dose.svg: <script> can't be …`
 */
export function loadCharts(folder: URL, address: string): { charts: Drawings; problems: string[] } {
  const problems: string[] = [];
  const charts = new Map<string, Element>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".svg"))) {
    const drawing = readDrawing(new URL(file, folder));
    if (!drawing || getElementsByTagName("text", drawing).length === 0) continue;
    const found = fitToPage(
      drawing,
      drawing.attribs["data-colors"] === "wavelengths" ? WAVELENGTHS : COLOURS,
    );
    problems.push(...found.map((problem) => `${file}: ${problem}`));
    if (found.length === 0) charts.set(address + file, drawing);
  }
  return { charts, problems };
}

function readDrawing(file: URL): Element | undefined {
  return parseDocument(readFileSync(file, "utf8"), { xmlMode: true }).children.find(isTag);
}

/** @returns problems */
function fitToPage(drawing: Element, colours: Record<string, string>): string[] {
  for (const style of getElementsByTagName("style", drawing)) removeElement(style);
  const ground = drawing.children.find(isTag);
  if (ground?.name === "rect" && ground.attribs.fill === PAPER) removeElement(ground);
  const problems: string[] = [];
  for (const element of getElementsByTagName("*", [drawing])) {
    if (!ELEMENTS.has(element.name)) problems.push(`<${element.name}> can't be part of a page`);
    for (const [name, value] of Object.entries(element.attribs)) {
      if (NOT_ON_PAGES.has(name) || (element === drawing && name in SIZE)) {
        delete element.attribs[name];
      } else if (/^(fill|stroke|stop-color)$/.test(name)) {
        const colour = /^(none|url\(#\w+\))$/.test(value)
          ? value
          : (colours[`${element.name} ${value}`] ?? colours[value]);
        if (colour) element.attribs[name] = colour;
        else problems.push(`the page has no color for ${name}="${value}"`);
      } else if (!ATTRIBUTES.has(name)) problems.push(`${name} can't be part of a page`);
    }
  }
  const [left = 0, top = 0, width = 0, height = 0] = (drawing.attribs.viewBox ?? "")
    .split(" ")
    .map(Number);
  const [side, above] = MARGINS;
  drawing.attribs.viewBox = `${left + side} ${top + above} ${width - 2 * side} ${height - above}`;
  drawing.attribs["font-size"] = FONT_SIZE;
  return problems;
}

/** A picture's background, which the page supplies itself. */
const PAPER = "#FCF9F5";

/** Margins to cut, at the sides and above, in units of the drawing. */
const MARGINS = [24, 12] as const;

/** In units of the drawing; 14 px on a phone of 390 px. */
const FONT_SIZE = "27";

const ELEMENTS = new Set("svg g defs linearGradient stop path rect circle text tspan".split(" "));

const ATTRIBUTES = new Set(
  [
    "viewBox id transform d x y cx cy r rx width height offset text-anchor font-weight fill-opacity",
    "stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray",
  ].flatMap((names) => names.split(" ")),
);

/** Attributes for files alone. */
const NOT_ON_PAGES = new Set(["xmlns", "data-colors", "font-family", "font-size"]);
const SIZE = { width: "", height: "" };

/** A tint of ink, of the reader's own where colours are forced. @param share in percent */
const tint = (share: number) => `color-mix(in srgb, currentColor ${share}%, var(--paper))`;

/** Nearly 2:1 at least from each other, from ink and from paper, but for the palest, which is ground. */
const [STRONG, LIGHT, PALE] = [tint(72), tint(49), tint(16)];

const INKS = {
  "#211815": "currentColor",
  [PAPER]: "var(--paper)",
  "#E8E2D6": PALE,
};

/** Without red, which is for wavelengths, and for what a reader can press. */
const COLOURS = {
  ...INKS,
  "text #2A0A0B": "var(--paper)",
  "text #960e15": "currentColor",
  "text #b3230f": "currentColor",
  "#F3DCC8": PALE,
  "#EFC3A3": LIGHT,
  "#ff8a3c": STRONG,
  "#ff4d2e": STRONG,
  "#e5141b": STRONG,
  "#b3121a": STRONG,
  "#960e15": STRONG,
  "#540b0f": "currentColor",
};

/** Of drawings with `data-colors="wavelengths"`: infrared must be visible on dark paper too. */
const WAVELENGTHS = {
  ...INKS,
  "#ff8a3c": "var(--spectrum-600)",
  "#ff4d2e": "var(--spectrum-630)",
  "#fc472c": "var(--spectrum-630)",
  "#ee2721": "var(--spectrum-660)",
  "#e91e1e": "var(--spectrum-660)",
  "#e5141b": "var(--spectrum-660)",
  "stop #960e15": "var(--spectrum-740)",
  "stop #540b0f": "var(--spectrum-820)",
  "stop #3c090c": "var(--spectrum-1000)",
  "#5c0b10": "var(--nir)",
  "#540b0f": "var(--nir)",
  "#530b0f": "var(--nir)",
  "#510b0f": "var(--nir)",
  "#4b0a0e": "var(--nir)",
};
