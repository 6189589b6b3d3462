import { data, href } from "react-router";
import { startCitations } from "#app/evidence/citations/citations.server.ts";
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
import type { Route } from "./+types/diary.route.ts";
import { diaryChoices } from "./choices.server.ts";
import styles from "./diary.css?url";
import { DiaryPage } from "./diary-page.tsx";
import { texts } from "./diary-texts.server.ts";
import { PaperDiary } from "./paper-diary.tsx";

const PATH = "/diary";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = { sitemap: "Tools" } satisfies RouteHandle;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { seo, siteUrl } }) =>
  pageMeta({ ...seo, canonical: siteUrl + PATH });

export function loader({ context, request }: Route.LoaderArgs) {
  const { siteUrl } = context.get(envContext);
  const { inline, blocks } = startCitations();
  const { privacy, measures: _, paper, method, ...rest } = texts;
  const parts = staticParts(request, {
    heading: (
      <>
        <Breadcrumb items={[{ name: "Evidence", href: href("/evidence") }, { name: "Diary" }]} />
        <h1 className="mt-4 text-h1">Did it work for me?</h1>
        <div className="print:hidden">
          <p className="mt-4 max-w-(--measure) text-lead">
            <CitedText text={leadOf(PATH)} />
          </p>
          <p className="mt-3 max-w-(--measure)">
            <CitedText text={inline(privacy)} />
          </p>
        </div>
      </>
    ),
    paper: (
      <>
        <PaperDiary title={paper.title} how={blocks(paper.how)} />
        <ToolChanged path={PATH} />
        <StructuredDataScript data={toolData(siteUrl, PATH)} />
      </>
    ),
  });
  const help = {
    ...rest,
    before: inline(rest.before),
    turns: inline(rest.turns),
    wrong: inline(rest.wrong),
    worse: inline(rest.worse),
  };
  return data(
    { parts, help, choices: diaryChoices(), seo: seoOf(PATH), siteUrl },
    { headers: { "Cache-Control": CACHE_POLICY.page } },
  );
}

export default function DiaryRoute({ loaderData }: Route.ComponentProps) {
  const { parts, help, choices, siteUrl } = loaderData;
  return (
    <div className="diary page-width pt-6 pb-16">
      <PrintedAddress url={siteUrl + PATH} />
      <StaticHtml part={parts.heading} />
      <div className="mt-8" data-hydrates>
        <noscript>
          <p>{help.noScript}</p>
        </noscript>
        <DiaryPage choices={choices} help={help} />
      </div>
      <StaticHtml part={parts.paper} />
    </div>
  );
}
