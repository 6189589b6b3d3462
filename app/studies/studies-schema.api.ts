import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { Route } from "./+types/studies-schema.api.ts";
import { studiesSchema } from "./study-data.server.ts";

/** `GET /studies.schema.json`, for `/studies.json`. Open to scripts of any site. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { siteUrl } = context.get(envContext);
  return new Response(`${JSON.stringify(studiesSchema(siteUrl), null, 2)}\n`, {
    headers: {
      "Content-Type": "application/schema+json; charset=utf-8",
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": CACHE_POLICY.page,
    },
  });
}
