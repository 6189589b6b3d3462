import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { studyAt } from "./article-sources.server.ts";

/** The id of the paper of the ledger that an address leads to: the paper's own, or its page's on this site. */
export function paperAt(href: string): string | undefined {
  return papers.get(normal(href)) ?? studyAt(href);
}

/** Whether an address is one of a paper, known to us or not. */
export function isPaperAddress(href: string): boolean {
  return /^https?:\/\/((dx\.)?doi\.org|(www\.)?pubmed\.ncbi\.nlm\.nih\.gov)\//i.test(href);
}

const papers = new Map(
  listStudies().flatMap(({ id, url, pmid, doi }) => {
    const hrefs = [url];
    if (pmid !== null) hrefs.push(`https://pubmed.ncbi.nlm.nih.gov/${pmid}/`);
    if (doi !== null) hrefs.push(`https://doi.org/${doi}`);
    return hrefs.map((href): [string, string] => [normal(href), id]);
  }),
);

/** DOIs may be written in either case and escaped; the slash at the end means nothing to PubMed. */
function normal(href: string): string {
  const address = href.replace(/\/$/, "");
  if (!/^https:\/\/doi\.org\//i.test(address)) return address;
  try {
    return decodeURIComponent(address).toLowerCase();
  } catch {
    return address;
  }
}
