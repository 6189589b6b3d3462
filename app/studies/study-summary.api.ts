import { summariseStudy } from "#app/evidence/citations/study-summary.server.ts";
import { findStudy, isStudyId } from "#app/evidence/ledger/studies.server.ts";
import { CACHE_POLICY, MISSING_RESPONSE } from "#app/infra/cache-policy.ts";
import type { Route } from "./+types/study-summary.api.ts";

/** `GET /api/studies/{id}`: its `StudySummary` as JSON, or `{error}`. */
export function loader({ params: { id } }: Route.LoaderArgs): Response {
  if (!isStudyId(id)) return Response.json({ error: "There is no such study" }, MISSING_RESPONSE);
  const headers = { "Cache-Control": CACHE_POLICY.page };
  return Response.json(summariseStudy(findStudy(id)), { headers });
}
