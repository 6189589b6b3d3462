import { Outlet } from "react-router";
import type { Route } from "./+types/desk.route.ts";
import { atDesk, requireSession } from "./at-desk.server.ts";
import { DeskError } from "./desk-error.tsx";
import { DeskFrame } from "./desk-frame.tsx";
import { listWaiting } from "./waiting.server.ts";

/** Everything below /desk except signing in needs a session. */
export const middleware: Route.MiddlewareFunction[] = [requireSession];

export async function loader({ context }: Route.LoaderArgs) {
  const { operator, writeToken } = atDesk(context);
  const waiting = await listWaiting(context);
  return { operator: operator.name, writeToken, waiting };
}

export default function DeskRoute({ loaderData: { operator, waiting } }: Route.ComponentProps) {
  return (
    <DeskFrame operator={operator} parts={waiting}>
      <Outlet />
    </DeskFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} />;
}
