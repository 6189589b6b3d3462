import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import { loadContent } from "#embedded-store/content.ts";
import routes from "../routes.ts";
import { guideCards } from "./content/hub.server.ts";
import { loadLongGuide } from "./content/red-light-101.server.ts";
import { viewLongGuide } from "./long-guide.server.ts";

const { articles } = loadContent();
const guide = viewLongGuide(loadLongGuide());

const links = [
  ...guideCards.map(({ href }) => href),
  ...guide.sections.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      if (part.kind === "text") return linksIn(part.text);
      return part.kind === "table" ? part.rows.flat().flatMap(linksIn) : [];
    }),
  ),
];

test.each([...new Set(links)])("the link %s leads to a page", (href) => {
  expect(pageOf(href)).toBeTruthy();
});

test("a link to nowhere is noticed", () => {
  expect(pageOf("/benefits/no-such-article")).toBeUndefined();
  expect(pageOf("/nowhere")).toBeUndefined();
  expect(pageOf("#nowhere")).toBeUndefined();
  expect(links.length).toBeGreaterThan(15);
});

/** The route, article or section that a link leads to, if there is one. */
function pageOf(href: string): string | undefined {
  if (/^https:/.test(href)) return href;
  if (href.startsWith("#")) return guide.sections.find(({ id }) => `#${id}` === href)?.id;
  const match = matchRoutes(routes as RouteObject[], href)?.at(-1);
  const { slug } = match?.params ?? {};
  if (slug) return articles.find(({ handle }) => handle === slug)?.handle;
  return match?.route.path === "*" ? undefined : (match?.route.id ?? match?.route.path);
}

function linksIn(text: EvidenceText): string[] {
  return text.flatMap((node) => {
    if (typeof node === "string" || "marks" in node) return [];
    return [...(node.href === undefined ? [] : [node.href]), ...linksIn(node.children)];
  });
}
