import { data } from "react-router";
import { readOwnForm } from "#app/desk/at-desk.server.ts";
import { deskContext } from "#app/desk/desk.server.ts";
import { DeskDoor, InviteCommand } from "#app/desk/desk-door.tsx";
import { requestContext } from "#app/infra/request-facts.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/invite.route.ts";
import { ANSWER } from "./ask-passkey.ts";
import { beginSession } from "./begin-session.server.ts";
import { deviceOf } from "./browser-name.ts";
import { PasskeyForm } from "./passkey-form.tsx";
import { takesPasskeys } from "./passkeys.server.ts";
import { TOO_OFTEN } from "./sign-in-limits.server.ts";

/** The page runs the script of passkey-form.tsx. */
export const handle = { script: true, secret: true } satisfies RouteHandle;

/** Mail scanners follow links, so loading changes nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const desk = context.get(deskContext);
  const operator = await desk.operators.checkLink(params.token);
  if (operator) return { name: operator.name, makesPasskey: takesPasskeys(desk.siteUrl) };
  const { clientAddress } = context.get(requestContext);
  if (!(await desk.limits.countClient(clientAddress))) throw data(TOO_OFTEN, 429);
  return data(null, 404);
}

/** Uses the link up last, so that a failed passkey can be tried again. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await readOwnForm(request, context);
  const desk = context.get(deskContext);
  const operator = await desk.operators.checkLink(params.token);
  if (!operator) return data(null, 404);
  if (!takesPasskeys(desk.siteUrl)) {
    const redeemed = await desk.operators.redeemLink(params.token);
    return redeemed ? beginSession(request, context, redeemed, redeemed.kind) : data(null, 404);
  }
  const passkey = await desk.passkeys.checkNew(operator, String(form.get(ANSWER) ?? ""));
  if (!passkey) {
    return data({ problem: "The browser’s answer was too late or not complete. Try again." }, 400);
  }
  if (!(await desk.operators.redeemLink(params.token))) return data(null, 404);
  const device = deviceOf(request.headers.get("User-Agent") ?? "");
  await desk.passkeys.keep(operator, passkey, device);
  await desk.log.add({ operator: operator.name, action: "made a passkey", about: device });
  return beginSession(request, context, operator, operator.kind);
}

export default function InviteRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  if (!loaderData) return <UsedLink />;
  const { name, makesPasskey } = loaderData;
  return (
    <DeskDoor title={`Welcome, ${name}`}>
      {makesPasskey ? (
        <>
          <p>
            Make a passkey on this device, or on a phone or security key that it offers. From then
            on you sign in with it. This link works once.
          </p>
          <PasskeyForm label="Make a passkey" link={params.token} problem={actionData?.problem} />
        </>
      ) : (
        <>
          <p>This link works once, and signs this browser in to the desk.</p>
          <form method="post">
            <Button type="submit">Sign in</Button>
          </form>
        </>
      )}
    </DeskDoor>
  );
}

function UsedLink() {
  return (
    <DeskDoor title="This link doesn’t work">
      <p>It was used, it is too old, or a part of it is missing.</p>
      <InviteCommand lead="Make another on the server:" />
    </DeskDoor>
  );
}
