import { data } from "react-router";
import { USE } from "#app/benefits/chosen-use.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { cachePolicyOf, OWN_DOSE_FIELDS } from "#app/benefits/dose/own-dose.ts";
import { getFaces } from "#app/benefits/figures/faces.server.ts";
import { Faces } from "#app/benefits/figures/faces.tsx";
import { FACES } from "#app/benefits/figures/faces-view.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/answer.route.ts";
import { AnswerCard, AnswerPanel } from "./answer-panel.tsx";
import { checkAskedUse } from "./asked-use.server.ts";
import { PrintViewLink } from "./print-view-link.tsx";
import { UnknownUse } from "./unknown-use.tsx";
import { getAnswer } from "./use-answer.server.ts";

export { shouldRevalidate } from "#app/frame/should-revalidate.ts";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/**
 * `_routes` is React Router's own: a navigation asks for this route's data alone. The parameters of
 * the reader's own dose belong to the page's route at the same path.
 */
export const handle = {
  query: [USE, FACES, "_routes", ...OWN_DOSE_FIELDS],
  form: true,
} satisfies RouteHandle;

/** Only this route is loaded when another use is chosen, or another view of the faces. */
export function loader({ pattern, request, url }: Route.LoaderArgs) {
  const benefit = benefits.find(({ slug }) => pattern.endsWith(`benefits/${slug}`));
  if (!benefit) throw data(null, 404);
  const unknown = checkAskedUse(benefit.slug, url);
  const answer = getAnswer(benefit.slug, url.searchParams.get(USE));
  const parts = staticParts(request, {
    answer: (
      <>
        {unknown && <UnknownUse unknown={unknown} />}
        <AnswerPanel {...answer} />
      </>
    ),
    card: <AnswerCard {...answer} />,
    printView: <PrintViewLink slug={answer.slug} use={answer.id} />,
  });
  const faces = getFaces(benefit.slug);
  const drawn =
    faces.length > 0 && staticParts(request, { faces: <Faces faces={faces} url={url} /> });
  // Readers' words would fill the cache with pages that nobody asks for again.
  const policy = unknown ? "no-store" : cachePolicyOf(url);
  return data({ ...parts, ...drawn }, { headers: { "Cache-Control": policy } });
}

export default function AnswerRoute({ loaderData: { answer } }: Route.ComponentProps) {
  return <StaticHtml part={answer} />;
}
