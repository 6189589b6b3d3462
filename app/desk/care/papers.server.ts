import { claimPath } from "#app/evidence/ledger/claim-address.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { studyPath } from "#app/evidence/text/reference.ts";
import { type Candidate, readCandidates } from "./candidates.server.ts";

/** What `npm run content papers` found. Days are YYYY-MM-DD. */
export type FoundPapers = {
  /** The newest first. */
  readonly papers: readonly Candidate[];
  /** By the id of a use. */
  readonly uses: Readonly<Record<string, { readonly name: string; readonly href: string }>>;
  readonly searched: { readonly uses: number; readonly of: number; readonly oldest: string | null };
  /** The studies that were asked for, and those with something printed later. */
  readonly checked: number;
  readonly noticed: readonly {
    readonly id: string;
    readonly name: string;
    readonly href: string;
    readonly notices: readonly string[];
    readonly checked: string;
  }[];
};

/** "retraction: J Pain. 2026;1:2" */
export function noticeInWords({ kind, in: place }: { kind: string; in?: string | undefined }) {
  return [kind, place].filter(Boolean).join(": ");
}

/** @param file of the candidates, in a test */
export function readFoundPapers(file?: string): FoundPapers {
  const claims = listClaims();
  const days = claims.flatMap(({ searched }) => searched?.on ?? []).sort();
  const asked = listStudies().flatMap(({ status, ...study }) =>
    status ? [{ study, ...status }] : [],
  );
  return {
    papers: readCandidates(file).papers.toSorted((a, b) => b.found.localeCompare(a.found)),
    uses: Object.fromEntries(
      claims.map(({ id, condition }) => [id, { name: condition, href: claimPath(id) }]),
    ),
    searched: { uses: days.length, of: claims.length, oldest: days[0] ?? null },
    checked: asked.length,
    noticed: asked
      .filter(({ notices }) => notices.length > 0)
      .map(({ study, notices, checked }) => ({
        id: study.id,
        name: nameStudy(study),
        href: studyPath(study.id),
        checked,
        notices: notices.map(noticeInWords),
      })),
  };
}
