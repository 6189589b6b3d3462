import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import type { Route } from "./+types/own-dose.api.ts";
import { viewOwnDose } from "./own-dose.server.ts";
import { OWN_DOSE_FIELDS } from "./own-dose.ts";
import { OwnDose } from "./own-dose.tsx";
import { viewProtocolRuler } from "./protocol-ruler.server.ts";

export const handle = { query: ["use", ...OWN_DOSE_FIELDS], form: true } satisfies RouteHandle;

/** `GET /benefits/{slug}/own-dose?claim=…`: the form and its answer as HTML for the page. */
export async function loader({ params, request, url }: Route.LoaderArgs): Promise<Response> {
  const benefit = benefits.find(({ slug }) => slug === params.slug);
  if (!benefit) {
    return new Response("There is no such page.\n", {
      status: 404,
      headers: { "Cache-Control": "no-store" },
    });
  }
  const { slug } = benefit;
  const { applications } = loadBenefit(slug);
  const own = await viewOwnDose(slug, url.searchParams);
  const ruler = viewProtocolRuler(slug, applications);
  const { answer } = staticParts(request, {
    answer: <OwnDose slug={slug} ruler={ruler} own={own} />,
  });
  return new Response(answer.html ?? "", {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
