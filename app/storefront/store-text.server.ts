import { type Element, isTag, isText, type ParentNode } from "domhandler";
import type { Picture, StoreText } from "#app/text/store-text.ts";
import { isTextTag, type TextElement } from "#app/text/text.ts";
import { PLACE } from "./store-names.server.ts";

/** Sanitised and mended HTML as a text. Unknown elements are replaced by their contents. */
export function toStoreText({ children }: ParentNode): StoreText {
  const nodes = children.flatMap((node): StoreText => {
    if (isText(node)) return node.data ? [node.data] : [];
    if (!isTag(node)) return [];
    if (node.name === PLACE) return [{ place: node.attribs.id ?? "" }];
    if (node.name === "img") return [toPicture(node)];
    const inside = toStoreText(node);
    if (!isTextTag(node.name)) return inside;
    const { href, rel, start, reversed } = node.attribs;
    const element = {
      tag: node.name,
      ...namesOf(node),
      ...(start && { start: Number(start) }),
      ...(reversed !== undefined && { reversed: true as const }),
      children: inside,
    };
    if (node.name !== "a") return [element];
    return [{ ...element, ...(href !== undefined && { href }), ...(rel && { rel }) }];
  });
  return joinStrings(nodes);
}

/** React writes a comment between two strings. */
function joinStrings(nodes: StoreText): StoreText {
  const joined: StoreText[number][] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === "string" && typeof last === "string") joined[joined.length - 1] += node;
    else joined.push(node);
  }
  return joined;
}

function toPicture(image: Element): Picture {
  const { src = "", alt = "", width, height, srcset, avif } = image.attribs;
  return {
    src,
    alt,
    ...namesOf(image),
    ...(width && height && { size: { width, height } }),
    ...(srcset && { srcSet: srcset }),
    ...(avif && { avif }),
  };
}

function namesOf({ attribs }: Element): Pick<TextElement, "id" | "className" | "title"> {
  const { id, class: className, title } = attribs;
  return {
    ...(id && { id }),
    ...(className && { className }),
    ...(title && { title }),
  };
}
