import { data } from "react-router";
import { ConfirmPage, type ConfirmWords, LINK_STATUS } from "#app/forms/confirm-page.tsx";
import { signUpMeta } from "#app/forms/sign-up-page.tsx";
import { formHeaders, privately } from "#app/infra/form-answer.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { servicesContext } from "#app/services.ts";
import type { Route } from "./+types/confirm.route.ts";
import { WEBINAR_PATH } from "./registration.ts";

export const headers: Route.HeadersFunction = formHeaders;

export const handle = { secret: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = () => signUpMeta("Confirm your registration");

/** Mail scanners follow links, so loading changes nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const state = await context.get(servicesContext).registrations.checkLink(params.token);
  return data({ state }, privately(LINK_STATUS[state]));
}

export async function action({ params, context }: Route.ActionArgs) {
  const state = await context.get(servicesContext).registrations.confirm(params.token);
  return data({ state }, privately(LINK_STATUS[state]));
}

export default function ConfirmRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = actionData ?? loaderData;
  return <ConfirmPage state={state} words={WORDS} />;
}

const WORDS: ConfirmWords = {
  open: "Your new registration replaces the older one. We’ll email this address about the event.",
  button: "Confirm my registration",
  confirmed: "We saved your new details.",
  title: "Your registration is confirmed",
  stopped: "emails about the event",
  again: WEBINAR_PATH,
};
