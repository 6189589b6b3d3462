import { parseDocument } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import type { StoreText } from "#app/text/store-text.ts";
import { type Drawings, drawCharts, markFigures } from "./store-figures.server.ts";
import { anchorHeadings, type Heading, mendHeadings } from "./store-headings.server.ts";
import { fitImages, imageSizes } from "./store-images.server.ts";
import { type LinkRules, markLinks, nameLinks } from "./store-links.server.ts";
import { mendLists } from "./store-lists.server.ts";
import { prefixNames } from "./store-names.server.ts";
import { unrollTables } from "./store-tables.server.ts";
import { toStoreText } from "./store-text.server.ts";
import { parseStoreHtml, serialise } from "./store-tree.server.ts";
import { linkVideos } from "./store-videos.server.ts";

/** The store's HTML made safe, and the headings found in it, for a table of contents. */
export type StoreBody = { text: StoreText; headings: Heading[] };

/** What the store's HTML is read by; without drawings all pictures stay pictures. */
export type StoreHtmlRules = LinkRules & { drawings?: Drawings };

/**
 * The store's HTML as the page shows it: reduced to the allow-list of the specification, then
 * given anchors, safe links, and pictures that reserve their space and know their captions, and mended
 * where screen readers would stumble. What articles cite is read page by page, after this.
 * @throws {Error} when it is longer, or in more pieces, than any article
 */
export function readStoreHtml(html: string, rules: StoreHtmlRules): StoreBody {
  if (html.length > LONGEST_HTML) {
    throw new Error(`The HTML has ${html.length} characters, and at most ${LONGEST_HTML} are read`);
  }
  const whole = parseStoreHtml(html);
  // The allow-list has neither videos, nor tables, nor the sizes of pictures.
  linkVideos(whole);
  const sizes = imageSizes(whole);
  unrollTables(whole);
  const body = parseDocument(sanitise(serialise(whole)));
  prefixNames(body);
  markLinks(body, rules);
  fitImages(body, sizes);
  mendLists(body);
  nameLinks(body, rules.siteUrl);
  mendHeadings(body);
  const headings = anchorHeadings(body);
  markFigures(body);
  const text = toStoreText(body);
  return { text: rules.drawings ? drawCharts(text, rules.drawings) : text, headings };
}

/** In characters. The longest novels have 3 million. */
const LONGEST_HTML = 4_000_000;

/** Only the tags and attributes that the specification allows, and only harmless addresses. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...["p", "br", "strong", "em", "u", "h1", "h2", "h3", "h4", "h5", "h6"],
      ...["ul", "ol", "li", "blockquote", "a", "img", "code", "pre"],
    ],
    allowedAttributes: { "*": ["href", "src", "alt", "title", "class", "id"] },
    allowedSchemes: ["http", "https"],
    allowedSchemesByTag: { a: ["http", "https", "mailto", "tel"] },
    // Shopify's own editor writes //cdn.shopify.com/… for pictures.
    allowProtocolRelative: true,
  });
}
