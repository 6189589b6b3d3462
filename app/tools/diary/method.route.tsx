import { data, href } from "react-router";
import { startCitations } from "#app/evidence/citations/citations.server.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import { leadOf, ownPages, seoOf } from "#app/frame/head/own-pages.server.ts";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import { breadcrumbData } from "#app/frame/head/structured-data.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { PrintedAddress } from "#app/frame/printed-address.tsx";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import { Table } from "#app/ui/table.tsx";
import type { Route } from "./+types/method.route.ts";
import { texts } from "./diary-texts.server.ts";
import simulated from "./simulated.json";

const PATH = "/diary/method";

export const handle = { sitemap: "Tools" } satisfies RouteHandle;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { seo, siteUrl } }) =>
  pageMeta({ ...seo, canonical: siteUrl + PATH });

export function loader({ context, request }: Route.LoaderArgs) {
  const { siteUrl } = context.get(envContext);
  const { blocks } = startCitations();
  const { before, turns, simulated, captions, never } = texts.method;
  const { title } = ownPages[PATH];
  const { page } = staticParts(request, {
    page: (
      <>
        <Breadcrumb
          items={[
            { name: "Evidence", href: href("/evidence") },
            { name: "Diary", href: href("/diary") },
            { name: title },
          ]}
        />
        <h1 className="mt-4 text-h1">{title}</h1>
        <p className="mt-4 max-w-(--measure) text-lead">
          <CitedText text={leadOf(PATH)} />
        </p>
        <Part title="Before the light, and with it" text={blocks(before)} />
        <Part title="Weeks in turn" text={blocks(turns)} />
        <Part title="How often it’s wrong" text={blocks(simulated)} />
        <Simulated what="better" caption={captions.better} />
        <Simulated what="asked" caption={captions.asked} />
        <Simulated what="worse" caption={captions.worse} />
        <Part title="What the diary never says" text={blocks(never)} />
        <StructuredDataScript
          data={[
            breadcrumbData(siteUrl, [
              { name: "Evidence", path: href("/evidence") },
              { name: "Diary", path: href("/diary") },
              { name: title, path: PATH },
            ]),
          ]}
        />
      </>
    ),
  });
  return data(
    { page, seo: seoOf(PATH), siteUrl },
    { headers: { "Cache-Control": CACHE_POLICY.page } },
  );
}

export default function DiaryMethodRoute({ loaderData: { page, siteUrl } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-6 pb-16">
      <PrintedAddress url={siteUrl + PATH} />
      <StaticHtml part={page} />
    </div>
  );
}

function Part({ title, text }: { title: string; text: EvidenceText }) {
  return (
    <section className="mt-10">
      <h2 className="text-h2">{title}</h2>
      <div className="prose mt-4 max-w-(--measure)">
        <CitedText text={text} />
      </div>
    </section>
  );
}

function Simulated({ what, caption }: { what: "better" | "asked" | "worse"; caption: string }) {
  return (
    <div className="mt-6">
      <Table
        caption={caption}
        rows={simulated}
        rowKey={({ name }) => name}
        columns={[
          { name: "The person", cell: ({ name }) => name },
          { name: "7 days before", cell: ({ week }) => Math.round(week[what]) },
          { name: "14 days before", cell: ({ twoWeeks }) => Math.round(twoWeeks[what]) },
          {
            name: "Weeks in turn",
            cell: ({ turns }) => (what === "asked" ? "–" : Math.round(turns[what])),
          },
        ]}
      />
    </div>
  );
}
