import { lazy, Suspense } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { ErrorPage } from "./error-page.tsx";

/** What stands between header and footer. A page that fails is replaced here, and the frame around it stays. */
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

/** Few readers see it: the browser fetches it when it is to be shown. */
const NotFoundPage = import.meta.env.SSR
  ? (await import("./not-found.tsx")).NotFoundPage
  : lazy(async () => {
      const { NotFoundPage } = await import("./not-found.tsx");
      return { default: NotFoundPage };
    });
