import {
  CITATION_FILES,
  type CitationFormat,
  citePaper,
  writeCitations,
} from "#app/evidence/citation-formats.server.ts";
import { findStudy, isStudyId } from "#app/evidence/ledger/studies.server.ts";
import { CACHE_POLICY, MISSING_RESPONSE } from "#app/infra/cache-policy.ts";
import type { Route } from "./+types/citation.api.ts";

/** `GET /studies/{id}/citation.bib` and `.ris`: the paper of a study for reference managers. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const format = (Object.keys(CITATION_FILES) as CitationFormat[]).find(
    (each) => params.citation === `citation.${CITATION_FILES[each].extension}`,
  );
  if (!isStudyId(params.id) || !format) {
    return new Response("There is no such citation.\n", MISSING_RESPONSE);
  }
  const { type, extension } = CITATION_FILES[format];
  return new Response(await writeCitations([citePaper(findStudy(params.id))], format), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${params.id}.${extension}"`,
      "Cache-Control": CACHE_POLICY.page,
    },
  });
}
