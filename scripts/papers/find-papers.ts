import {
  type Candidate,
  readCandidates,
  writeCandidates,
} from "#app/desk/care/candidates.server.ts";
import type { Claim } from "#app/evidence/ledger/claims.server.ts";
import { addDays } from "#app/evidence/ledger/judging-days.ts";
import { LIGHT_PHRASES, pubmedQuery } from "#app/evidence/ledger/pubmed-search.ts";
import type { Study } from "#app/evidence/ledger/studies.server.ts";
import type { Pubmed } from "./pubmed.ts";
import { peopleIn, sentenceWith } from "./read-abstract.ts";
import type { Article } from "./read-articles.ts";
import { setField } from "./set-field.ts";

type Searched = Pick<Claim, "id" | "search" | "searched">;

export type Places = {
  /** The folder content/. */
  readonly content: URL;
  /** The file of candidates. */
  readonly candidates: string;
  /** YYYY-MM-DD */
  readonly today: string;
};

/**
 * Asks PubMed for new trials and reviews of each use, and writes down the papers, then the search. A failure keeps what
 * was written before. @returns the papers that weren't known @throws {PubmedError}
 */
export async function findPapers(
  uses: readonly Searched[],
  studies: readonly Pick<Study, "pmid" | "doi">[],
  pubmed: Pubmed,
  places: Places,
): Promise<Candidate[]> {
  const { content, candidates, today } = places;
  const dois = new Set(studies.map(({ doi }) => doi?.toLowerCase()));
  const held = new Set(studies.map(({ pmid }) => pmid));
  const found: Candidate[] = [];
  for (const use of uses) {
    const list = readCandidates(candidates);
    const known = new Map(list.papers.map((paper) => [paper.pmid, paper]));
    const { from, since } = daysOf(use, today);
    const pmids = await pubmed.search(pubmedQuery(use.search), { since: from, on: today });
    const wanted = pmids.filter(
      (pmid) => !held.has(pmid) && !list.decided.includes(pmid) && !isMatch(known.get(pmid), use),
    );
    for (const article of await pubmed.fetch(wanted)) {
      if (article.doi && dois.has(article.doi.toLowerCase())) continue;
      const candidate = known.get(article.pmid);
      if (candidate) candidate.matches.push(matchOf(article, use));
      else {
        const isNew = toCandidate(article, use, today);
        list.papers.push(isNew);
        found.push(isNew);
      }
    }
    writeCandidates(list, candidates);
    const searched = { on: today, since, words: use.search };
    setField(new URL(`uses/${use.id}.yaml`, content), "searched", searched);
  }
  return found;
}

/** The first search covers a year, and so does the first with other words. */
function daysOf({ search, searched }: Searched, today: string): { from: string; since: string } {
  if (searched && String(searched.words) === String(search)) {
    // The day of the last search wasn't over, and PubMed's days are those of another zone.
    return { from: addDays(new Date(searched.on), -2), since: searched.since };
  }
  const since = addDays(new Date(today), -365);
  return { from: since, since };
}

const isMatch = (candidate: Candidate | undefined, { id }: Searched) =>
  candidate?.matches.some(({ use }) => use === id) ?? false;

function toCandidate(article: Article, use: Searched, today: string): Candidate {
  const { abstract, notices: _, ...paper } = article;
  return { ...paper, people: peopleIn(abstract), found: today, matches: [matchOf(article, use)] };
}

function matchOf({ title, abstract }: Article, { id, search }: Searched): Candidate["matches"][0] {
  const text = abstract || (title ?? "");
  const withUse = sentenceWith(search, text) && sentenceWith([...search, ...LIGHT_PHRASES], text);
  return { use: id, sentence: withUse ?? sentenceWith(search, title ?? "") };
}
