import render from "dom-serializer";
import { type Document, type Element, isTag, isText } from "domhandler";
import { getElementsByTagName, nextElementSibling, removeElement, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { cdnSourceSet } from "./cdn-image.ts";
import { ID_PREFIX } from "./store-anchors.ts";
import { headingsIn, mendHeadings, mendLinks, mendLists } from "./store-mends.server.ts";
import { unrollTables } from "./store-tables.server.ts";

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

/**
 * The store's HTML as the page shows it: reduced to the allow-list of the specification, then
 * given anchors, safe links, and pictures that reserve their space and know their captions, and mended
 * where screen readers would stumble.
 */
export function readStoreHtml(html: string, rules: LinkRules): StoreHtml {
  const sizes = imageSizes(html);
  const body = parseDocument(sanitise(unrollTables(html)));
  prefixIds(body);
  markLinks(body, rules);
  fitImages(body, sizes);
  mendLists(body);
  mendLinks(body, rules.siteUrl);
  mendHeadings(body);
  const headings = anchorHeadings(body);
  markFigures(body);
  return { html: render(body, { encodeEntities: "utf8", emptyAttrs: true }), headings };
}

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

function prefixIds(body: Document): void {
  for (const element of getElementsByTagName("*", body)) {
    const { id, href } = element.attribs;
    if (id) element.attribs.id = ID_PREFIX + id;
    if (href?.startsWith("#") && href.length > 1)
      element.attribs.href = `#${ID_PREFIX}${href.slice(1)}`;
  }
}

function anchorHeadings(body: Document): Heading[] {
  const taken = new Set(getElementsByTagName("*", body).map((element) => element.attribs.id));
  const counts = new Map<string, number>();
  const headings: Heading[] = [];
  for (const element of headingsIn(body)) {
    const text = textContent(element).replace(/\s+/g, " ").trim();
    if (!text) continue;
    element.attribs.id ||= unique(ID_PREFIX + slugify(text), taken, counts);
    const level = element.name === "h2" ? 2 : 3;
    if (element.name === "h2" || element.name === "h3") {
      headings.push({ id: element.attribs.id, text, level });
    }
  }
  return headings;
}

function slugify(text: string): string {
  const slug = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return slug || "section";
}

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
  for (const link of getElementsByTagName("a", body)) {
    const href = link.attribs.href;
    if (href === undefined) continue;
    const url = URL.canParse(href, siteUrl) ? new URL(href, siteUrl) : undefined;
    if (!url) {
      delete link.attribs.href;
      continue;
    }
    if (!url.protocol.startsWith("http")) continue;
    if (url.origin === new URL(siteUrl).origin) {
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
function imageSizes(html: string): Map<string, Size> {
  const sizes = new Map<string, Size>();
  for (const { attribs } of getElementsByTagName("img", parseDocument(html))) {
    const { src, width, height } = attribs;
    if (src && isPixels(width) && isPixels(height)) sizes.set(src, { width, height });
  }
  return sizes;
}

const isPixels = (value: string | undefined): value is string => /^[1-9]\d{0,4}$/.test(value ?? "");

function fitImages(body: Document, sizes: Map<string, Size>): void {
  for (const image of getElementsByTagName("img", body)) {
    const { src } = image.attribs;
    if (!src) {
      removeElement(image);
      continue;
    }
    image.attribs.alt ??= "";
    image.attribs.loading = "lazy";
    image.attribs.decoding = "async";
    Object.assign(image.attribs, sizes.get(src));
    const url = src.startsWith("//") ? `https:${src}` : src;
    image.attribs.src = url;
    const srcset = cdnSourceSet(url);
    if (srcset) Object.assign(image.attribs, { srcset, sizes: "(min-width: 760px) 700px, 100vw" });
  }
}

/**
 * The allow-list has no figure: a picture on its own in a paragraph is one, and a paragraph after it all in
 * italics is its caption. prose.css sets both.
 */
function markFigures(body: Document): void {
  for (const picture of getElementsByTagName("p", body).filter((paragraph) =>
    isOnly("img", paragraph),
  )) {
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
