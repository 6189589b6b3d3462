import { benefits } from "#app/benefits/content/benefits.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import type { Route } from "./+types/own-dose.api.ts";
import { viewOwnDose } from "./own-dose.server.ts";
import { OWN_DOSE_FIELDS } from "./own-dose.ts";

export const handle = { query: ["use", ...OWN_DOSE_FIELDS], form: true } satisfies RouteHandle;

/** `GET /benefits/{slug}/own-dose?claim=…`: what `OwnDose` shows for these words. */
export async function loader({ params, url }: Route.LoaderArgs): Promise<Response> {
  const benefit = benefits.find(({ slug }) => slug === params.slug);
  if (!benefit) {
    return new Response("There is no such page.\n", {
      status: 404,
      headers: { "Cache-Control": "no-store" },
    });
  }
  return Response.json(await viewOwnDose(benefit.slug, url.searchParams), {
    headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" },
  });
}
