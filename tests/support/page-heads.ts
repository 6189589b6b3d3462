import { describe, expect, test } from "vitest";
import { getPage as get, SITE } from "./built-app.ts";
import { type Head, only, pngSize, readHead, thingsOf } from "./page-head.ts";
import { FIELDS, missingFields } from "./seo-fields.ts";

const heads = new Map<string, { status: number; head: Head }>();

/** Asks for each page once. */
export async function visit(address: string): Promise<{ status: number; head: Head }> {
  const known = heads.get(address);
  if (known) return known;
  const response = await get(address);
  const visited = { status: response.status, head: readHead(await response.text()) };
  heads.set(address, visited);
  return visited;
}

export const canonicalOf = (head: Head) => head.links("canonical").map(({ href }) => href);

export async function listAddresses(): Promise<string[]> {
  const sitemap = await (await get("/sitemap.xml")).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => url);
}

/** What search engines and social networks are told of each of these pages. */
export function describeHeads(addresses: readonly string[]): void {
  describe.each(addresses)("%s", (address) => {
    test("has one h1, and a title and a description that are its own", async () => {
      const { status, head } = await visit(address);
      expect(status).toBe(200);
      only(head.headings, "h1");
      const title = only(head.titles, "title");
      const description = only(head.named("description"), "description");
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeGreaterThanOrEqual(50);
      expect(description.length, description).toBeLessThanOrEqual(160);
      for (const other of addresses.filter((url) => url !== address)) {
        const { head } = await visit(other);
        expect(head.titles[0], other).not.toBe(title);
        expect(head.named("description")[0], other).not.toBe(description);
      }
    });

    test("is known by its own address and may be shown by search engines", async () => {
      const { head } = await visit(address);
      expect(canonicalOf(head)).toEqual([address]);
      expect(only(head.named("robots"), "robots")).not.toContain("noindex");
    });

    test("says to social networks what it says to the others, with a picture of the right size", async () => {
      const { head } = await visit(address);
      const [title, description] = [head.titles[0], head.named("description")[0]];
      for (const [tag, value] of [
        ["og:title", title],
        ["og:description", description],
        ["og:url", address],
      ] as const) {
        expect(head.property(tag), tag).toEqual([value]);
      }
      expect(head.named("twitter:title")).toEqual([title]);
      expect(head.named("twitter:description")).toEqual([description]);
      expect(head.named("twitter:card")).toEqual(["summary_large_image"]);
      expect(["website", "article"]).toContain(only(head.property("og:type"), "og:type"));
      const image = only(head.property("og:image"), "og:image");
      expect(head.named("twitter:image")).toEqual([image]);
      expect(only(head.property("og:image:alt"), "alt").length).toBeGreaterThan(5);
      expect(await pngSize(await get(image))).toEqual([1200, 630]);
      expect(head.property("og:image:width")).toEqual(["1200"]);
      expect(head.property("og:image:height")).toEqual(["630"]);
    });

    test("has structured data with the fields that are required or recommended", async () => {
      const { head } = await visit(address);
      expect(only(head.graphs, "script")["@context"]).toBe("https://schema.org");
      const things = thingsOf(head);
      expect(things.length).toBeGreaterThan(0);
      for (const thing of things) {
        const type = thing["@type"];
        expect(Object.keys(FIELDS), "a type whose fields are known").toContain(type);
        expect(missingFields(thing, FIELDS[type] ?? []), type).toEqual([]);
      }
      expect(JSON.stringify(things)).not.toMatch(/"@type":"((Aggregate)?(Review|Rating)|Event)"/);
      // A thing that is only named by its id has to stand on the page itself.
      const ids = things.map((thing) => thing["@id"]);
      for (const [, id] of JSON.stringify(things).matchAll(/\{"@id":"([^"]+)"\}/g)) {
        expect(ids).toContain(id);
      }
    });

    test("has a breadcrumb, from the home page down to itself, that leads nowhere else", async () => {
      const { head } = await visit(address);
      const crumbs = thingsOf(head).filter((thing) => thing["@type"] === "BreadcrumbList");
      if (address === `${SITE}/`) return expect(crumbs).toEqual([]);
      const list = only(crumbs, "breadcrumb").itemListElement;
      if (!Array.isArray(list)) expect.unreachable();
      expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
      expect(list[0]).toMatchObject({ name: "Home", item: `${SITE}/` });
      expect(list.at(-1)).toMatchObject({ item: address });
      for (const { item } of list) expect((await visit(item)).status, item).toBe(200);
    });
  });
}
