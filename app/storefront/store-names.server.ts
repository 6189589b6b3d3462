import type { Document } from "domhandler";
import { NAME_PREFIX } from "./store-anchors.ts";
import { elementsIn } from "./store-tree.server.ts";

/** Prefixes ids and classes. Of several elements with one id the first keeps it. */
export function prefixNames(body: Document): void {
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
