import { data, href } from "react-router";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { testedWavelengths } from "#app/evidence/ledger/treatment.ts";
import { wavelengthEnds } from "#app/evidence/ledger/wavelength.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { leadOf, seoOf } from "#app/frame/head/own-pages.server.ts";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { PrintedAddress } from "#app/frame/printed-address.tsx";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { FORM_BESIDE } from "#app/tools/form-beside.ts";
import { ToolChanged } from "#app/tools/tool-changed.tsx";
import { toolData } from "#app/tools/tool-data.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/spec-sheet.route.ts";
import { judgeSpec, NEAR } from "./judge-spec.ts";
import { readSpec } from "./read-spec.ts";
import { questionsFor } from "./seller-questions.ts";
import { SPEC_FIELDS, specWords } from "./spec-form.ts";
import { SpecSheetAnswer, SpecSheetGrounds } from "./spec-sheet-answer.tsx";
import { SpecSheetForm } from "./spec-sheet-form.tsx";
import { answer } from "./spec-sheet-texts.server.ts";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { seo, siteUrl, isWritten } }) =>
  pageMeta({ ...seo, canonical: `${siteUrl}/spec-sheet`, noindex: isWritten });

/** The reader's words, which are not stored. */
export const handle = {
  sitemap: "Tools",
  query: [...SPEC_FIELDS],
  form: true,
} satisfies RouteHandle;

export function loader({ context, request, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(envContext);
  const isWritten = SPEC_FIELDS.some((field) => url.searchParams.has(field));
  const words = specWords(url.searchParams);
  const { spec, errors } = readSpec(words);
  const isWrong = Object.keys(errors).length > 0;
  const isAnswered = isWritten && !isWrong;
  const form = <SpecSheetForm words={words} messages={errors} />;
  const parts = staticParts(request, {
    page: (
      <>
        <Breadcrumb
          items={[{ name: "Evidence", href: href("/evidence") }, { name: "Check a spec sheet" }]}
        />
        <h1 className="mt-4 text-h1">Check a spec sheet</h1>
        <p className="mt-3 max-w-(--measure) text-[18px] text-ink-soft">
          <CitedText text={leadOf("/spec-sheet")} />
        </p>
        <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
          {!isAnswered && form}
          <div className={FORM_BESIDE}>
            {isAnswered ? (
              <SpecSheetAnswer
                judgements={judgeSpec(spec, countStudies)}
                questions={questionsFor(spec)}
              />
            ) : (
              <p className="max-w-(--measure) text-[18px] text-ink-soft">
                {isWrong ? "Please fix the highlighted fields." : `${answer.empty} `}
                {!isWritten && <TextLink to={EXAMPLE}>See one worked out.</TextLink>}
              </p>
            )}
            <SpecSheetGrounds />
          </div>
          {isAnswered && form}
        </div>
        <ToolChanged path="/spec-sheet" />
        <StructuredDataScript data={toolData(siteUrl, "/spec-sheet")} />
      </>
    ),
  });
  // Readers' words would fill the cache with pages that nobody asks for again.
  const headers = { "Cache-Control": isWritten ? "no-store" : CACHE_POLICY.page };
  return data({ parts, seo: seoOf("/spec-sheet"), siteUrl, isWritten }, { headers });
}

export default function SpecSheetRoute({ loaderData: { parts, siteUrl } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-6">
      <PrintedAddress url={`${siteUrl}/spec-sheet`} />
      <StaticHtml part={parts.page} />
    </div>
  );
}

const EXAMPLE =
  "/spec-sheet?watts=200&leds=200&ledWatts=5&width=12&height=24&irradiance=200&at=12&coverWidth=24&coverHeight=72&nm=660,850&grade=medical&fda=registered";

function countStudies(nanometres: number): number {
  return listStudies().filter((study) =>
    testedWavelengths(study).some((wavelength) => {
      const [from, to] = wavelengthEnds(wavelength);
      return nanometres >= from - NEAR && nanometres <= to + NEAR;
    }),
  ).length;
}
