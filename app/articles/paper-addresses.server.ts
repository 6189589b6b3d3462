import { pubmedPage } from "#app/evidence/ledger/pubmed-page.ts";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { studyAt } from "./article-sources.server.ts";

/** The ledger's id of the paper at an address, its own or that of our page. */
export function paperAt(href: string): string | undefined {
  return papers.get(normal(href)) ?? studyAt(href);
}

/** True for any paper's address, in the ledger or not. */
export function isPaperAddress(href: string): boolean {
  return /^https?:\/\/((dx\.)?doi\.org|(www\.)?pubmed\.ncbi\.nlm\.nih\.gov)\//i.test(href);
}

const papers = new Map(
  listStudies().flatMap(({ id, url, pmid, doi }) => {
    const hrefs = [url];
    if (pmid !== null) hrefs.push(pubmedPage(pmid));
    if (doi !== null) hrefs.push(`https://doi.org/${doi}`);
    return hrefs.map((href): [string, string] => [normal(href), id]);
  }),
);

/** DOIs may be escaped and in either case; PubMed ignores a final slash. */
function normal(href: string): string {
  const address = href.replace(/\/$/, "");
  if (!/^https:\/\/doi\.org\//i.test(address)) return address;
  try {
    return decodeURIComponent(address).toLowerCase();
  } catch {
    return address;
  }
}
