import { data, href, redirect } from "react-router";
import { SignUpPage, signUpMeta } from "#app/forms/sign-up-page.tsx";
import { takeForm } from "#app/forms/sign-up-request.server.ts";
import { formHeaders, privately } from "#app/infra/form-answer.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import type { Route } from "./+types/subscribe.route.ts";
import { AlertForm } from "./alert-form.tsx";
import { topicsAround } from "./alert-topics.server.ts";
import { alertsContext } from "./alerts.server.ts";

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = ({ error }) =>
  signUpMeta(error ? "This did not work" : "Get updates when an answer changes");

export const handle = { query: ["topic"] } satisfies RouteHandle;

export function loader({ url }: Route.LoaderArgs) {
  return data({ topics: topicsAround(url.searchParams.get("topic")) }, privately(200));
}

/** Typed text goes back into the form, never into a URL. */
export async function action({ request, context }: Route.ActionArgs) {
  const alerts = context.get(alertsContext);
  const { text, outcome, init } = await takeForm(alerts, request, context);
  if (outcome.status === "ok") return redirect(href("/alerts/thank-you"), 303);
  const typed = { email: text("email"), topic: text("topic") };
  return data({ topics: topicsAround(typed.topic), typed, problem: outcome.error }, init);
}

export default function AlertsRoute({ loaderData, actionData: refused }: Route.ComponentProps) {
  return (
    <SignUpPage title={refused ? "Nothing was saved yet" : "Get updates when an answer changes"}>
      <AlertForm
        topics={(refused ?? loaderData).topics}
        source="alerts-page"
        typed={refused?.typed}
        problem={refused?.problem}
      />
    </SignUpPage>
  );
}
