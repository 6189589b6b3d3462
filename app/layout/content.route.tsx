import { isRouteErrorResponse, Outlet } from "react-router";
import { ErrorPage } from "./error-page.tsx";
import { NotFoundPage } from "./not-found.tsx";

/** What stands between header and footer. A page that fails is replaced here, and the frame around it stays. */
export default function Content() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <ErrorPage error={error} />;
}
