import type { Study } from "#app/evidence/ledger/studies.server.ts";
import type { Places } from "./find-papers.ts";
import type { Pubmed } from "./pubmed.ts";
import type { Article } from "./read-articles.ts";
import { setField } from "./set-field.ts";

type Held = Pick<Study, "id" | "pmid" | "doi">;

type Checked = {
  /** Papers with a retraction, a concern or a correction. */
  readonly noticed: readonly { readonly id: string; readonly notices: Article["notices"] }[];
  /** Papers that PubMed doesn't have. */
  readonly unknown: readonly string[];
};

/**
 * Asks PubMed what was printed later about each study's paper, by its PMID or else by its DOI, and writes that into the
 * study with the day. @throws {PubmedError}
 */
export async function checkPapers(
  studies: readonly Held[],
  pubmed: Pubmed,
  { content, today }: Pick<Places, "content" | "today">,
): Promise<Checked> {
  const pmids = studies.flatMap(({ pmid }) => pmid ?? []);
  const dois = studies.flatMap(({ pmid, doi }) => (pmid || !doi ? [] : `"${doi}"[doi]`));
  const byDoi = dois.length > 0 ? await pubmed.search(dois.join(" OR ")) : [];
  const articles = await pubmed.fetch([...new Set([...pmids, ...byDoi])]);
  const noticed: { id: string; notices: Article["notices"] }[] = [];
  const unknown: string[] = [];
  for (const study of studies) {
    const article = articles.find((each) => isPaperOf(each, study));
    if (!article) {
      unknown.push(study.id);
      continue;
    }
    const { notices } = article;
    setField(new URL(`studies/${study.id}.yaml`, content), "status", { checked: today, notices });
    if (notices.length > 0) noticed.push({ id: study.id, notices });
  }
  return { noticed, unknown };
}

function isPaperOf(article: Article, { pmid, doi }: Held): boolean {
  return pmid ? article.pmid === pmid : !!doi && article.doi?.toLowerCase() === doi.toLowerCase();
}
