import { data } from "react-router";
import { servicesContext } from "#app/services.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/invite.route.ts";
import { readOwnForm } from "./at-desk.server.ts";
import { beginSession } from "./begin-session.server.ts";
import { DeskDoor } from "./desk-door.tsx";

/** Mail scanners follow links: this looks and changes nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const operator = await context
    .get(servicesContext)
    .desk.operators.checkLink("invite", params.token);
  return operator ? { name: operator.name } : data(null, 404);
}

export async function action({ params, request, context }: Route.ActionArgs) {
  await readOwnForm(request, context);
  const operator = await context
    .get(servicesContext)
    .desk.operators.redeemLink("invite", params.token);
  return operator ? beginSession(request, context, operator, "invite") : data(null, 404);
}

export default function InviteRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <UsedLink />;
  return (
    <DeskDoor title={`Welcome, ${loaderData.name}`}>
      <p>This link works once. It signs this browser in to the desk.</p>
      <form method="post">
        <Button type="submit">Sign in</Button>
      </form>
    </DeskDoor>
  );
}

function UsedLink() {
  return (
    <DeskDoor title="This link does not work">
      <p>
        It was used, it is older than an hour, or a part of it is missing. Make another on the
        server:
      </p>
      <pre className="overflow-x-auto rounded-control bg-sunk px-4 py-3 text-[15px]">
        npm run desk -- invite NAME
      </pre>
    </DeskDoor>
  );
}
