import { data } from "react-router";
import { CitationPreviews } from "#app/evidence/citations/citation-previews.tsx";
import { ReferenceList } from "#app/evidence/citations/reference-list.tsx";
import { lastChangeOn } from "#app/evidence/ledger/changes.server.ts";
import { LastChanged } from "#app/evidence/words/last-change.tsx";
import { readPeaks } from "#app/figures/peaks.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { PrintedAddress } from "#app/frame/printed-address.tsx";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/red-light-101.route.ts";
import { guideCards } from "./content/hub.server.ts";
import { loadLongGuide } from "./content/red-light-101.server.ts";
import { GuideHub } from "./guide-hub.tsx";
import { GuideHubHeader } from "./guide-hub-header.tsx";
import { viewLongGuide } from "./long-guide.server.ts";
import { LongGuide } from "./long-guide.tsx";
import { longGuideData, longGuideMeta } from "./long-guide-meta.ts";
import { LongGuideText } from "./long-guide-text.tsx";
import { YourLight } from "./your-light.server.tsx";

export { shouldRevalidate } from "#app/frame/should-revalidate.ts";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { head, siteUrl } }) =>
  longGuideMeta(head, siteUrl);

/** `?nm=660,850`: the peaks of the reader's device. */
export const handle = { sitemap: "The long guide", query: ["nm"] } satisfies RouteHandle;

export function loader({ context, request, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(envContext);
  const guide = loadLongGuide();
  const { head, lead, studies, sections, references } = viewLongGuide(guide);
  const written = url.searchParams.get("nm")?.slice(0, 60) ?? "";
  const parts = staticParts(request, {
    hub: (
      <>
        <GuideHubHeader title={head.title} lead={lead} studies={studies} guides={guideCards} />
        <GuideHub guides={guideCards} />
        <YourLight peaks={readPeaks(written)} written={written} />
      </>
    ),
    text: <LongGuideText sections={sections} disclaimer={guide.disclaimer} />,
    references: (
      <>
        <ReferenceList references={references} />
        <p className="mt-6 text-small">
          <LastChanged
            change={lastChangeOn(
              "/red-light-101",
              references.map(({ id }) => id),
            )}
          />
        </p>
        <StructuredDataScript data={longGuideData(head, references, siteUrl)} />
      </>
    ),
  });
  // Readers' words would fill the cache with pages that nobody asks for again.
  const headers = { "Cache-Control": written ? "no-store" : CACHE_POLICY.page };
  return data({ head, parts, siteUrl }, { headers });
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
