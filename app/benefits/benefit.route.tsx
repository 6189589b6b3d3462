import { data, Outlet, useRouteLoaderData } from "react-router";
import { PrintedAddress } from "#app/frame/printed-address.tsx";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/benefit.route.ts";
import type { loader as answerLoader } from "./answer/answer.route.tsx";
import styles from "./benefit.css?url";
import { benefitMeta } from "./benefit-meta.ts";
import { getBenefitPage } from "./benefit-page.server.ts";
import { headOf, planOf } from "./benefit-page.ts";
import { BenefitPageView } from "./benefit-page-view.tsx";
import { benefitParts } from "./benefit-parts.tsx";
import { answerRouteId, benefits } from "./content/benefits.ts";
import { viewOwnDose } from "./dose/own-dose.server.ts";
import { cachePolicyOf } from "./dose/own-dose.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = { sitemap: "Benefits" } satisfies RouteHandle;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { head, siteUrl } }) =>
  benefitMeta(head, siteUrl);

/** Another use changes the answer alone, which has a route of its own. */
export { revalidateOnOtherPath as shouldRevalidate } from "#app/frame/should-revalidate.ts";

/** The route's pattern tells which page this is. */
export async function loader({ context, pattern, request, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(envContext);
  const benefit = benefits.find(({ slug }) => pattern.endsWith(`benefits/${slug}`));
  if (!benefit) throw data(null, 404);
  const page = getBenefitPage(benefit.slug);
  const own = await viewOwnDose(benefit.slug, url.searchParams);
  const parts = staticParts(request, benefitParts(page, siteUrl));
  return data(
    { head: headOf(page), plan: planOf(page, own), parts, siteUrl },
    { headers: { "Cache-Control": cachePolicyOf(url) } },
  );
}

export default function BenefitRoute({ loaderData }: Route.ComponentProps) {
  const { head, plan, parts, siteUrl } = loaderData;
  const answer = useRouteLoaderData<typeof answerLoader>(answerRouteId(head.slug));
  return (
    <>
      <PrintedAddress url={`${siteUrl}/benefits/${head.slug}`} />
      {/* The key resets the page's state (order of devices, open answers) for the next page. */}
      <BenefitPageView
        key={head.slug}
        head={head}
        parts={parts}
        plan={plan}
        answer={<Outlet />}
        card={answer && <StaticHtml part={answer.card} />}
        printView={answer && <StaticHtml part={answer.printView} />}
        faces={answer?.faces && <StaticHtml part={answer.faces} />}
      />
    </>
  );
}
