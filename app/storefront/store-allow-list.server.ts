import type { Document } from "domhandler";
import { sizeOf } from "./store-images.server.ts";
import { numberingOf } from "./store-lists.server.ts";
import { elementsIn, replaceAll } from "./store-tree.server.ts";

/** The specification's list. */
export const ALLOWED_TAGS: ReadonlySet<string> = new Set([
  "p",
  "br",
  "strong",
  "em",
  "u",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "ul",
  "ol",
  "li",
  "blockquote",
  "a",
  "img",
  "code",
  "pre",
]);

const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set("href src alt title class id".split(" "));

const SCHEMES = new Map<string, ReadonlySet<string>>([
  ["href", new Set(["http:", "https:", "mailto:", "tel:"])],
  ["src", new Set(["http:", "https:"])],
]);

/**
 * Keeps the specification's tags and attributes, addresses of harmless schemes, how lists count and
 * how large pictures are. Other elements are replaced by their contents.
 */
export function keepAllowed(body: Document): void {
  const elements = elementsIn(body);
  // A list comes before its items, whose attributes it reads.
  for (const element of elements) {
    const attributes = Object.entries(element.attribs).filter(isAllowed);
    element.attribs = {
      ...Object.fromEntries(attributes),
      ...numberingOf(element),
      ...sizeOf(element),
    };
  }
  replaceAll(
    elements.filter(({ name }) => !ALLOWED_TAGS.has(name)),
    ({ children }) => children,
  );
}

function isAllowed([attribute, value]: [string, string]): boolean {
  if (!ALLOWED_ATTRIBUTES.has(attribute)) return false;
  const schemes = SCHEMES.get(attribute);
  if (!schemes) return true;
  // As browsers read it: they leave out tabs and line ends within a scheme.
  const url = URL.parse(value, "https://site.invalid");
  return url !== null && schemes.has(url.protocol);
}
