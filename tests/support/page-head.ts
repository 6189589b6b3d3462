import { getAttributeValue, getElementsByTagName, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { expect } from "vitest";

export type Head = ReturnType<typeof readHead>;

export function readHead(html: string) {
  const document = parseDocument(html);
  const all = (name: string) => getElementsByTagName(name, document);
  const metas = all("meta");
  const contents = (key: "name" | "property", value: string) =>
    metas
      .filter((tag) => getAttributeValue(tag, key) === value)
      .map((tag) => getAttributeValue(tag, "content") ?? "");
  return {
    titles: all("title")
      .filter(({ parent }) => parent && "name" in parent && parent.name === "head")
      .map(textContent),
    headings: all("h1").map(textContent),
    named: (name: string) => contents("name", name),
    property: (property: string) => contents("property", property),
    links: (rel: string) =>
      all("link")
        .filter((link) => getAttributeValue(link, "rel") === rel)
        .map(({ attribs }) => attribs),
    graphs: all("script")
      .filter((script) => getAttributeValue(script, "type") === "application/ld+json")
      .map((script) => JSON.parse(textContent(script))),
  };
}

/** The things of schema.org in a page's structured data. */
export const thingsOf = (head: Head): Thing[] => head.graphs.flatMap((graph) => graph["@graph"]);
type Thing = { "@type": string } & Record<string, unknown>;

/** Fails unless the list has exactly one. */
export function only<Item>(items: readonly Item[], what: string): Item {
  expect(items, what).toHaveLength(1);
  const [item] = items;
  if (item === undefined) expect.unreachable(what);
  return item;
}

/** In pixels; fails for any other file. */
export async function pngSize(response: Response): Promise<[number, number]> {
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/png");
  const png = Buffer.from(await response.arrayBuffer());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
