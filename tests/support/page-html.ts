import { type AnyNode, type Element, isTag } from "domhandler";
import { findAll, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { expect } from "vitest";

/** As the server sends it, read without a browser. */
type Part = {
  text: string;
  attribute(name: string): string | undefined;
  /** In the page's order. */
  all(tag: string, attributes?: Record<string, string | RegExp>): Part[];
  /** Fails unless there is exactly one. */
  one(tag: string, attributes?: Record<string, string | RegExp>): Part;
  /** By its heading or label. */
  region(name: string): Part;
};

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
