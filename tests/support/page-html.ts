import { type AnyNode, type Element, isTag } from "domhandler";
import { findAll, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { expect } from "vitest";

/** A part of a page as the server sends it, which is read without a browser. */
export type Part = {
  /** Its words, on one line. */
  text: string;
  attribute(name: string): string | undefined;
  /** The elements of this name below it that have these attributes, in the page's order. */
  all(tag: string, attributes?: Record<string, string | RegExp>): Part[];
  /** The only one of them. */
  one(tag: string, attributes?: Record<string, string | RegExp>): Part;
  /** The section with this heading or label. */
  region(name: string): Part;
};

/** Reads a whole page. */
export function readPage(html: string): Part {
  return partOf(parseDocument(html).children);
}

function partOf(nodes: AnyNode[], element?: Element): Part {
  const all: Part["all"] = (tag, attributes = {}) => {
    const fits = ([name, wanted]: [string, string | RegExp], { attribs }: Element) => {
      const value = attribs[name];
      return typeof wanted === "string" ? value === wanted : wanted.test(value ?? "");
    };
    const found = findAll(
      (each) => each.name === tag && Object.entries(attributes).every((one) => fits(one, each)),
      nodes.filter(isTag),
    );
    return found.map((each) => partOf(each.children, each));
  };
  const one: Part["one"] = (tag, attributes) => {
    const [first, ...more] = all(tag, attributes);
    expect(more, `more than one ${tag}`).toEqual([]);
    return first ?? expect.unreachable(`no ${tag} ${JSON.stringify(attributes)}`);
  };
  return {
    text: textContent(nodes).replace(/\s+/g, " ").trim(),
    attribute: (name) => element?.attribs[name],
    all,
    one,
    region(name) {
      const isNamed = (section: Part) =>
        section.attribute("aria-label") === name ||
        all("h2", { id: section.attribute("aria-labelledby") ?? /^$/ }).some(
          ({ text }) => text === name,
        );
      return all("section").find(isNamed) ?? expect.unreachable(`no section ${name}`);
    },
  };
}
