import { Outlet } from "react-router";
import type { Route } from "./+types/desk.route.ts";
import { atDesk, requireSession } from "./at-desk.server.ts";
import { DeskError } from "./desk-error.tsx";
import { DeskFrame } from "./desk-frame.tsx";

/** Everything below /desk except signing in needs a session. */
export const middleware: Route.MiddlewareFunction[] = [requireSession];

export function loader({ context }: Route.LoaderArgs) {
  const { operator, writeToken } = atDesk(context);
  return { operator: operator.name, writeToken };
}

export default function DeskRoute({ loaderData: { operator } }: Route.ComponentProps) {
  return (
    <DeskFrame operator={operator}>
      <Outlet />
    </DeskFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} />;
}
