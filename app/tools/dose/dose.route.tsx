import { data, href } from "react-router";
import { loadDoseData } from "#app/dose/dose-data.server.ts";
import { DOSE_FIELDS, doseWords } from "#app/dose/dose-form.ts";
import { CitationPreviews } from "#app/evidence/citations/citation-previews.tsx";
import { startCitations } from "#app/evidence/citations/citations.server.ts";
import { ReferenceList } from "#app/evidence/citations/reference-list.tsx";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { leadOf, seoOf } from "#app/frame/head/own-pages.server.ts";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { PrintedAddress } from "#app/frame/printed-address.tsx";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { ToolChanged } from "#app/tools/tool-changed.tsx";
import { toolData } from "#app/tools/tool-data.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/dose.route.ts";
import { DosePage } from "./dose-page.tsx";
import { calculate, DoseAmongTrials, DoseResult } from "./dose-results.tsx";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { seo, siteUrl } }) =>
  pageMeta({ ...seo, canonical: `${siteUrl}/dose` });

/** The reader's words, which are not stored. */
export const handle = {
  sitemap: "Tools",
  query: [...DOSE_FIELDS],
  form: true,
} satisfies RouteHandle;

/** The ledger's part does not depend on the reader's input. */
export { revalidateOnOtherPath as shouldRevalidate } from "#app/frame/should-revalidate.ts";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(envContext);
  // Readers' words would fill the cache with pages that nobody asks for again.
  const written = DOSE_FIELDS.some((field) => url.searchParams.has(field));
  const headers = { "Cache-Control": written ? "no-store" : CACHE_POLICY.page };
  const dose = await loadDoseData();
  const calculation = calculate(doseWords(url.searchParams), dose);
  const report = calculation.status === "ok" ? calculation : undefined;
  const citations = startCitations();
  for (const { id } of dose.trials) citations.name(id);
  const parts = staticParts(request, {
    result: <DoseResult report={report} status={calculation.status} texts={dose.texts} />,
    head: (
      <>
        <Breadcrumb
          items={[{ name: "Evidence", href: href("/evidence") }, { name: "Dose calculator" }]}
        />
        <h1 className="mt-4 text-h1">Dose calculator</h1>
        <p className="mt-3 max-w-(--measure) text-[18px] text-ink-soft">
          <CitedText text={leadOf("/dose")} />
        </p>
      </>
    ),
    amongTrials: <DoseAmongTrials report={report} data={dose} />,
    end: (
      <section aria-labelledby="references" className="section-gap">
        <h2 id="references" className="mb-5 text-h2">
          The studies
        </h2>
        <ReferenceList references={citations.references()} />
        <ToolChanged path="/dose" cited={dose.trials.map(({ id }) => id)} />
        <StructuredDataScript data={toolData(siteUrl, "/dose")} />
      </section>
    ),
  });
  const messages =
    calculation.status === "invalid" ? { ...calculation.missing, ...calculation.errors } : {};
  const isWorkedOut = report !== undefined;
  return data({ dose, messages, isWorkedOut, parts, seo: seoOf("/dose"), siteUrl }, { headers });
}

export default function DoseRoute({ loaderData }: Route.ComponentProps) {
  const { dose, messages, isWorkedOut, parts, siteUrl } = loaderData;
  return (
    <CitationPreviews>
      <div className="page-width pt-6">
        <PrintedAddress url={`${siteUrl}/dose`} />
        <StaticHtml part={parts.head} />
        <DosePage data={dose} messages={messages} isWorkedOut={isWorkedOut} parts={parts} />
        <StaticHtml part={parts.end} />
      </div>
    </CitationPreviews>
  );
}
