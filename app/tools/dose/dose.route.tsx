import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { PrintedAddress } from "#app/layout/printed-address.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { StructuredDataScript } from "#app/seo/structured-data-script.tsx";
import { servicesContext } from "#app/services.ts";
import { toolData } from "#app/tools/tool-data.server.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/dose.route.ts";
import { loadDoseData } from "./dose-data.server.ts";
import { DOSE_FIELDS } from "./dose-form.ts";
import { DosePage } from "./dose-page.tsx";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { siteUrl } }) =>
  pageMeta({
    title: "Red Light Therapy Dose Calculator: J/cm² at Your Distance",
    description:
      "Works out what your red light panel or mask gives at your distance, how sure that is, and sets it beside the doses that trials gave.",
    canonical: `${siteUrl}/dose`,
  });

/** What the reader wrote. Nothing of it is stored. */
export const handle = { query: [...DOSE_FIELDS] };

/** What the page needs of the ledger does not depend on what a reader writes. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).env;
  // What readers type would fill the cache with pages that nobody asks for again.
  const written = DOSE_FIELDS.some((field) => url.searchParams.has(field));
  const headers = { "Cache-Control": written ? "no-store" : CACHE_POLICY.page };
  const parts = staticParts(request, {
    end: <StructuredDataScript data={toolData(siteUrl, "/dose")} />,
  });
  return data({ dose: await loadDoseData(), parts, siteUrl }, { headers });
}

export default function DoseRoute({ loaderData: { dose, parts, siteUrl } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-10 sm:pt-14">
      <PrintedAddress url={`${siteUrl}/dose`} />
      <h1 className="text-h1">Your dose</h1>
      <p className="mt-3 max-w-(--measure) text-[18px] text-ink-soft">
        What your device gives at your distance, next to what the trials gave. Nothing is stored.
      </p>
      <DosePage data={dose} />
      <StaticHtml part={parts.end} />
    </div>
  );
}
