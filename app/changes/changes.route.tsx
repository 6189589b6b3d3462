import { data, href } from "react-router";
import { citingPagesContext } from "#app/evidence/citations/citing-pages.ts";
import { CHANGES_FIELDS, changeAddress } from "#app/evidence/ledger/change-address.ts";
import { listChanges } from "#app/evidence/ledger/changes.server.ts";
import { topicsAround } from "#app/forms/alerts/alert-topics.server.ts";
import { CHANGE_FEEDS } from "#app/frame/head/feeds.ts";
import { leadOf, seoOf } from "#app/frame/head/own-pages.server.ts";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import { breadcrumbData, listData } from "#app/frame/head/structured-data.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { PrintedAddress } from "#app/frame/printed-address.tsx";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/changes.route.ts";
import { filterChanges, readFilter } from "./changes-filter.ts";
import { ChangesView } from "./changes-view.tsx";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { seo, siteUrl, isWhole } }) => [
  ...pageMeta({ ...seo, canonical: `${siteUrl}/changes`, noindex: !isWhole }),
  ...Object.values(CHANGE_FEEDS).map(({ name, path, type }) => ({
    tagName: "link" as const,
    rel: "alternate",
    href: path,
    type,
    title: `Updates and corrections: ${name}`,
  })),
];

export const handle = { sitemap: "Tools", query: [...CHANGES_FIELDS] } satisfies RouteHandle;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(envContext);
  const filter = readFilter(url.searchParams);
  const isWhole = Object.values(filter).every((choice) => choice === null);
  const changes = listChanges();
  const page = filter.on ? await context.get(citingPagesContext).at(filter.on) : undefined;
  const found = filterChanges(changes, filter, page?.studies);
  const entries = found.shown.map((change) => ({
    name: `${change.about.name}: ${change.kind}`,
    path: changeAddress(change),
  }));
  const parts = staticParts(request, {
    page: (
      <>
        <ChangesView
          lead={leadOf("/changes")}
          changes={changes}
          filter={filter}
          found={found}
          onPage={page?.title}
          alertTopics={topicsAround(null)}
        />
        <StructuredDataScript
          data={[
            listData(siteUrl, entries),
            breadcrumbData(siteUrl, [
              { name: "Evidence", path: href("/evidence") },
              { name: "Updates and corrections", path: href("/changes") },
            ]),
          ]}
        />
      </>
    ),
  });
  // Readers' words would fill the cache with pages that nobody asks for again.
  const headers = { "Cache-Control": isWhole ? CACHE_POLICY.page : "no-store" };
  return data({ parts, seo: seoOf("/changes"), siteUrl, isWhole }, { headers });
}

export default function ChangesRoute({ loaderData: { parts, siteUrl } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-10 sm:pt-14">
      <PrintedAddress url={`${siteUrl}/changes`} />
      <StaticHtml part={parts.page} />
    </div>
  );
}
