import { data } from "react-router";
import { MISSING_RESPONSE } from "#app/infra/cache-policy.ts";
import type { Route } from "./+types/not-found.route.ts";
import { missingPageMeta } from "./head/page-meta.ts";
import { NotFoundPage } from "./not-found.tsx";
import { unpublishedPage } from "./unpublished.server.ts";

/** For paths without a page. */
export function loader({ url }: Pick<Route.LoaderArgs, "url">) {
  return data({ unpublished: unpublishedPage(url.pathname) }, MISSING_RESPONSE);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  missingPageMeta(loaderData?.unpublished?.notice);

export default function NotFoundRoute({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  return <NotFoundPage {...loaderData.unpublished} />;
}
