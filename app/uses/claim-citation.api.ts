import {
  answerWithCitation,
  citationFormat,
} from "#app/evidence/citations/citation-files.server.ts";
import { MISSING_RESPONSE } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { Route } from "./+types/claim-citation.api.ts";
import { citableClaim } from "./cite-claim.server.ts";
import { findClaimHead } from "./claim-view.server.ts";

/** `GET /evidence/{claim}/citation.bib` and `.ris`, for reference managers. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const claim = findClaimHead(params.claim);
  const format = citationFormat(params.file);
  if (!claim || !format) return new Response("We hold no such file.\n", MISSING_RESPONSE);
  const citable = citableClaim(claim, context.get(envContext).siteUrl);
  return answerWithCitation(claim.id, citable, format);
}
