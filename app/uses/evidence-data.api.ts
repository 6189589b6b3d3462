import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { Route } from "./+types/evidence-data.api.ts";
import { evidenceSchema, openEvidenceData } from "./evidence-data.server.ts";
import { SCHEMA_PATH } from "./open-data.ts";

/** `GET /evidence.json` and `/evidence.schema.json`. Open to scripts of any site. */
export function loader({ context, url }: Route.LoaderArgs): Response {
  const { siteUrl } = context.get(envContext);
  const isSchema = url.pathname === SCHEMA_PATH;
  const answer = isSchema ? evidenceSchema(siteUrl) : openEvidenceData(siteUrl);
  return new Response(`${JSON.stringify(answer, null, 2)}\n`, {
    headers: {
      "Content-Type": `application/${isSchema ? "schema+json" : "json"}; charset=utf-8`,
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": CACHE_POLICY.page,
    },
  });
}
