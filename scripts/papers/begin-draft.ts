import {
  type Candidate,
  readCandidates,
  writeCandidates,
} from "#app/desk/care/candidates.server.ts";
import { type Claim, listClaims } from "#app/evidence/ledger/claims.server.ts";
import { pubmedPage } from "#app/evidence/ledger/pubmed-page.ts";
import { fold } from "#app/search/matching/folding.ts";
import { beginRecord } from "../content/new-record.ts";
import { UsageError } from "../operator-command.ts";
import type { Places } from "./find-papers.ts";
import { setField } from "./set-field.ts";

/**
 * Begins a study with what PubMed lists of a candidate, which is none any more. What a person has to read stays empty.
 * @param id of the study; without one, its first author and year @returns the file's path in content/
 */
export function beginDraft(pmid: string, id: string | undefined, places: Places): string {
  const list = readCandidates(places.candidates);
  const candidate = candidateIn(list.papers, pmid);
  const name = id ?? nameOf(candidate);
  const path = beginRecord("study", name, places.content, places.today);
  const file = new URL(path, places.content);
  for (const [field, value] of Object.entries(fieldsOf(candidate))) setField(file, field, value);
  decide(list, [pmid], places);
  return path;
}

/** Takes papers off the list for good. */
export function passOver(pmids: readonly string[], places: Places): void {
  const list = readCandidates(places.candidates);
  for (const pmid of pmids) candidateIn(list.papers, pmid);
  decide(list, pmids, places);
}

function decide(
  { papers, decided }: ReturnType<typeof readCandidates>,
  pmids: readonly string[],
  { candidates }: Places,
): void {
  const left = papers.filter(({ pmid }) => !pmids.includes(pmid));
  writeCandidates({ papers: left, decided: [...decided, ...pmids] }, candidates);
}

function candidateIn(papers: readonly Candidate[], pmid: string): Candidate {
  const candidate = papers.find((paper) => paper.pmid === pmid);
  if (!candidate) throw new UsageError(`No paper in the list has the PMID "${pmid}".`);
  return candidate;
}

/** "doe-2026" of "Doe JA" */
function nameOf({ authors: [first = ""], year }: Candidate): string {
  const family = fold(first.replace(/ \p{Lu}{1,4}$/u, "")).toLowerCase();
  const name = [...(family.match(/[a-z0-9]+/g) ?? []), year].join("-");
  if (/^[a-z].*-\d{4}$/.test(name)) return name;
  throw new UsageError("The paper has no author or no year: give the study a name after the PMID.");
}

function fieldsOf({ people: _, found: _found, matches, design, ...printed }: Candidate): object {
  const url = pubmedPage(printed.pmid);
  const topics = matches.flatMap(({ use }) => topicOf(use) ?? []);
  return {
    ...printed,
    ...(design && { design }),
    url,
    topics: [...new Set(topics)],
    seen: [{ fields: null, url }],
  };
}

/** A use may be gone since. */
function topicOf(use: string): Claim["topic"] | undefined {
  return listClaims().find(({ id }) => id === use)?.topic;
}
