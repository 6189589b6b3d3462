import { data, useLocation } from "react-router";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { missingPageMeta } from "#app/seo/page-meta.ts";
import { NotFoundPage, unpublishedNotice } from "./not-found.tsx";

/** For every path with nothing to show yet, and every path that nobody has thought of. */
export function loader() {
  return data(null, { status: 404, headers: { "Cache-Control": CACHE_POLICY.missing } });
}

export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders;
}

export const meta = missingPageMeta;

export default function NotFoundRoute() {
  return <NotFoundPage notice={unpublishedNotice(useLocation().pathname)} />;
}
