import { type Document, Element, isTag } from "domhandler";
import { ALLOWED_TAGS } from "./store-allow-list.server.ts";
import { NAME_PREFIX } from "./store-anchors.ts";
import { elementsIn, replaceAll, setChildren } from "./store-tree.server.ts";

/** Moves ids out of elements that will go, to what is in them: other pages may lead to them. */
export function keepPlaces(whole: Document): void {
  for (const element of elementsIn(whole)) {
    const { attribs } = element;
    if (element.name === "a" && attribs.name) attribs.id ??= attribs.name;
    const { id } = attribs;
    if (!id || ALLOWED_TAGS.has(element.name) || OF_EDITORS.test(id)) continue;
    const inner = firstOf(element);
    if (ALLOWED_TAGS.has(inner.name) && !inner.attribs.id) {
      inner.attribs.id = id;
      continue;
    }
    // A row's own children are its cells.
    const holder = CELL_HOLDER.test(element.name) ? inner : element;
    setChildren(holder, [new Element("a", { id }), ...holder.children]);
  }
}

/** Google Docs puts one around all that is pasted. */
const OF_EDITORS = /^docs-internal-guid/;

const CELL_HOLDER = /^(table|thead|tbody|tfoot|tr)$/;

/** The first element inside, of tables the first cell; the element itself when there is none. */
function firstOf(element: Element): Element {
  const inner = element.children.find(isTag);
  if (!inner) return element;
  return CELL_HOLDER.test(inner.name) ? firstOf(inner) : inner;
}

/** Prefixes ids and classes. Of several elements with one id the first keeps it. */
export function prefixNames(body: Document): void {
  const taken = new Set<string>();
  for (const { attribs } of elementsIn(body)) {
    const { href } = attribs;
    const id = attribs.id?.normalize("NFC");
    if (id && !taken.has(id)) attribs.id = NAME_PREFIX + id;
    else delete attribs.id;
    if (id) taken.add(id);
    const classes = attribs.class?.slice(0, LONGEST_CLASSES);
    if (classes) attribs.class = classes.replace(/\S+/g, `${NAME_PREFIX}$&`);
    if (href?.startsWith("#")) {
      attribs.href = `#${NAME_PREFIX}${href.slice(1).normalize("NFC")}`;
    }
  }
}

/** In characters: they name nothing that this site has. */
const LONGEST_CLASSES = 1_000;

/** In the tree, the name of a former place. */
export const PLACE = "noscript";

/** Notes what the ids of these elements were in the store, for readers who come from elsewhere. */
export function notePlaces(elements: readonly Element[]): void {
  const placeOf = ({ attribs }: Element) =>
    new Element(PLACE, { id: attribs.id?.slice(NAME_PREFIX.length) ?? "" });
  const holding = elements.filter(({ name }) => !/^(img|br|ul|ol)$/.test(name));
  for (const element of holding) setChildren(element, [placeOf(element), ...element.children]);
  const others = new Set(elements).difference(new Set(holding));
  replaceAll(others, (element) => [placeOf(element), element]);
}

/** Those whose ids the frame of the page has itself are not there for others. */
export function placesIn(body: Document): Element[] {
  return elementsIn(body).filter(
    ({ attribs: { id } }) => id && !OWN_PLACES.test(id.slice(NAME_PREFIX.length)),
  );
}

const OWN_PLACES = /^(main|newsletter|top|search|ref-.*|cite-.*)$/;
