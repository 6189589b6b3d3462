import { createContext } from "react-router";
import type { ClaimId } from "#app/evidence/ledger/claims.server.ts";
import type { StudyId } from "#app/evidence/ledger/studies.server.ts";

/** A page with the place of the study in its list, and the citing sentences. */
export type CitingPage = {
  readonly title: string;
  readonly href: string;
  readonly sentences: readonly { readonly text: string; readonly href: string }[];
};

/** Read out of the texts that the pages are made from. */
export type CitingPages = {
  /** Our own pages in the header's order, then the readable articles. */
  ofStudy(id: StudyId): Promise<CitingPage[]>;
  /** Pages that link to a claim, print its verdict or cite its main study. */
  ofClaim(id: ClaimId): Promise<{ title: string; path: string }[]>;
  /** A page with the ids of its studies, in its unchanged state. */
  at(path: string): Promise<{ title: string; studies: ReadonlySet<string> } | undefined>;
};

/**
 * Loaders read it with `context.get(citingPagesContext)`. The entry of the server sets it: whoever reads all pages
 * imports all features, so no feature can import that.
 */
export const citingPagesContext = createContext<CitingPages>();
