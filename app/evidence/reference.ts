import type { StudyId } from "./ledger/studies.server.ts";
import type { StudyDesign, Wavelength } from "./ledger/study.ts";

/** A study as one page's reference list shows it. */
export type Reference = {
  readonly id: StudyId;
  /** From 1, in the order of first citation on the page. */
  readonly number: number;
  readonly authors: readonly string[];
  readonly title: string;
  readonly journal: string;
  readonly year: number;
  readonly volume: string | null;
  readonly issue: string | null;
  readonly pages: string | null;
  readonly url: string;
  readonly pmid: string | null;
  readonly doi: string | null;
  readonly design: StudyDesign;
  readonly wavelengths: readonly Wavelength[];
  /** The element ids of the markers that cite it, in page order: the ways back. */
  readonly citedAt: readonly string[];
};

/** One numbered marker in a text. */
export type CitationMark = {
  readonly id: StudyId;
  readonly number: number;
  /** The marker's own element id, one of the reference's `citedAt`. */
  readonly anchor: string;
};

/** A study as running text names it: "Chow 2009". */
export type NamedSource = {
  readonly id: StudyId;
  readonly name: string;
};

/** The element id of a reference in the list. */
export function referenceAnchor(id: StudyId): string {
  return `ref-${id}`;
}

/** Begins the element id of a reference that is no study's: all that is said of it is in the list. */
export const SOURCE_ANCHOR = "ref-source-";

/** The id of the study to whose reference a marker's hash leads; null for a source that is no study. */
export function studyIdOf(hash: string): string | null {
  return hash.startsWith(`#${SOURCE_ANCHOR}`) ? null : hash.replace("#ref-", "");
}

/** The study's own page, with what it found. */
export function studyPath(id: string): string {
  return `/studies/${id}`;
}

/** Where it was published: "Lasers in Surgery and Medicine 2013;45(8):487–495". */
export function journalLine(
  reference: Pick<Reference, "journal" | "year" | "volume" | "issue" | "pages">,
): string {
  const { journal, year, volume, issue, pages } = reference;
  const place = [volume, issue && `(${issue})`].filter(Boolean).join("");
  const where = [place, pages].filter(Boolean).join(":").replaceAll("-", "–");
  return where ? `${journal} ${year};${where}` : `${journal} ${year}`;
}
