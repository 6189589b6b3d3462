import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { withPlaces, words } from "#app/content/prose-field.ts";
import * as site from "#app/site.config.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { withoutEndSlashes } from "#app/text/without-end-slashes.ts";
import type { NavigationLink } from "./navigation.ts";

const page = z.strictObject({
  notice: words,
  instead: z
    .strictObject({
      title: words,
      links: z.array(z.strictObject({ name: words, href: words })).readonly(),
    })
    .optional()
    .describe("Pages in its place."),
});

const unpublishedSchema = withPlaces(z.record(z.string().startsWith("/"), page), ["email"]);

/** The words of the 404 page for an address that the site links to, and links to pages in its place. */
export type Unpublished = {
  notice: string;
  instead?: { title: string; links: readonly NavigationLink[] };
};

const pages = new Map(
  Object.entries(readContent("unpublished.yaml", unpublishedSchema)).map(([path, page]) => [
    path,
    withEmail(page),
  ]),
);

function withEmail({ notice, instead }: z.output<typeof page>): Unpublished {
  const fill = (text: string) => fillIn(text, { email: site.contactEmail });
  if (!instead) return { notice: fill(notice) };
  const links = instead.links.map(({ name, href }) => ({ name: fill(name), href: fill(href) }));
  return { notice: fill(notice), instead: { ...instead, links } };
}

/** Undefined for other addresses. All below reviews, community or shop are unpublished. */
export function unpublishedPage(pathname: string): Unpublished | undefined {
  const path = withoutEndSlashes(pathname.toLowerCase());
  return pages.get(path.replace(/^(\/(?:reviews|community|shop))\/.*/, "$1"));
}
