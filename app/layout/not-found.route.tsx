import { data, useLocation } from "react-router";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { NotFoundPage, unpublishedNotice } from "./not-found.tsx";

/** For every path with nothing to show yet, and every path that nobody has thought of. */
export function loader() {
  return data(null, { status: 404, headers: { "Cache-Control": CACHE_POLICY.missing } });
}

export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders;
}

export function meta() {
  return [
    { title: "404 Page Not Found" },
    { name: "description", content: "Nothing stands at this address." },
    { name: "robots", content: "noindex" },
  ];
}

export default function NotFoundRoute() {
  return <NotFoundPage notice={unpublishedNotice(useLocation().pathname)} />;
}
