import {
  answerWithCitation,
  citationFormat,
} from "#app/evidence/citations/citation-files.server.ts";
import { citePaper } from "#app/evidence/citations/citation-formats.server.ts";
import { findStudy, isStudyId } from "#app/evidence/ledger/studies.server.ts";
import { MISSING_RESPONSE } from "#app/infra/cache-policy.ts";
import type { Route } from "./+types/citation.api.ts";

/** `GET /studies/{id}/citation.bib` and `.ris`, for reference managers. */
export async function loader({ params: { id, citation } }: Route.LoaderArgs): Promise<Response> {
  const format = citationFormat(citation);
  if (!isStudyId(id) || !format) {
    return new Response("There is no such citation.\n", MISSING_RESPONSE);
  }
  return answerWithCitation(id, citePaper(findStudy(id)), format);
}
