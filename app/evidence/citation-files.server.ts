import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import {
  CITATION_FILES,
  type Citable,
  type CitationFormat,
  writeCitations,
} from "./citation-formats.server.ts";
import type { HowToCite } from "./cite-this.server.tsx";
import { typeset } from "./typeset.ts";

/** How to cite what has a page at this path: in words, and in the files under it. */
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

/** The format of such a file by its name, "citation.bib"; undefined for the name of none. */
export function citationFormat(name: string): CitationFormat | undefined {
  const formats = Object.keys(CITATION_FILES) as CitationFormat[];
  return formats.find((format) => name === `citation.${CITATION_FILES[format].extension}`);
}

/** Such a file, to be saved under the id of what it cites. */
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
