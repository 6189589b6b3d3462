import { type Document, type Element, isTag, isText } from "domhandler";
import { nextElementSibling, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { cdnSourceSet } from "./cdn-image.ts";
import { type Drawings, inlineDrawings } from "./inline-drawings.server.ts";
import { NAME_PREFIX } from "./store-anchors.ts";
import {
  headingsIn,
  isHeadingName,
  mendHeadings,
  mendLinks,
  mendLists,
} from "./store-mends.server.ts";
import { unrollTables } from "./store-tables.server.ts";
import { elementsIn, parseStoreHtml, replaceAll, serialise } from "./store-tree.server.ts";

/** The store's HTML made safe, and the headings found in it, for a table of contents. */
export type StoreHtml = { html: string; headings: Heading[] };

/** A section heading; `id` is its anchor on the page. */
type Heading = { id: string; text: string; level: 2 | 3 };

/** What links are judged by. */
export type LinkRules = {
  /** Origin of the site; links to it count as internal. */
  siteUrl: string;
  /** Hosts whose links are marked as sponsored. */
  affiliateHosts: string[];
};

/** What the store's HTML is read by; without drawings all pictures stay pictures. */
export type StoreHtmlRules = LinkRules & { drawings?: Drawings };

/**
 * The store's HTML as the page shows it: reduced to the allow-list of the specification, then
 * given anchors, safe links, and pictures that reserve their space and know their captions, and mended
 * where screen readers would stumble.
 * @throws {Error} when it is longer, or in more pieces, than any article
 */
export function readStoreHtml(html: string, rules: StoreHtmlRules): StoreHtml {
  if (html.length > LONGEST_HTML) {
    throw new Error(`The HTML has ${html.length} characters, and at most ${LONGEST_HTML} are read`);
  }
  const whole = parseStoreHtml(html);
  const sizes = imageSizes(whole);
  unrollTables(whole);
  const body = parseDocument(sanitise(serialise(whole)));
  prefixNames(body);
  markLinks(body, rules);
  fitImages(body, sizes);
  mendLists(body);
  mendLinks(body, rules.siteUrl);
  mendHeadings(body);
  const headings = anchorHeadings(body);
  markFigures(body);
  if (rules.drawings) inlineDrawings(body, rules.drawings);
  return { html: serialise(body), headings };
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

const named = (name: string, body: Document) =>
  elementsIn(body).filter((element) => element.name === name);

/** Ids and classes that are none of the page's own. Of several elements with one id the first keeps it. */
function prefixNames(body: Document): void {
  const taken = new Set<string>();
  for (const { attribs } of elementsIn(body)) {
    const { id, href } = attribs;
    if (id && !taken.has(id)) attribs.id = NAME_PREFIX + id;
    else delete attribs.id;
    if (id) taken.add(id);
    if (attribs.class) attribs.class = attribs.class.replace(/\S+/g, `${NAME_PREFIX}$&`);
    if (href?.startsWith("#") && href.length > 1) attribs.href = `#${NAME_PREFIX}${href.slice(1)}`;
  }
}

function anchorHeadings(body: Document): Heading[] {
  const taken = new Set(elementsIn(body).map((element) => element.attribs.id));
  const counts = new Map<string, number>();
  const headings: Heading[] = [];
  for (const element of headingsIn(body)) {
    if (isInHeading(element)) continue;
    const text = textContent(element).replace(/\s+/g, " ").trim();
    if (!text) continue;
    element.attribs.id ||= unique(NAME_PREFIX + slugify(text), taken, counts);
    const level = element.name === "h2" ? 2 : 3;
    const isSection = element.name === "h2" || element.name === "h3";
    if (isSection && headings.length < MOST_IN_CONTENTS) {
      headings.push({ id: element.attribs.id, text, level });
    }
  }
  return headings;
}

/** A table of contents that is longer takes nobody to where he wants to be. */
const MOST_IN_CONTENTS = 200;

/** A heading in a heading is part of its text. */
function isInHeading({ parent }: Element): boolean {
  for (let above = parent; above; above = above.parent) {
    if (isTag(above) && isHeadingName(above.name)) return true;
  }
  return false;
}

function slugify(text: string): string {
  const slug = text
    .slice(0, LONGEST_SLUG)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return slug || "section";
}

/** In characters of the heading; the rest of a long one helps nobody to find it. */
const LONGEST_SLUG = 200;

/** `counts` remembers how far each id has been numbered, so that many equal headings cost no search. */
function unique(id: string, taken: Set<string | undefined>, counts: Map<string, number>): string {
  let count = counts.get(id) ?? 1;
  let candidate = count === 1 ? id : `${id}-${count}`;
  while (taken.has(candidate)) {
    count += 1;
    candidate = `${id}-${count}`;
  }
  counts.set(id, count + 1);
  taken.add(candidate);
  return candidate;
}

function markLinks(body: Document, { siteUrl, affiliateHosts }: LinkRules): void {
  const site = new URL(siteUrl);
  for (const link of named("a", body)) {
    const href = link.attribs.href;
    if (href === undefined) continue;
    const url = URL.parse(href, site);
    if (!url) {
      delete link.attribs.href;
      continue;
    }
    if (!url.protocol.startsWith("http")) continue;
    if (url.origin === site.origin) {
      const path = url.pathname + url.search + url.hash;
      // A path of two slashes would lead to another host.
      if (!href.startsWith("#")) link.attribs.href = path.startsWith("//") ? url.href : path;
      continue;
    }
    url.username = "";
    url.password = "";
    link.attribs.href = url.href;
    const sponsored = affiliateHosts.some(
      (host) => url.hostname === host || url.hostname.endsWith(`.${host}`),
    );
    link.attribs.rel = sponsored ? "sponsored noopener" : "noopener";
  }
}

type Size = { width: string; height: string };

/** Sizes that the store's HTML gives its pictures; the allow-list drops the attributes themselves. */
function imageSizes(body: Document): Map<string, Size> {
  const sizes = new Map<string, Size>();
  for (const { attribs } of named("img", body)) {
    const { src, width, height } = attribs;
    if (src && isPixels(width) && isPixels(height)) sizes.set(src, { width, height });
  }
  return sizes;
}

const isPixels = (value: string | undefined): value is string => /^[1-9]\d{0,4}$/.test(value ?? "");

function fitImages(body: Document, sizes: Map<string, Size>): void {
  const sourceless: Element[] = [];
  for (const image of named("img", body)) {
    const { attribs } = image;
    const { src } = attribs;
    if (!src) {
      sourceless.push(image);
      continue;
    }
    attribs.alt ??= "";
    attribs.loading = "lazy";
    attribs.decoding = "async";
    Object.assign(attribs, sizes.get(src));
    attribs.src = src.startsWith("//") ? `https:${src}` : src;
    const srcset = cdnSourceSet(attribs.src);
    if (srcset) Object.assign(attribs, { srcset, sizes: "(min-width: 760px) 700px, 100vw" });
  }
  replaceAll(sourceless, () => []);
}

/**
 * The allow-list has no figure: a picture on its own in a paragraph is one, and a paragraph after it all in
 * italics is its caption. prose.css sets both.
 */
function markFigures(body: Document): void {
  for (const picture of named("p", body).filter((paragraph) => isOnly("img", paragraph))) {
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
