import type { Element } from "domhandler";

/** A property of an element's own style, in small letters; the last one counts. */
export function styleOf({ attribs: { style } }: Element, property: string): string | undefined {
  const set = style?.split(";").findLast((part) => nameOf(part) === property);
  return set
    ?.slice(set.indexOf(":") + 1)
    .toLowerCase()
    .replace("!important", "")
    .trim();
}

const nameOf = (declaration: string) => declaration.split(":", 1)[0]?.trim().toLowerCase();
