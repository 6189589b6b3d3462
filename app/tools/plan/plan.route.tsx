import { data } from "react-router";
import { leadOf, seoOf } from "#app/frame/head/own-pages.server.ts";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { PrintedAddress } from "#app/frame/printed-address.tsx";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { clockContext } from "#app/infra/clock.ts";
import { envContext } from "#app/infra/env.server.ts";
import { formHeaders, privately } from "#app/infra/form-answer.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { ToolChanged } from "#app/tools/tool-changed.tsx";
import { toolData } from "#app/tools/tool-data.server.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/plan.route.ts";
import styles from "./plan.css?url";
import { makePlan, viewGate, viewRefusal } from "./plan.server.ts";
import { type PlanAnswer, PlanPage } from "./plan-page.tsx";
import { ASKED, FIELDS, type PlanRequest, readPlanRequest, writtenIn } from "./plan-request.ts";
import { listDeviceTypes, listUses } from "./uses.server.ts";

export { shouldRevalidate } from "#app/frame/should-revalidate.ts";

export const handle = { sitemap: "Tools", query: [...FIELDS], form: true } satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { seo, siteUrl } }) =>
  pageMeta({ ...seo, canonical: `${siteUrl}/plan` });

export function loader(args: Route.LoaderArgs) {
  // Readers' choices would fill the cache with pages that nobody asks for again.
  const isWritten = FIELDS.some((name) => args.url.searchParams.has(name));
  const headers = { "Cache-Control": isWritten ? "no-store" : CACHE_POLICY.page };
  return data(planPage(args), { headers });
}

/** The same address with the reader's confirmation. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData().catch(() => new FormData());
  return data(planPage(args, String(form.get(ASKED))), privately(200));
}

function planPage({ context, request, url }: Route.LoaderArgs, asked?: string) {
  const { siteUrl } = context.get(envContext);
  const clock = context.get(clockContext);
  const written = writtenIn(url.searchParams);
  const [uses, types] = [listUses(), listDeviceTypes()];
  const today = new Date(clock()).toISOString().slice(0, 10);
  const answer = answerTo(
    readPlanRequest(written, { today, uses, types, ...(asked && { asked }) }),
  );
  const { page } = staticParts(request, {
    page: (
      <>
        <PlanPage
          lead={leadOf("/plan")}
          written={written}
          answer={answer}
          uses={uses}
          types={types}
        />
        <div className="page-width">
          <ToolChanged path="/plan" />
        </div>
        <StructuredDataScript data={toolData(siteUrl, "/plan")} />
      </>
    ),
  });
  return { page, seo: seoOf("/plan"), siteUrl };
}

function answerTo(request: PlanRequest): PlanAnswer {
  if (request.status === "refused") return { ...request, why: viewRefusal(request.use) };
  if (request.status === "ask first") return { ...request, gate: viewGate(request.use) };
  return request.status === "ok" ? { status: "ok", plan: makePlan(request) } : request;
}

export default function PlanRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, siteUrl } = actionData ?? loaderData;
  return (
    <>
      <PrintedAddress url={`${siteUrl}/plan`} />
      <StaticHtml part={page} />
    </>
  );
}
