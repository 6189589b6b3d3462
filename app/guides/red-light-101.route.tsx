import { data } from "react-router";
import { CitationPreviews } from "#app/evidence/citation-previews.tsx";
import { ReferenceList } from "#app/evidence/reference-list.tsx";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { PrintedAddress } from "#app/layout/printed-address.tsx";
import { StructuredDataScript } from "#app/seo/structured-data-script.tsx";
import { servicesContext } from "#app/services.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/red-light-101.route.ts";
import { longGuide } from "./content/red-light-101.server.ts";
import { GuideHub } from "./guide-hub.tsx";
import { GuideHubHeader } from "./guide-hub-header.tsx";
import { viewLongGuide } from "./long-guide.server.ts";
import { LongGuide } from "./long-guide.tsx";
import { longGuideData, longGuideMeta } from "./long-guide-meta.ts";
import { LongGuideText } from "./long-guide-text.tsx";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { head, siteUrl } }) =>
  longGuideMeta(head, siteUrl);

export function loader({ context, request }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).env;
  const { head, lead, sections, references } = viewLongGuide(longGuide);
  const parts = staticParts(request, {
    hub: (
      <>
        <GuideHubHeader title={head.title} lead={lead} />
        <GuideHub />
      </>
    ),
    text: <LongGuideText sections={sections} references={references} />,
    references: (
      <>
        <ReferenceList references={references} />
        <StructuredDataScript data={longGuideData(head, references, siteUrl)} />
      </>
    ),
  });
  return data({ head, parts, siteUrl }, { headers: { "Cache-Control": CACHE_POLICY.page } });
}

export default function RedLight101Route({ loaderData }: Route.ComponentProps) {
  const { head, parts, siteUrl } = loaderData;
  return (
    <CitationPreviews>
      <PrintedAddress url={`${siteUrl}/red-light-101`} />
      <StaticHtml part={parts.hub} />
      <LongGuide head={head} text={parts.text} references={parts.references} />
    </CitationPreviews>
  );
}
