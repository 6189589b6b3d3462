import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { startCitations } from "#app/evidence/citations.server.ts";
import { listStudies, type StudyId } from "#app/evidence/ledger/studies.server.ts";
import { type Reference, referenceAnchor } from "#app/evidence/reference.ts";
import { elementsIn, serialise } from "#app/storefront/store-tree.server.ts";

/** What an article rests on, out of the links in its body. */
export type ArticleSources = {
  /** The body; its links to studies of the ledger are markers, which `CitationPreviews` opens. */
  readonly content: string;
  /** Those studies, in the order in which the body names them. */
  readonly references: readonly Reference[];
  /** The other places off the site to which it links, each once. */
  readonly others: readonly { readonly href: string; readonly name: string }[];
};

/** Reads the sources of a body that `readStoreHtml` made safe. */
export function readSources(html: string): ArticleSources {
  // Drawings in it have names in both cases.
  const body = parseDocument(html, { lowerCaseAttributeNames: false });
  const citations = startCitations();
  const others = new Map<string, string>();
  for (const element of elementsIn(body)) {
    const { attribs, name } = element;
    const href = name === "a" ? (attribs.href ?? "") : "";
    if (!/^https?:/.test(href)) continue;
    const study = studies.get(keyOf(href));
    if (study) {
      // A link with a name of the editor's own keeps it, and is no place to come back to.
      if (attribs.id) citations.name(study);
      else attribs.id = citations.cite([study])[0]?.anchor ?? "";
      attribs["data-reference"] = referenceAnchor(study);
      attribs["data-waits"] = "";
    } else if (!/\bsponsored\b/.test(attribs.rel ?? "") && !others.has(href)) {
      others.set(href, textContent(element).replace(/\s+/g, " ").trim());
    }
  }
  return {
    content: serialise(body),
    references: citations.references(),
    others: [...others].flatMap(([href, name]) => (name ? { href, name } : [])),
  };
}

/** Every address of every study: its own, PubMed's and its DOI's. */
const studies = new Map<string, StudyId>(
  listStudies().flatMap(({ id, url, pmid, doi }) =>
    [
      url,
      ...(pmid ? [`https://pubmed.ncbi.nlm.nih.gov/${pmid}`] : []),
      ...(doi ? [`https://doi.org/${doi}`] : []),
    ].map((address): [string, StudyId] => [keyOf(address), id]),
  ),
);

/** Neither the scheme, nor case, nor a slash at the end tells two papers apart. */
function keyOf(address: string): string {
  return address
    .replace(/^https?:\/\/(www\.|dx\.)?/, "")
    .replace(/\/$/, "")
    .toLowerCase();
}
