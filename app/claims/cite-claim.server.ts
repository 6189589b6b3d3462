import {
  CITATION_FILES,
  type Citable,
  citePage,
  writeCitations,
} from "#app/evidence/citation-formats.server.ts";
import type { CiteThis } from "#app/evidence/cite-this.server.tsx";
import { typeset } from "#app/evidence/typeset.ts";
import * as site from "#app/site.config.ts";
import type { ClaimHead } from "./claim-view.ts";

/** A claim's page to be cited, with the day on which it was last checked. */
export function citableClaim(
  { id, path, question, reviewed }: ClaimHead,
  siteUrl: string,
): Citable {
  const url = siteUrl + path;
  return citePage({ id, title: question, publisher: site.name, url, updated: reviewed });
}

/** How to cite it: in words, and in the files of reference managers. */
export async function citeClaim(
  claim: ClaimHead,
  siteUrl: string,
): Promise<Parameters<typeof CiteThis>[0]> {
  const citable = citableClaim(claim, siteUrl);
  const file = async (format: keyof typeof CITATION_FILES) => ({
    text: await writeCitations([citable], format),
    href: `${claim.path}/citation.${CITATION_FILES[format].extension}`,
  });
  return {
    inWords: typeset(citable.inWords),
    files: { bibtex: await file("bibtex"), ris: await file("ris") },
  };
}
