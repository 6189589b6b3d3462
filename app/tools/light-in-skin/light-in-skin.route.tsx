import { data } from "react-router";
import { CitationPreviews } from "#app/evidence/citations/citation-previews.tsx";
import { startCitations } from "#app/evidence/citations/citations.server.ts";
import { absorptionSpread } from "#app/evidence/ledger/skin-spread.server.ts";
import { seoOf } from "#app/frame/head/own-pages.server.ts";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { PrintedAddress } from "#app/frame/printed-address.tsx";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { ToolChanged } from "#app/tools/tool-changed.tsx";
import { toolData } from "#app/tools/tool-data.server.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/light-in-skin.route.ts";
import {
  Caption,
  citeWords,
  Explanation,
  Heading,
  References,
} from "./around-the-picture.server.tsx";
import { foundMarks } from "./found-by-others.server.ts";
import { LightInSkin, PLOT } from "./light-in-skin.tsx";
import { FIELDS, readAddress } from "./skin-fields.ts";
import { rules } from "./skin-inputs.ts";
import { DepthTable, depthInWords, readFields, SkinAnswer, SkinPlots } from "./skin-results.tsx";
import { LightScale, SkinToneScale } from "./slider-scales.server.tsx";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The canonical address has no parameters. */
export const meta: Route.MetaFunction = ({ loaderData: { seo, siteUrl } }) =>
  pageMeta({ ...seo, canonical: siteUrl + PATH });

const PATH = "/light-in-skin";

/** `?nm=850&melanin=10&blood=0.2` */
export const handle = { sitemap: "Tools", query: [...FIELDS], form: true } satisfies RouteHandle;

/** The browser itself answers each address. */
export { revalidateOnOtherPath as shouldRevalidate } from "#app/frame/should-revalidate.ts";

export function loader({ context, request, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(envContext);
  const citations = startCitations();
  const words = citeWords(citations);
  const served = readFields(readAddress(url.searchParams, rules));
  const spread = absorptionSpread;
  const found = foundMarks();
  const parts = staticParts(request, {
    plots: <SkinPlots asked={served} spread={spread} found={found} className={PLOT} />,
    lightScale: <LightScale />,
    answer: <SkinAnswer asked={served} spread={spread} />,
    toneScale: <SkinToneScale />,
    table: <DepthTable asked={served} spread={spread} />,
    heading: <Heading {...words} />,
    caption: <Caption {...words} />,
    explanation: (
      <>
        <Explanation {...words} />
        <References references={citations.references()} />
        <div className="page-width">
          <ToolChanged path={PATH} cited={citations.references().map(({ id }) => id)} />
        </div>
        <StructuredDataScript data={toolData(siteUrl, PATH)} />
      </>
    ),
  });
  // Readers' words would fill the cache with pages that nobody asks for again.
  const asked = FIELDS.some((name) => url.searchParams.has(name));
  const headers = { "Cache-Control": asked ? "no-store" : CACHE_POLICY.page };
  const inWords = depthInWords(served.nanometres, served.skin, spread);
  const instrument = { served, inWords, rules, spread, found, parts };
  return data({ instrument, seo: seoOf(PATH), siteUrl }, { headers });
}

export default function LightInSkinRoute({ loaderData }: Route.ComponentProps) {
  const { instrument, siteUrl } = loaderData;
  const { parts } = instrument;
  return (
    <CitationPreviews>
      <PrintedAddress url={siteUrl + PATH} />
      {/* Dark in both themes, because light is visible on a dark ground. */}
      <div className="dark bg-paper text-ink">
        <div className="page-width pt-6 pb-12">
          <StaticHtml part={parts.heading} className="mb-10" />
          <LightInSkin {...instrument} />
        </div>
      </div>
      <StaticHtml part={parts.explanation} />
    </CitationPreviews>
  );
}
