import { data } from "react-router";
import { ConfirmPage, LINK_STATUS } from "#app/forms/confirm-page.tsx";
import type { LinkState } from "#app/forms/sign-up-outcome.ts";
import { signUpMeta } from "#app/forms/sign-up-page.tsx";
import { linkWords } from "#app/forms/sign-up-words.server.ts";
import { formHeaders, privately } from "#app/infra/form-answer.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import type { Route } from "./+types/confirm.route.ts";
import { WEBINAR_PATH } from "./registration.ts";
import { registrationsContext } from "./registrations.server.ts";

export const headers: Route.HeadersFunction = formHeaders;

export const handle = { secret: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = () => signUpMeta("Confirm your registration");

/** Mail scanners follow links, so loading changes nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return answer(await context.get(registrationsContext).checkLink(params.token));
}

export async function action({ params, context }: Route.ActionArgs) {
  return answer(await context.get(registrationsContext).confirm(params.token));
}

function answer(state: LinkState) {
  return data({ words: linkWords(state, "webinar") }, privately(LINK_STATUS[state]));
}

export default function ConfirmRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage {...(actionData ?? loaderData)} form={WEBINAR_PATH} />;
}
