import { data } from "react-router";
import { CitationPreviews } from "#app/evidence/citation-previews.tsx";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { PrintedAddress } from "#app/layout/printed-address.tsx";
import { servicesContext } from "#app/services.ts";
import type { Route } from "./+types/red-light-101.route.ts";
import { longGuide } from "./content/red-light-101.server.ts";
import { GuideHub } from "./guide-hub.tsx";
import { GuideHubHeader } from "./guide-hub-header.tsx";
import { viewLongGuide } from "./long-guide.server.ts";
import { LongGuide } from "./long-guide.tsx";
import { longGuideMeta } from "./long-guide-meta.ts";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { guide, siteUrl } }) =>
  longGuideMeta(guide, siteUrl);

export function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(servicesContext);
  return data(
    { guide: viewLongGuide(longGuide), siteUrl: env.siteUrl },
    { headers: { "Cache-Control": CACHE_POLICY.page } },
  );
}

export default function RedLight101Route({ loaderData: { guide, siteUrl } }: Route.ComponentProps) {
  return (
    <CitationPreviews references={guide.references}>
      <PrintedAddress url={`${siteUrl}/red-light-101`} />
      <GuideHubHeader title={guide.title} lead={guide.lead} />
      <GuideHub />
      <LongGuide guide={guide} />
    </CitationPreviews>
  );
}
