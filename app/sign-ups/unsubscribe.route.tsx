import { data, href } from "react-router";
import { formHeaders, privately } from "#app/infra/form-answer.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { servicesContext } from "#app/services.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/unsubscribe.route.ts";
import { SignUpPage, signUpMeta } from "./sign-up-page.tsx";
import type { MailState } from "./unsubscribe.server.ts";

/** Mail programs on the web post from their own origin. The token is the proof. */
export const handle = { openToAll: true, secret: true } satisfies RouteHandle;

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = () => signUpMeta("Stop these emails");

/** Mail scanners follow links, so loading changes nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { unsubscribing, alerts } = context.get(servicesContext);
  return answer(await unsubscribing.check(params.token), alerts.nameTopic);
}

/** The page's buttons, and the one click of mail programs (RFC 8058). */
export async function action({ params, context, request }: Route.ActionArgs) {
  const { unsubscribing, alerts } = context.get(servicesContext);
  const form = await request.formData().catch(() => new FormData());
  const isAllowed = form.has(ALLOW);
  const state = await (isAllowed
    ? unsubscribing.allow(params.token)
    : unsubscribing.stop(params.token));
  return answer(state, alerts.nameTopic, isAllowed);
}

/** The field of the button that lets forms write to the address again. */
const ALLOW = "allow";

function answer(state: MailState, nameTopic: (topic: string) => string, isAllowed = false) {
  const about = "topic" in state && state.topic ? nameTopic(state.topic) : null;
  return data({ state, about, isAllowed }, privately(STATUS[state.status]));
}

const STATUS: Record<MailState["status"], number> = {
  coming: 200,
  stopped: 200,
  unknown: 404,
  unavailable: 503,
};

const WORDS = {
  newsletter: {
    question: "Unsubscribe?",
    coming: "Select the button, and you won’t get any more newsletters.",
    button: "Unsubscribe",
    stopped: "You are unsubscribed from the newsletter.",
  },
  webinar: {
    question: "No more webinar emails?",
    coming:
      "Select the button, and you won’t get any more emails about the webinar. Your registration stays.",
    button: "Stop these emails",
    stopped: "You won’t get any more emails about the webinar.",
  },
  alerts: {
    question: "No more alerts?",
    coming: "Select the button, and we’ll stop emailing you when our answers change.",
    button: "Stop these emails",
    stopped: "We’ve stopped emailing you when our answers change.",
  },
} as const;

export default function UnsubscribeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { state, about, isAllowed } = actionData ?? loaderData;
  switch (state.status) {
    case "coming":
      return (
        <SignUpPage title={WORDS[state.mail].question}>
          <p>
            {about
              ? `Select the button, and we’ll stop emailing you about this: ${about}.`
              : WORDS[state.mail].coming}
          </p>
          <form method="post">
            <Button type="submit">{WORDS[state.mail].button}</Button>
          </form>
        </SignUpPage>
      );
    case "stopped":
      return (
        <SignUpPage title="You’re unsubscribed">
          <p>
            {about ? `We’ve stopped emailing you about this: ${about}.` : WORDS[state.mail].stopped}
          </p>
          {isAllowed ? (
            <p role="status">
              You can sign up again now, and we’ll email you.{" "}
              <TextLink to={href("/newsletter/subscribe")}>Subscribe to the newsletter</TextLink>
            </p>
          ) : (
            <>
              <p className="text-ink-soft">
                For 30 days, we won’t email you, whoever enters your address on our site. A mistake?
              </p>
              <form method="post">
                <Button type="submit" name={ALLOW} value="1" variant="secondary">
                  Let me sign up again
                </Button>
              </form>
            </>
          )}
        </SignUpPage>
      );
    case "unknown":
      return (
        <SignUpPage title="This link doesn’t work">
          <p>
            The link may be incomplete, or you may already be unsubscribed. If you still get emails,
            write to us at the address below.
          </p>
        </SignUpPage>
      );
    case "unavailable":
      return (
        <SignUpPage title="This can’t be done right now">
          <p>Please open the link again in a minute.</p>
        </SignUpPage>
      );
  }
}
