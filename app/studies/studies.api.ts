import { summariseStudy } from "#app/evidence/citations/study-summary.server.ts";
import { findStudy, isStudyId } from "#app/evidence/ledger/studies.server.ts";
import { CACHE_POLICY, MISSING_RESPONSE } from "#app/infra/cache-policy.ts";
import type { Route } from "./+types/studies.api.ts";

/** `GET /api/studies/{id}` or `/{id},{id}…`: StudySummaries by id as JSON, or `{error}`. */
export function loader({ params }: Route.LoaderArgs): Response {
  const ids = params.ids.split(",");
  const known = ids.filter(isStudyId);
  if (known.length < ids.length) {
    return Response.json({ error: "There is a study missing of these" }, MISSING_RESPONSE);
  }
  // Each mixture would be another entry of the cache.
  const headers = { "Cache-Control": ids.length > 1 ? "no-store" : CACHE_POLICY.page };
  const summaries = known.map((id) => [id, summariseStudy(findStudy(id))]);
  return Response.json(Object.fromEntries(summaries), { headers });
}
