import { data, href, redirect } from "react-router";
import { readOwnForm, whoAsks } from "#app/desk/at-desk.server.ts";
import { deskContext } from "#app/desk/desk.server.ts";
import { DeskDoor, InviteCommand } from "#app/desk/desk-door.tsx";
import { outboxContext } from "#app/forms/outbox.server.ts";
import { logContext } from "#app/infra/log.ts";
import { requestContext } from "#app/infra/request-facts.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import type { Route } from "./+types/sign-in.route.ts";
import { ANSWER } from "./ask-passkey.ts";
import { beginSession } from "./begin-session.server.ts";
import { PasskeyForm } from "./passkey-form.tsx";
import { takesPasskeys } from "./passkeys.server.ts";
import { TOO_OFTEN } from "./sign-in-limits.server.ts";
import { mailLink } from "./sign-in-mail.server.ts";

/** The page runs the script of passkey-form.tsx. */
export const handle = { script: true } satisfies RouteHandle;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  if (await whoAsks(request, context)) throw redirect(href("/desk"), 303);
  return { way: wayIn(context), isMailed: url.searchParams.get("done") === "mailed" };
}

/** Without passkeys a link is the way in, by mail or from the command line. */
function wayIn(context: Route.LoaderArgs["context"]): "passkey" | "mail" | "invite" {
  const outbox = context.get(outboxContext);
  if (takesPasskeys(context.get(deskContext).siteUrl)) return "passkey";
  return outbox.sendsMail ? "mail" : "invite";
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readOwnForm(request, context);
  const desk = context.get(deskContext);
  const log = context.get(logContext);
  const mayTry = () => desk.limits.countClient(context.get(requestContext).clientAddress);
  const tooOften = data({ problem: TOO_OFTEN }, 429);
  switch (wayIn(context)) {
    case "passkey": {
      const operator = await desk.passkeys.checkProof(String(form.get(ANSWER) ?? ""));
      if (operator) return beginSession(request, context, operator, "passkey");
      // A passkey's attempt was counted when its challenge was made.
      if (!(await mayTry())) return tooOften;
      // After the limit: a stranger could fill the log and push problems out of the desk's list.
      log.warn("Somebody could not sign in to the desk");
      return data({ problem: "This passkey is not known here, or took too long. Try again." }, 403);
    }
    case "mail":
      if (!(await mayTry())) return tooOften;
      // Not awaited: its time would tell whether there is such an operator.
      mailLink(String(form.get("name") ?? ""), desk, context.get(outboxContext)).catch((err) => {
        log.error({ err }, "A link for signing in could not be made");
      });
      return redirect(`${href("/desk/sign-in")}?done=mailed`, 303);
    case "invite":
      throw data("There is nothing to send here. Make an invite on the server.", 400);
  }
}

export default function SignInRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { way, isMailed } = loaderData;
  return (
    <DeskDoor title="Sign in">
      {isMailed && (
        <p role="status" className="font-medium">
          If an operator of that name has a mail address here, a link is on its way to it. It works
          for 15 minutes.
        </p>
      )}
      {way === "passkey" && (
        <PasskeyForm label="Sign in with a passkey" problem={actionData?.problem} />
      )}
      {way === "mail" && (
        <form method="post" className="space-y-4">
          <Field
            label="Your name"
            hint="As it was invited. A link comes by mail."
            error={actionData?.problem}
          >
            {(control) => (
              <Input {...control} name="name" required maxLength={40} autoComplete="username" />
            )}
          </Field>
          <Button type="submit">Send me a link</Button>
        </form>
      )}
      <InviteCommand
        lead={
          way === "invite"
            ? "Create a link on the server:"
            : "Can’t sign in? Create a link on the server:"
        }
      />
    </DeskDoor>
  );
}
