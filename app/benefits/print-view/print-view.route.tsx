import { Printer } from "lucide-react";
import { data, href } from "react-router";
import { checkAskedUse } from "#app/benefits/answer/asked-use.server.ts";
import { UnknownUse } from "#app/benefits/answer/unknown-use.tsx";
import { USE } from "#app/benefits/chosen-use.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChoiceLinks } from "#app/ui/choice-links.tsx";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/print-view.route.ts";
import styles from "./print-view.css?url";
import { getPrintView } from "./print-view.server.ts";
import { PrintViewSheets } from "./print-view.tsx";

export { shouldRevalidate } from "#app/frame/should-revalidate.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle = { query: [USE] } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData: { name, condition, path, siteUrl } }) =>
  pageMeta({
    title: `${condition}: Red Light in Short, to Print`,
    description: `${name} on two sheets for one use: answer, dose, steps, safety and the sources.`,
    canonical: siteUrl + path,
    noindex: true,
  });

/** `GET /benefits/{slug}/print?use=…`: without a use, or with an unknown one, of the page's first. */
export function loader({ context, pattern, request, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(envContext);
  const benefit = benefits.find(({ slug }) => pattern.endsWith(`benefits/${slug}/print`));
  if (!benefit) throw data(null, 404);
  const unknown = checkAskedUse(benefit.slug, url);
  const form = getPrintView(benefit.slug, url.searchParams.get(USE));
  const path = href("/benefits/:slug", { slug: benefit.slug });
  const address = `${siteUrl}${path}?${USE}=${form.use.id}`;
  const { sheets } = staticParts(request, {
    sheets: (
      <>
        {unknown && <UnknownUse unknown={unknown} />}
        <PrintViewSheets form={form} url={address} />
      </>
    ),
  });
  const { name, use, uses } = form;
  return data(
    { name, condition: use.condition, use: use.id, uses, path, siteUrl, sheets },
    { headers: { "Cache-Control": unknown ? "no-store" : CACHE_POLICY.page } },
  );
}

export default function PrintViewRoute({ loaderData }: Route.ComponentProps) {
  const { name, use, uses, path, sheets } = loaderData;
  const hrefOf = (id: string) => `${path}/print?${USE}=${id}`;
  return (
    <div className="page-width pt-6 pb-16 print:p-0">
      <div className="mb-8 space-y-4 print:hidden">
        <Breadcrumb
          items={[
            { name: "Benefits", href: href("/benefits") },
            { name, href: `${path}?${USE}=${use}` },
            { name: "Short form" },
          ]}
        />
        <ChoiceLinks
          label="Choose a use"
          choices={uses.map(({ id, short }) => ({ name: short, href: hrefOf(id) }))}
          chosen={hrefOf(use)}
        />
        <Button className="print-view-print" onClick={() => print()}>
          <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
          Print
        </Button>
      </div>
      <StaticHtml part={sheets} />
    </div>
  );
}
