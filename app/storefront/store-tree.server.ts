import {
  type ChildNode,
  type Document,
  DomHandler,
  Element,
  isTag,
  type ParentNode,
} from "domhandler";
import { Parser } from "htmlparser2";

/** Every step takes time in proportion to the HTML's length, however odd it is. */

/** With the pages that frames have for an attribute; no browser shows what is inside a frame. @throws {Error} when too long */
export function parseStoreHtml(html: string): Document {
  const body = parseShallow(html);
  for (const frame of elementsIn(body)) {
    if (frame.name === "iframe") {
      setChildren(frame, parseShallow(frame.attribs.srcdoc ?? "").children);
    }
  }
  return body;
}

/** In the order of the text, without the parent. */
export function elementsIn(parent: ParentNode, found: Element[] = []): Element[] {
  for (const child of parent.children) {
    if (!isTag(child)) continue;
    found.push(child);
    elementsIn(child, found);
  }
  return found;
}

/** Replaces each element, given in the order of the text, inner elements first. */
export function replaceAll(
  elements: Iterable<Element>,
  replace: (element: Element) => ChildNode[],
): void {
  const replaced = new Set<ChildNode>(elements);
  const parents = new Set(Array.from(replaced, ({ parent }) => parent));
  for (const parent of [...parents].reverse()) {
    if (!parent) continue;
    const children = parent.children.flatMap((child) =>
      isTag(child) && replaced.has(child) ? replace(child) : [child],
    );
    setChildren(parent, children);
  }
}

export function createElement(
  name: string,
  children: ChildNode[],
  attribs: Record<string, string> = {},
): Element {
  const element = new Element(name, attribs);
  setChildren(element, children);
  return element;
}

export function setChildren(parent: ParentNode, children: ChildNode[]): void {
  parent.children = children;
  for (const [position, child] of children.entries()) {
    child.parent = parent;
    child.prev = children[position - 1] ?? null;
    child.next = children[position + 1] ?? null;
  }
}

/** Elements that may not contain a paragraph. */
export const LINES: ReadonlySet<string> = new Set(
  "p h1 h2 h3 h4 h5 h6 a em strong u code pre span b i th td caption".split(" "),
);

export function isInside(names: ReadonlySet<string>, node: ChildNode): boolean {
  for (let above = node.parent; above; above = above.parent) {
    if (isTag(above) && names.has(above.name)) return true;
  }
  return false;
}

/** Levels of nesting. Deeper elements are replaced by their contents. */
const MOST_LEVELS = 100;

/** Elements, their attributes, and texts. An article of 10,000 words has some 3,000; its page costs 40 µs for each. */
const MOST_PIECES = 20_000;

function parseShallow(html: string): Document {
  const handler = new DomHandler();
  // Browsers end it at the next ">", the parser where the text ends.
  new ShallowParser(handler).end(html.replace(/<!\[CDATA\[/gi, "<!["));
  return handler.root;
}

/** These elements hold text only, so they may be one level deeper. */
const LEAVES: ReadonlySet<string> = new Set(["script", "style", "textarea", "option", "xmp"]);

/** Drops the tags of elements that are too deep, because each level slows down parsers. */
class ShallowParser extends Parser {
  #levels = 0;
  #pieces = 0;
  #isInText = false;
  #isClosing = false;
  /** About the tag that is being read; undefined until the parser asks. */
  #isLeftOut: boolean | undefined;
  /** The number of end tags, by name, that belong to dropped elements. */
  readonly #endsToIgnore = new Map<string, number>();

  constructor(handler: DomHandler) {
    super({
      onopentag: (name, attributes) => {
        if (this.#isLeftOut) {
          this.#endsToIgnore.set(name, (this.#endsToIgnore.get(name) ?? 0) + 1);
        } else {
          this.#count(1 + Object.keys(attributes).length);
          this.#isInText = false;
          this.#levels += 1;
          handler.onopentag(name, attributes);
        }
      },
      onclosetag: () => {
        if (!this.#isLeftOut) {
          this.#isInText = false;
          this.#levels -= 1;
          if (this.#levels < MOST_LEVELS) this.#endsToIgnore.clear();
          handler.onclosetag();
        }
        this.#isLeftOut = undefined;
      },
      ontext: (text) => {
        if (!this.#isInText) this.#count(1);
        this.#isInText = true;
        handler.ontext(text);
      },
    });
  }

  #count(pieces: number): void {
    this.#pieces += pieces;
    if (this.#pieces > MOST_PIECES) {
      throw new Error(`The HTML has more than ${MOST_PIECES} elements, attributes and texts`);
    }
  }

  override onopentagname(start: number, endIndex: number): void {
    this.#isLeftOut = undefined;
    super.onopentagname(start, endIndex);
  }

  override onclosetag(start: number, endIndex: number): void {
    this.#isClosing = true;
    super.onclosetag(start, endIndex);
    this.#isClosing = false;
  }

  protected override isVoidElement(name: string): boolean {
    if (super.isVoidElement(name)) return true;
    if (this.#isClosing) {
      const ignored = this.#endsToIgnore.get(name) ?? 0;
      if (ignored > 0) this.#endsToIgnore.set(name, ignored - 1);
      return ignored > 0;
    }
    this.#isLeftOut ??= this.#levels >= (LEAVES.has(name) ? MOST_LEVELS + 1 : MOST_LEVELS);
    return this.#isLeftOut;
  }
}
