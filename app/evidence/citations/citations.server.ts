import { type ProseShape, readProse } from "#app/content/prose.ts";
import { type ClaimId, findClaim } from "#app/evidence/ledger/claims.server.ts";
import { effectOfUse, fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { gradeEvidence, isInPeople } from "#app/evidence/ledger/grade.ts";
import { type OwnFigureId, ownFigures } from "#app/evidence/ledger/own-figures.server.ts";
import { withShownOutcomes } from "#app/evidence/ledger/shown-outcomes.server.ts";
import {
  findOutcome,
  findStudy,
  isStudyId,
  type StudyId,
} from "#app/evidence/ledger/studies.server.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { testedVerdict, verdict } from "#app/evidence/ledger/verdict.ts";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import type { CitationMark, NamedSource, Reference } from "#app/evidence/text/reference.ts";
import { typeset } from "#app/text/typeset.ts";
import type { Assessment, AssessmentInShort } from "./assessment.ts";
import type { CheckedFigure } from "./claim-checked.tsx";

/** Numbered in the order of the calls. */
export type PageCitations = {
  /** Prose inside a paragraph, cell or heading, with its numbers filled in. */
  inline(prose: string): EvidenceText;
  /** Paragraphs and lists. */
  blocks(prose: string): EvidenceText;
  /** Markers without a text, as in a table's cell. */
  cite(ids: readonly StudyId[]): CitationMark[];
  /** A link to the reference by name, without a marker. */
  name(id: StudyId): NamedSource;
  /** Grades a claim and cites its studies. */
  assess(claim: ClaimId): Assessment;
  /** A figure of the site's own with the papers' view. */
  check(figure: OwnFigureId): CheckedFigure;
  /** By number. Call it last. */
  references(): Reference[];
};

/** Call the methods in reading order. Throws for an id that the ledger lacks. */
export function startCitations(): PageCitations {
  const cited = new Map<StudyId, { number: number; citedAt: string[] }>();

  function note(id: StudyId) {
    const known = cited.get(id) ?? { number: cited.size + 1, citedAt: [] };
    cited.set(id, known);
    return known;
  }

  function mark(id: string): CitationMark {
    if (!isStudyId(id)) throw new Error(`No study in the ledger has the id "${id}"`);
    const { number, citedAt } = note(id);
    const anchor = `cite-${id}-${citedAt.length + 1}`;
    citedAt.push(anchor);
    return { id, number, anchor };
  }

  const read = (prose: string, shape: ProseShape) => readCited(prose, shape, mark);

  return {
    inline: (prose) => read(prose, "inline"),
    blocks: (prose) => read(prose, "blocks"),
    cite: (ids) => ids.map(mark),
    name(id) {
      note(id);
      return { id, name: nameStudy(findStudy(id)) };
    },
    assess: (id) => assessClaim(id, mark),
    check: (id) => {
      const { value, label, checked } = ownFigures[id];
      return {
        value,
        label,
        checked: read(checked, "inline"),
      };
    },
    references: () =>
      Array.from(cited, ([id, { number, citedAt }]) => toReference(id, number, citedAt)),
  };
}

function assessClaim(id: ClaimId, mark: (id: string) => CitationMark): Assessment {
  const claim = findClaim(id);
  const { supports, opposes, background } = withShownOutcomes(claim);
  const results = [...supports, ...opposes].map(findOutcome);
  const ofPeople = new Set(results.filter(isInPeople).map(({ study }) => study.id));
  const others = new Set([...results.map(({ study }) => study.id), ...background]);
  const inBasis = ofPeople.size > 0 ? ofPeople : others;
  // Markers of the reasons follow those of the studies.
  const marks = [...inBasis].map(mark);
  const uncounted = [...others.difference(inBasis)].map(mark);
  const reasons = claim.concerns.map(({ kind, steps, why }) => ({
    kind,
    steps: steps ?? (1 as const),
    why: readCited(why, "inline", mark),
  }));
  const otherLight = claim.otherLight ? readCited(claim.otherLight, "inline", mark) : null;
  return { ...assessInShort(id), reasons, otherLight, marks, uncounted };
}

/** Without reasons and citations. */
export function assessInShort(id: ClaimId): AssessmentInShort {
  const claim = findClaim(id);
  const graded = gradeEvidence(claim);
  const ofTested = testedVerdict(claim, graded);
  return {
    ...graded,
    testedVerdict: ofTested && typeset(ofTested),
    verdict: typeset(verdict(claim, graded.grade)),
    effect: typeset(effectOfUse(claim)),
  };
}

function readCited(
  prose: string,
  shape: ProseShape,
  mark: (id: string) => CitationMark,
): EvidenceText {
  return readProse(fillNumbers(prose), shape, (ids) => ({ marks: ids.map(mark) }));
}

/** The part of a study that a reference list shows. */
function toReference(id: StudyId, number: number, citedAt: readonly string[]): Reference {
  const study = findStudy(id);
  const { authors, title, journal, year, volume, issue, pages, url, pmid, doi, design } = study;
  return {
    id,
    number,
    authors,
    title: typeset(title),
    journal,
    year,
    volume,
    issue,
    pages,
    url,
    pmid,
    doi,
    design,
    citedAt,
  };
}
