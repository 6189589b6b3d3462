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

/** docs/architecture.md lists the steps. @throws {Error} when it is longer than any article */
export function readStoreHtml(html: string, rules: StoreHtmlRules): StoreBody {
  if (html.length > LONGEST_HTML) {
    throw new Error(`The HTML has ${html.length} characters, and at most ${LONGEST_HTML} are read`);
  }
  const whole = parseStoreHtml(html.toWellFormed());
  // These steps read tags and attributes that the allow-list drops.
  linkVideos(whole);
  unwrapFigures(whole);
  loadImages(whole);
  writeEmoji(whole);
  const sizes = imageSizes(whole);
  keepPlaces(whole, ALLOWED_TAGS);
  listWordParagraphs(whole);
  nameEmphasis(whole);
  writeFormulas(whole);
  writePowers(whole);
  unrollTables(whole);
  separateBlocks(whole);
  const numberings = listNumberings(whole);
  const body = parseDocument(sanitise(serialise(whole)));
  prefixNames(body);
  unwrapInnerLinks(body);
  markLinks(body, rules);
  fitImages(body, sizes);
  mendLists(body, numberings);
  nameLinks(body, rules.siteUrl);
  dropGaps(body);
  mendHeadings(body);
  const places = placesIn(body);
  const headings = anchorHeadings(body);
  dropDeadAnchors(body);
  markFigures(body);
  notePlaces(places);
  const text = toStoreText(body);
  return { text: rules.drawings ? drawCharts(text, rules.drawings) : text, headings };
}

/** In characters. The longest novels have 3 million. */
const LONGEST_HTML = 4_000_000;

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
