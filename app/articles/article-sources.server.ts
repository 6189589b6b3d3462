import { startCitations } from "#app/evidence/citations.server.ts";
import { listStudies, type StudyId } from "#app/evidence/ledger/studies.server.ts";
import { type Reference, referenceAnchor } from "#app/evidence/reference.ts";
import type { StoreText } from "#app/text/store-text.ts";
import { changeNodes, plainText } from "#app/text/text.ts";

/** What an article rests on, out of the links in its body. */
export type ArticleSources = {
  /** The body; its links to studies of the ledger are markers, which `CitationPreviews` opens. */
  readonly content: StoreText;
  /** Those studies, in the order in which the body names them. */
  readonly references: readonly Reference[];
  /** The other places off the site to which it links, each once. */
  readonly others: readonly { readonly href: string; readonly name: string }[];
};

/** Reads the sources of a body. */
export function readSources(text: StoreText): ArticleSources {
  const citations = startCitations();
  const others = new Map<string, string>();
  const content = changeNodes(text, (node) => {
    if (!("href" in node) || !/^https?:/.test(node.href ?? "")) return node;
    const { href = "", rel = "", id } = node;
    const study = studies.get(keyOf(href));
    if (study) {
      const reference = referenceAnchor(study);
      if (id === undefined) {
        return { ...node, id: citations.cite([study])[0]?.anchor ?? "", reference };
      }
      // A link with a name of the editor's own keeps it, and is no place to come back to.
      citations.name(study);
      return { ...node, reference };
    }
    if (!/\bsponsored\b/.test(rel) && !others.has(href)) {
      others.set(href, plainText(node.children).replace(/\s+/g, " ").trim());
    }
    return node;
  });
  return {
    content,
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
