import { lazy, Suspense } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { ErrorPage } from "#app/frame/error-page.tsx";
import { existingPageContext } from "#app/frame/existing-page.ts";
import type { Route } from "./+types/content.route.ts";
import { redirectsContext } from "./redirects.server.ts";

/** A missing page may have moved. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, url, context }, next) => {
    const response = await next();
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isMissing = response.status === 404 && !context.get(existingPageContext);
    if (!isMissing || !isRead) return response;
    const moved = await context.get(redirectsContext).from(url.pathname, url.search);
    if (!moved) return response;
    await response.body?.cancel();
    const { status, location, cacheControl } = moved;
    return new Response(null, {
      status,
      headers: { Location: location, "Cache-Control": cacheControl },
    });
  },
];

/** A failed page is replaced here, inside of the header and footer. */
export default function Content() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}

/** Loaded when it is needed, because few readers see it. */
const NotFoundPage = import.meta.env.SSR
  ? (await import("#app/frame/not-found.tsx")).NotFoundPage
  : lazy(async () => {
      const { NotFoundPage } = await import("#app/frame/not-found.tsx");
      return { default: NotFoundPage };
    });
