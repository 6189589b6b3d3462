import { keysOf } from "#app/evidence/ledger/record-keys.ts";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { typeset } from "#app/text/typeset.ts";
import {
  CITATION_FILES,
  type Citable,
  type CitationFormat,
  writeCitations,
} from "./citation-formats.server.ts";
import type { HowToCite } from "./cite-this.server.tsx";

/** The citation of a page, in words and as files. */
export async function citeAt(path: string, citable: Citable): Promise<HowToCite> {
  const file = async (format: CitationFormat) => ({
    text: await writeCitations([citable], format),
    href: `${path}/citation.${CITATION_FILES[format].extension}`,
  });
  return {
    inWords: typeset(citable.inWords),
    files: { bibtex: await file("bibtex"), ris: await file("ris") },
  };
}

/** For "citation.bib"; undefined for unknown names. */
export function citationFormat(name: string): CitationFormat | undefined {
  return keysOf(CITATION_FILES).find(
    (format) => name === `citation.${CITATION_FILES[format].extension}`,
  );
}

/** A download, named after the cited id. */
export async function answerWithCitation(
  id: string,
  citable: Citable,
  format: CitationFormat,
): Promise<Response> {
  const { type, extension } = CITATION_FILES[format];
  return new Response(await writeCitations([citable], format), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${id}.${extension}"`,
      "Cache-Control": CACHE_POLICY.page,
    },
  });
}
