import { href } from "react-router";
import type { Study, StudyId } from "#app/evidence/ledger/studies.server.ts";

/** A study's line in a page's list. */
export type Reference = Readonly<
  Pick<
    Study,
    | "id"
    | "authors"
    | "title"
    | "journal"
    | "year"
    | "volume"
    | "issue"
    | "pages"
    | "url"
    | "pmid"
    | "doi"
    | "design"
  >
> & {
  /** From 1, in the order of first citation on the page. */
  readonly number: number;
  /** The element ids of its markers, in page order. */
  readonly citedAt: readonly string[];
};

/** One marker in the text. A study has one number, and a marker for each place that cites it. */
export type CitationMark = {
  readonly id: StudyId;
  readonly number: number;
  /** The marker's own element id, one of the reference's `citedAt`. */
  readonly anchor: string;
};

/** "Chow 2009". */
export type NamedSource = {
  readonly id: StudyId;
  readonly name: string;
};

/** The reference's element id in the list. */
export function referenceAnchor(id: StudyId): string {
  return `ref-${id}`;
}

/** The beginning of the ids of other sources, which have no page. */
export const SOURCE_ANCHOR = "ref-source-";

/** The study of a marker's hash; null for other sources. */
export function studyIdOf(hash: string): string | null {
  return hash.startsWith(`#${SOURCE_ANCHOR}`) ? null : hash.replace("#ref-", "");
}

export function studyPath(id: string): string {
  return href("/studies/:id", { id });
}

/** "Lasers in Surgery and Medicine 2013;45(8):487–495". */
export function journalLine(
  reference: Pick<Reference, "journal" | "year" | "volume" | "issue" | "pages">,
): string {
  const { journal, year, volume, issue, pages } = reference;
  const place = [volume, issue && `(${issue})`].filter(Boolean).join("");
  const where = [place, pages].filter(Boolean).join(":").replaceAll("-", "–");
  return where ? `${journal} ${year};${where}` : `${journal} ${year}`;
}
