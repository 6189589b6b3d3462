import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { PrintedAddress } from "#app/layout/printed-address.tsx";
import { servicesContext } from "#app/services.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import type { Route } from "./+types/benefit.route.ts";
import { headOf } from "./benefit-head.ts";
import { benefitMeta } from "./benefit-meta.ts";
import { getBenefitPage } from "./benefit-page.server.ts";
import { BenefitPageView } from "./benefit-page-view.tsx";
import { benefitParts } from "./benefit-parts.tsx";
import { benefits } from "./benefits.ts";
import { USE } from "./chosen-use.ts";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { head, siteUrl } }) =>
  benefitMeta(head, siteUrl);

export const handle = { query: [USE] };

/** All uses of a page come with it: another one chosen asks the server for nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

/** Every benefit page has a route of its own; which one this is stands in its pattern. */
export async function loader({ context, pattern, request }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).env;
  const benefit = benefits.find(({ slug }) => pattern.endsWith(`benefits/${slug}`));
  if (!benefit) throw data(null, 404);
  const page = await getBenefitPage(benefit.slug);
  const parts = staticParts(request, benefitParts(page, siteUrl));
  return data(
    { head: headOf(page), parts, siteUrl },
    { headers: { "Cache-Control": CACHE_POLICY.page } },
  );
}

export default function BenefitRoute({ loaderData }: Route.ComponentProps) {
  const { head, parts, siteUrl } = loaderData;
  return (
    <>
      <PrintedAddress url={`${siteUrl}/benefits/${head.slug}`} />
      {/* A key: what one page remembers (an order of devices, an open answer) must not pass to the next. */}
      <BenefitPageView key={head.slug} head={head} parts={parts} />
    </>
  );
}
