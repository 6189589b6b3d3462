import { data, href } from "react-router";
import type { DoseUse } from "#app/dose/dose-trial.ts";
import { CitationPreviews } from "#app/evidence/citations/citation-previews.tsx";
import { type PageCitations, startCitations } from "#app/evidence/citations/citations.server.ts";
import { ReferenceList } from "#app/evidence/citations/reference-list.tsx";
import { findClaim, isClaimId } from "#app/evidence/ledger/claims.server.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { verdict } from "#app/evidence/ledger/verdict.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { leadOf, ownPages, seoOf } from "#app/frame/head/own-pages.server.ts";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { PrintedAddress } from "#app/frame/printed-address.tsx";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { lowerFirst } from "#app/text/lower-first.ts";
import { typeset } from "#app/text/typeset.ts";
import { FORM_BESIDE } from "#app/tools/form-beside.ts";
import { ToolChanged } from "#app/tools/tool-changed.tsx";
import { toolData } from "#app/tools/tool-data.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/devices.route.ts";
import { type Comparison, compareDevices } from "./compare.server.ts";
import { loadDeviceChoices } from "./device-types.server.ts";
import { ANSWER, DevicesForm } from "./devices-form.tsx";
import { DevicesTable } from "./devices-table.tsx";
import { DEVICES_FIELDS, devicesWords } from "./devices-words.ts";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { seo, siteUrl, isExample } }) =>
  pageMeta({ ...seo, canonical: `${siteUrl}/devices`, noindex: !isExample });

/** The reader's choice, which is not stored. */
export const handle = {
  sitemap: "Tools",
  query: [...DEVICES_FIELDS],
  form: true,
} satisfies RouteHandle;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(envContext);
  const { words, isExample } = devicesWords(url.searchParams);
  const choices = await loadDeviceChoices();
  const comparison = compareDevices(words, choices);
  const messages = comparison.status === "invalid" ? comparison.messages : {};
  const citations = startCitations();
  const isAnswered = !isExample && comparison.status !== "invalid";
  const form = (
    <div className="@container">
      <DevicesForm choices={choices} words={words} messages={messages} />
    </div>
  );
  const parts = staticParts(request, {
    page: (
      <>
        <Breadcrumb
          items={[{ name: "Evidence", href: href("/evidence") }, { name: "Compare devices" }]}
        />
        <h1 className="mt-4 text-h1">Compare devices</h1>
        <p className="mt-3 max-w-(--measure) text-[18px] text-ink-soft">
          <CitedText text={leadOf("/devices")} />
        </p>
        <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
          {!isAnswered && form}
          <div className={FORM_BESIDE}>
            <Answer comparison={comparison} isExample={isExample} citations={citations} />
          </div>
          {isAnswered && form}
        </div>
        <StructuredDataScript data={toolData(siteUrl, "/devices")} />
      </>
    ),
  });
  const end = staticParts(request, {
    references: <Sources comparison={comparison} citations={citations} />,
  });
  // Readers' words would fill the cache with pages that nobody asks for again.
  const headers = { "Cache-Control": isExample ? CACHE_POLICY.page : "no-store" };
  return data(
    { parts: { ...parts, ...end }, seo: seoOf("/devices"), siteUrl, isExample },
    { headers },
  );
}

export default function DevicesRoute({ loaderData: { parts, siteUrl } }: Route.ComponentProps) {
  return (
    <CitationPreviews>
      <div className="page-width pt-6">
        <PrintedAddress url={`${siteUrl}/devices`} />
        <StaticHtml part={parts.page} />
        <StaticHtml part={parts.references} />
      </div>
    </CitationPreviews>
  );
}

const texts = ownPages["/devices"];

function Answer({
  comparison,
  isExample,
  citations,
}: {
  comparison: Comparison;
  isExample: boolean;
  citations: PageCitations;
}) {
  if (comparison.status === "invalid") {
    return (
      <p role="status" className="max-w-(--measure) text-[18px] text-ink-soft">
        Please fix the highlighted fields.
      </p>
    );
  }
  const { use } = comparison;
  const [first = "", ...others] = comparison.names;
  return (
    <div id={ANSWER}>
      <h2 className="text-h2">
        {isExample && "An example: "}
        {[first, ...others.map(lowerFirst)].join(" and ")}
      </h2>
      <p className="mt-2 mb-5 max-w-(--measure) text-ink-soft">
        {use ? `For: ${use.name}. ${answerOf(use)}` : texts.choose}
      </p>
      <DevicesTable comparison={comparison} citations={citations} />
      {comparison.why && (
        <p className="mt-3 max-w-(--measure) text-ink-soft text-small">
          How we estimate a panel: {lowerFirst(comparison.why)}
        </p>
      )}
    </div>
  );
}

/** Whether such a lamp helps at all; a benefit page as a whole has no one answer. */
function answerOf({ id }: DoseUse): string {
  if (!isClaimId(id)) return "";
  const claim = findClaim(id);
  return typeset(verdict(claim, gradeEvidence(claim).grade));
}

function Sources({ comparison, citations }: { comparison: Comparison; citations: PageCitations }) {
  if (comparison.status === "invalid") return null;
  const references = citations.references();
  const changed = <ToolChanged path="/devices" cited={references.map(({ id }) => id)} />;
  if (references.length === 0) {
    return (
      <>
        <p className="mt-6">{texts.noStudy}</p>
        {changed}
      </>
    );
  }
  return (
    <section aria-labelledby="references" className="section-gap">
      <h2 id="references" className="mb-5 text-h2">
        The studies
      </h2>
      <ReferenceList references={references} />
      {changed}
    </section>
  );
}
