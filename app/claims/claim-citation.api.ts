import { CITATION_FILES, writeCitations } from "#app/evidence/citation-formats.server.ts";
import { CACHE_POLICY, MISSING_RESPONSE } from "#app/infra/cache-policy.ts";
import { servicesContext } from "#app/services.ts";
import type { Route } from "./+types/claim-citation.api.ts";
import { citableClaim } from "./cite-claim.server.ts";
import { findClaimHead } from "./claim-view.server.ts";

/** `GET /evidence/{claim}/citation.bib` and `.ris`: a claim's page for reference managers. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const claim = findClaimHead(params.claim);
  const format = formats.find(([, { extension }]) => params.file === `citation.${extension}`);
  if (!claim || !format) return new Response("We hold no such file.\n", MISSING_RESPONSE);
  const [name, { type, extension }] = format;
  const citable = citableClaim(claim, context.get(servicesContext).env.siteUrl);
  return new Response(await writeCitations([citable], name), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${claim.id}.${extension}"`,
      "Cache-Control": CACHE_POLICY.page,
    },
  });
}

const formats = [
  ["bibtex", CITATION_FILES.bibtex],
  ["ris", CITATION_FILES.ris],
] as const;
