import { claimPage } from "#app/evidence/ledger/claim-address.ts";
import { findClaim, isClaimId } from "#app/evidence/ledger/claims.server.ts";
import type { SitePages } from "../site-pages.ts";
import type { WrittenText } from "../texts.ts";
import type { Found } from "./rule.ts";

/**
 * Links within the site that lead nowhere, and typed links to papers of the ledger. Those of articles are checked with
 * the rest of the article.
 */
export function linksIn(source: string, file: string, pages: SitePages): Found[] {
  if (file.startsWith("articles/")) return [];
  const here = addressOf(file);
  return Array.from(source.matchAll(LINK)).flatMap(({ 0: link, 1: inText, 2: inField, index }) => {
    const href = inText ?? inField ?? "";
    const text = pages.linkProblem(href, here);
    return text ? [{ at: index + link.indexOf(href), text }] : [];
  });
}

/** In a text `[words](…)`, a field or an item of a list with an address of the site. */
const LINK =
  /\]\(((?:https:|[#/](?!\/))[^)\s]*)\)|^\s*(?:(?:- )?(?:href|path): "?|- "?(?=\/[^"\s]*"?$))([#/][^"\s]*)/gm;

/** Links that readers can't see. */
export function wordless({ text }: WrittenText): Found[] {
  return Array.from(text.matchAll(/(?<!!)\[[*_\s]*\](?=\(|\[\[)/g), ({ 0: sign, index }) => ({
    at: index,
    text: `${sign} has no words: write where the link leads between the brackets`,
  }));
}

/** The page that shows the file's texts; the home page for texts of several. */
function addressOf(file: string): string {
  const [, folder = "", name = file] = /^(?:(\w+)\/)?([\w-]+)\./.exec(file) ?? [];
  if (folder === "benefits") return `/benefits/${name}`;
  if (folder === "uses" && isClaimId(name)) return `/benefits/${claimPage(findClaim(name))}`;
  return name === "red-light-101" || folder === "pages" ? `/${name}` : "/";
}
