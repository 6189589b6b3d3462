import { setImmediate as nextTurn } from "node:timers/promises";
import { parseDocument } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import type { StoreText } from "#app/text/store-text.ts";
import { separateBlocks } from "./store-blocks.server.ts";
import { writeEmoji } from "./store-emoji.server.ts";
import { nameEmphasis } from "./store-emphasis.server.ts";
import { type Drawings, drawCharts, markFigures, unwrapFigures } from "./store-figures.server.ts";
import { writeFormulas } from "./store-formulas.server.ts";
import { dropGaps } from "./store-gaps.server.ts";
import { anchorHeadings, type Heading, mendHeadings } from "./store-headings.server.ts";
import { fitImages, imageSizes, loadImages } from "./store-images.server.ts";
import {
  dropDeadAnchors,
  type LinkRules,
  markLinks,
  nameLinks,
  unwrapInnerLinks,
} from "./store-links.server.ts";
import { listNumberings, mendLists } from "./store-lists.server.ts";
import { keepPlaces, notePlaces, placesIn, prefixNames } from "./store-names.server.ts";
import { writePowers } from "./store-powers.server.ts";
import { unrollTables } from "./store-tables.server.ts";
import { toStoreText } from "./store-text.server.ts";
import { parseStoreHtml, serialise } from "./store-tree.server.ts";
import { linkVideos } from "./store-videos.server.ts";
import { listWordParagraphs } from "./store-word-lists.server.ts";

type StoreBody = { text: StoreText; headings: Heading[] };

/** Without drawings all pictures stay pictures. */
export type StoreHtmlRules = LinkRules & { drawings?: Drawings };

/** In one step, for texts that are short. @throws {Error} when it is longer than any article */
export function readStoreHtml(html: string, rules: StoreHtmlRules): StoreBody {
  const reading = readInSteps(html, rules);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** The same for texts of any length: other readers are answered between its steps. */
export async function readLongHtml(html: string, rules: StoreHtmlRules): Promise<StoreBody> {
  const reading = readInSteps(html, rules);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}

/** docs/architecture.md lists the steps. */
function* readInSteps(html: string, rules: StoreHtmlRules): Generator<void, StoreBody, void> {
  const short = html.replace(EMBEDDED_FILE, "data:");
  if (short.length > LONGEST_HTML) {
    throw new Error(
      `The HTML has ${short.length} characters, and at most ${LONGEST_HTML} are read`,
    );
  }
  if (short.split(SIGN, MOST_SIGNS + 1).length > MOST_SIGNS) {
    throw new Error(`The HTML has ${MOST_SIGNS} or more signs of tags and entities`);
  }
  const whole = parseStoreHtml(short.toWellFormed());
  yield;
  // These steps read tags and attributes that the allow-list drops.
  linkVideos(whole);
  unwrapFigures(whole);
  loadImages(whole);
  writeEmoji(whole);
  yield;
  const sizes = imageSizes(whole);
  keepPlaces(whole, ALLOWED_TAGS);
  listWordParagraphs(whole);
  yield;
  nameEmphasis(whole);
  yield;
  writeFormulas(whole);
  writePowers(whole);
  unrollTables(whole);
  yield;
  separateBlocks(whole);
  const numberings = listNumberings(whole);
  yield;
  const allowed = sanitise(serialise(whole));
  yield;
  const body = parseDocument(allowed);
  yield;
  prefixNames(body);
  unwrapInnerLinks(body);
  markLinks(body, rules);
  yield;
  fitImages(body, sizes);
  mendLists(body, numberings);
  nameLinks(body, rules.siteUrl);
  yield;
  dropGaps(body);
  mendHeadings(body);
  const places = placesIn(body);
  const headings = anchorHeadings(body);
  yield;
  dropDeadAnchors(body);
  markFigures(body);
  notePlaces(places);
  const text = toStoreText(body);
  return { text: rules.drawings ? drawCharts(text, rules.drawings) : text, headings };
}

/** In characters. An article of 10,000 words has 200,000, with all the styles that Word pastes. */
const LONGEST_HTML = 1_000_000;

/** Editors paste pictures as text of megabytes, which the allow-list drops. */
const EMBEDDED_FILE = /data:[\w/+.-]{1,100};base64,[\w+/=]+/gi;

/** Signs that HTML writes as entities cost 2 µs each. */
const SIGN = /[<>&"'\u00a0]/;
const MOST_SIGNS = 60_000;

const ALLOWED_TAGS: ReadonlySet<string> = new Set([
  ...["p", "br", "strong", "em", "u", "h1", "h2", "h3", "h4", "h5", "h6"],
  ...["ul", "ol", "li", "blockquote", "a", "img", "code", "pre"],
]);

/** Keeps the specification's tags and attributes, and addresses of harmless schemes. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...ALLOWED_TAGS],
    allowedAttributes: { "*": ["href", "src", "alt", "title", "class", "id"] },
    allowedSchemes: ["http", "https"],
    allowedSchemesByTag: { a: ["http", "https", "mailto", "tel"] },
    // Shopify's own editor writes //cdn.shopify.com/… for pictures.
    allowProtocolRelative: true,
  });
}
