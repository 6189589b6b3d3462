import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import type { Route } from "./+types/search.api.ts";
import { TOO_LONG } from "./matching/search-result.ts";
import { searchContext } from "./search.server.ts";
import { responseTo } from "./search-response.ts";

export const handle = { secret: true } satisfies RouteHandle;

/** `GET /api/search/{query}`: a SearchAnswer as JSON, or `{error}`. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const outcome = await context.get(searchContext).find(params.query ?? "");
  const { status, ...answer } = outcome;
  const body = status === "ok" ? answer : { error: TOO_LONG };
  return Response.json(body, responseTo(outcome));
}
