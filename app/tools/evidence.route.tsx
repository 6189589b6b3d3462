import { Link } from "react-router";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, listData } from "#app/seo/structured-data.ts";
import { StructuredDataScript } from "#app/seo/structured-data-script.tsx";
import { servicesContext } from "#app/services.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/evidence.route.ts";
import { evidencePage, tools } from "./tools.server.ts";

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": CACHE_POLICY.page });

export const meta: Route.MetaFunction = ({ loaderData: { description, url } }) =>
  pageMeta({
    title: "Red Light Therapy Evidence: Tools to Check It Yourself",
    description,
    canonical: url,
  });

export function loader({ context, request }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).env;
  const structured = [
    listData(
      siteUrl,
      tools.map(({ title, path }) => ({ name: title, path })),
    ),
    breadcrumbData(siteUrl, [{ name: evidencePage.title, path: evidencePage.path }]),
  ];
  const parts = staticParts(request, {
    page: (
      <>
        <h1 className="text-h1">{evidencePage.title}</h1>
        <p className="mt-3 max-w-(--measure) text-[18px] text-ink-soft">
          {evidencePage.description}
        </p>
        <ul className="mt-8 max-w-[44rem] border-ink border-t">
          {tools.map(({ path, title, description }) => (
            <li key={path} className="border-rule border-b py-4">
              <h2 className="text-h3">
                <Link
                  to={path}
                  className="inline-block py-1 underline decoration-rule-strong underline-offset-4"
                >
                  {title}
                </Link>
              </h2>
              <p className="mt-1 text-ink-soft">{description}</p>
            </li>
          ))}
        </ul>
        <StructuredDataScript data={structured} />
      </>
    ),
  });
  const { description, path } = evidencePage;
  return { parts, description, url: siteUrl + path };
}

/** The way to the tools for readers of the header's Evidence, above all those without JavaScript. */
export default function EvidenceRoute({ loaderData: { parts } }: Route.ComponentProps) {
  return <StaticHtml part={parts.page} className="page-width pt-10 sm:pt-14" />;
}
