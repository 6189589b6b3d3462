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
export async function loader({ params, url }: Route.LoaderArgs): Promise<Response> {
  if (!isStudyId(params.id)) return new Response("We hold no such study.\n", MISSING_RESPONSE);
  const format: CitationFormat = url.pathname.endsWith(".ris") ? "ris" : "bibtex";
  const { type, extension } = CITATION_FILES[format];
  return new Response(await writeCitations([citePaper(findStudy(params.id))], format), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${params.id}.${extension}"`,
      "Cache-Control": CACHE_POLICY.page,
    },
  });
}
