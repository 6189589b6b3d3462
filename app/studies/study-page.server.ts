import { citePaper, writeCitations } from "#app/evidence/citation-formats.server.ts";
import { lastChange } from "#app/evidence/ledger/changes.server.ts";
import {
  findStudy,
  isStudyId,
  type Study,
  type StudyId,
} from "#app/evidence/ledger/studies.server.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { formatAmount, testedWavelengths } from "#app/evidence/ledger/treatment.ts";
import { citationPath, journalLine, studyPath } from "#app/evidence/reference.ts";
import { shortDesignName } from "#app/evidence/study-design.ts";
import { summariseStudy } from "#app/evidence/study-summary.server.ts";
import { typeset } from "#app/evidence/typeset.ts";
import type { Cited, StudyPage } from "./study-page.ts";

/** The page at /studies/{id}; undefined for an id that the ledger does not have. */
export function getStudyPage(id: string): StudyPage | undefined {
  if (!isStudyId(id)) return undefined;
  const study = findStudy(id);
  const { authors, pmid, doi, url, year } = study;
  const { finding, facts } = summariseStudy(study);
  const name = nameStudy(study);
  return {
    ...{ id, name, finding, year, authors, pmid, doi, url },
    path: studyPath(id),
    title: typeset(study.title),
    design: shortDesignName(study.design),
    facts: [...facts, ...moreFacts(study)],
    journal: study.journal,
    printedIn: journalLine(study),
    lastChange: lastChange({ about: id }),
    wavelengths: testedWavelengths(study),
  };
}

/** How to cite the paper of a study. */
export async function citeStudy(id: StudyId): Promise<Cited> {
  const paper = citePaper(findStudy(id));
  return {
    inWords: typeset(paper.inWords),
    files: {
      bibtex: { text: await writeCitations([paper], "bibtex"), href: citationPath(id, "bib") },
      ris: { text: await writeCitations([paper], "ris"), href: citationPath(id, "ris") },
    },
  };
}

/** What the summary leaves out, as far as it was seen. */
function moreFacts(study: Study): [string, string][] {
  const { comparator, blinding, followUp, adverseEvents, certainty } = study;
  const until = followUp && formatAmount(followUp.weeks, followUp.weeks === 1 ? "week" : "weeks");
  const facts: [string, string | undefined][] = [
    ["Compared with", comparator],
    ["Blinding", blinding],
    ["Followed up", until && [until, followUp?.from].filter(Boolean).join(" ")],
    ["Side effects", adverseEvents],
    ["How sure the authors are", certainty?.asWritten],
    ["Conflicts of interest", study.conflicts],
    ["Registered as", study.registration],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, typeset(value)]] : []));
}
