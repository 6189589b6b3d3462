import { data, useLocation } from "react-router";
import { MISSING_RESPONSE } from "#app/infra/cache-policy.ts";
import { missingPageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/not-found.route.ts";
import { NotFoundPage } from "./not-found.tsx";
import { unpublishedNotice } from "./unpublished.ts";

/** For every path with nothing to show yet, and every path that nobody has thought of. */
export function loader() {
  return data(null, MISSING_RESPONSE);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ location }) =>
  missingPageMeta(unpublishedNotice(location.pathname));

export default function NotFoundRoute() {
  return <NotFoundPage notice={unpublishedNotice(useLocation().pathname)} />;
}
