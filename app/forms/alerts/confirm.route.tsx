import { data, href } from "react-router";
import { ConfirmPage, LINK_STATUS } from "#app/forms/confirm-page.tsx";
import { signUpMeta } from "#app/forms/sign-up-page.tsx";
import { linkWords } from "#app/forms/sign-up-words.server.ts";
import { formHeaders, privately } from "#app/infra/form-answer.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import type { Route } from "./+types/confirm.route.ts";
import { nameTopic } from "./alert-topics.server.ts";
import { type AlertLink, alertsContext } from "./alerts.server.ts";

export const headers: Route.HeadersFunction = formHeaders;

export const handle = { secret: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = () => signUpMeta("Confirm your alert");

/** Mail scanners follow links, so loading changes nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const alerts = context.get(alertsContext);
  return answer(await alerts.checkLink(params.token));
}

export async function action({ params, context }: Route.ActionArgs) {
  const alerts = context.get(alertsContext);
  return answer(await alerts.confirm(params.token));
}

function answer({ state, topic }: AlertLink) {
  const words = linkWords(state, "alerts", topic ? nameTopic(topic) : "");
  return data({ words }, privately(LINK_STATUS[state]));
}

export default function ConfirmRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage {...(actionData ?? loaderData)} form={href("/alerts/subscribe")} />;
}
