import { data } from "react-router";
import { citeAt } from "#app/evidence/citations/citation-files.server.ts";
import { citePaper } from "#app/evidence/citations/citation-formats.server.ts";
import { citingPagesContext } from "#app/evidence/citations/citing-pages.ts";
import { findStudy } from "#app/evidence/ledger/studies.server.ts";
import { missingPageMeta } from "#app/frame/head/page-meta.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { NotFoundPage } from "#app/frame/not-found.tsx";
import { PrintedAddress } from "#app/frame/printed-address.tsx";
import { CACHE_POLICY, MISSING_RESPONSE } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/study.route.ts";
import { studyData, studyHead, studyMeta } from "./study-meta.ts";
import { getStudyPage } from "./study-page.server.ts";
import { StudyView } from "./study-view.tsx";

export { shouldRevalidate } from "#app/frame/should-revalidate.ts";

export const handle = { sitemap: "Study" } satisfies RouteHandle;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { found, siteUrl } }) =>
  found ? studyMeta(found.head, siteUrl) : missingPageMeta(MISSING);

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { siteUrl } = context.get(envContext);
  const study = getStudyPage(params.id);
  if (!study) return data({ found: null, siteUrl }, MISSING_RESPONSE);
  const parts = staticParts(request, {
    text: (
      <>
        <StudyView
          study={study}
          citedOn={await context.get(citingPagesContext).ofStudy(study.id)}
          cited={await citeAt(study.path, citePaper(findStudy(study.id)))}
        />
        <StructuredDataScript data={studyData(study, siteUrl)} />
      </>
    ),
  });
  return data(
    { found: { head: studyHead(study), ...parts }, siteUrl },
    { headers: { "Cache-Control": CACHE_POLICY.page } },
  );
}

const MISSING =
  "We don’t have a study at this address. Each of our pages lists the studies that it cites.";

export default function StudyRoute({ loaderData: { found, siteUrl } }: Route.ComponentProps) {
  if (!found) return <NotFoundPage notice={MISSING} />;
  return (
    <>
      <PrintedAddress url={siteUrl + found.head.path} />
      <StaticHtml part={found.text} />
    </>
  );
}
