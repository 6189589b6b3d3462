import { CACHE_POLICY, UNAVAILABLE_RESPONSE } from "#app/infra/cache-policy.ts";
import { servicesContext } from "#app/services.ts";
import type { Route } from "./+types/search.api.ts";
import { TOO_LONG } from "./search-result.ts";

/** `GET /api/search/{query}`: result cards as JSON, or `{error}`. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const outcome = await context.get(servicesContext).search.find(params.query ?? "");
  switch (outcome.status) {
    case "ok": {
      const { results, total } = outcome;
      return Response.json({ results, total }, { headers: { "Cache-Control": CACHE_POLICY.page } });
    }
    case "too long":
      return Response.json(
        { error: TOO_LONG },
        { status: 400, headers: { "Cache-Control": CACHE_POLICY.failure } },
      );
    case "unavailable":
      return Response.json(
        { error: "Search is not available right now. Please try again in a minute." },
        UNAVAILABLE_RESPONSE,
      );
  }
}
