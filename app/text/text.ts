/** A sanitised tree that can travel as JSON. `Leaf` is a node such as a citation marker. */
export type Text<Leaf = never> = readonly TextNode<Leaf>[];

export type TextNode<Leaf = never> = string | TextElement<Leaf> | Leaf;

export type TextElement<Leaf = never> = {
  readonly tag: TextTag;
  readonly id?: string;
  readonly className?: string;
  readonly title?: string;
  /** A numbered list's first number. */
  readonly start?: number;
  /** A numbered list that counts down. */
  readonly reversed?: true;
  /** Of links only. */
  readonly href?: string;
  /** "noopener" where it leaves the site. */
  readonly rel?: string;
  /** The id of a line in the list of sources, which `CitationPreviews` opens. */
  readonly reference?: string;
  readonly children: Text<Leaf>;
};

/** All texts together; each kind of writer has fewer. */
const TAGS = [
  "p",
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
  "pre",
  "br",
  "strong",
  "em",
  "u",
  "sub",
  "sup",
  "code",
  "a",
] as const;

export type TextTag = (typeof TAGS)[number];

export function isTextTag(name: string): name is TextTag {
  return TAGS.some((tag) => tag === name);
}

export function isElement<Leaf extends object>(node: TextNode<Leaf>): node is TextElement<Leaf> {
  return typeof node === "object" && "tag" in node;
}

/** The words without tags, and a space for each `br`. Leaves, such as markers and pictures, are left out. */
export function plainText<Leaf extends object>(text: Text<Leaf>): string {
  return text
    .map((node) => {
      if (typeof node === "string") return node;
      if (!isElement(node)) return "";
      return node.tag === "br" ? " " : plainText(node.children);
    })
    .join("");
}

/** As `plainText`, with a space around each block. */
export function blocksInWords<Leaf extends object>(text: Text<Leaf>): string {
  return text
    .map((node) => {
      if (typeof node === "string") return node;
      if (!isElement(node)) return "";
      if (node.tag === "br") return " ";
      const words = blocksInWords(node.children);
      return isInLine(node.tag) ? words : ` ${words} `;
    })
    .join("");
}

/** True for a part of a paragraph; a `br` ends a line of it. */
export function isInLine(tag: TextTag): boolean {
  return IN_LINE.has(tag);
}

const IN_LINE: ReadonlySet<TextTag> = new Set(["strong", "em", "u", "sub", "sup", "code", "a"]);

/** Their addresses, in reading order. */
export function linksIn<Leaf extends object>(text: Text<Leaf>): string[] {
  return text.flatMap((node) => {
    if (typeof node === "string" || !isElement(node)) return [];
    return [...(node.href ? [node.href] : []), ...linksIn(node.children)];
  });
}

/** Replaces elements and leaves by the result of `change`, inner nodes first. */
export function changeNodes<Before extends object, After extends object = Before>(
  text: Text<Before>,
  change: (node: TextElement<After> | Before) => TextElement<After> | After,
): Text<After> {
  return text.map((node) => {
    if (typeof node === "string") return node;
    if (!isElement(node)) return change(node);
    return change({ ...node, children: changeNodes(node.children, change) });
  });
}
