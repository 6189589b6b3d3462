import { data, href } from "react-router";
import { nameTopic } from "#app/forms/alerts/alert-topics.server.ts";
import { formHeaders, privately } from "#app/infra/form-answer.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/unsubscribe.route.ts";
import { SignUpPage, signUpMeta } from "./sign-up-page.tsx";
import { unsubscribeWords } from "./sign-up-words.server.ts";
import { type MailState, unsubscribingContext } from "./unsubscribe.server.ts";

/** Mail programs on the web post from their own origin. The token is the proof. */
export const handle = { openToAll: true, secret: true } satisfies RouteHandle;

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = () => signUpMeta("Stop these emails");

/** Mail scanners follow links, so loading changes nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const unsubscribing = context.get(unsubscribingContext);
  return answer(await unsubscribing.check(params.token));
}

/** The page's buttons, and the one click of mail programs (RFC 8058). */
export async function action({ params, context, request }: Route.ActionArgs) {
  const unsubscribing = context.get(unsubscribingContext);
  const form = await request.formData().catch(() => new FormData());
  const isAllowed = form.has(ALLOW);
  const state = await (isAllowed
    ? unsubscribing.allow(params.token)
    : unsubscribing.stop(params.token));
  return answer(state, isAllowed);
}

/** The field of the button that lets forms write to the address again. */
const ALLOW = "allow";

function answer(state: MailState, isAllowed = false) {
  const topic = "topic" in state && state.topic ? nameTopic(state.topic) : null;
  const words = unsubscribeWords(state, topic);
  return data({ words, isAllowed }, privately(STATUS[state.status]));
}

const STATUS: Record<MailState["status"], number> = {
  coming: 200,
  stopped: 200,
  unknown: 404,
  unavailable: 503,
};

export default function UnsubscribeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { words, isAllowed } = actionData ?? loaderData;
  return (
    <SignUpPage title={words.title}>
      <p>{words.text}</p>
      {words.status === "coming" && (
        <form method="post">
          <Button type="submit">{words.button}</Button>
        </form>
      )}
      {words.status === "stopped" &&
        (isAllowed ? (
          <p role="status">
            {words.allowed}{" "}
            <TextLink to={href("/newsletter/subscribe")}>{words.subscribe}</TextLink>
          </p>
        ) : (
          <>
            <p className="text-ink-soft">{words.pause}</p>
            <form method="post">
              <Button type="submit" name={ALLOW} value="1" variant="secondary">
                {words.allow}
              </Button>
            </form>
          </>
        ))}
    </SignUpPage>
  );
}
