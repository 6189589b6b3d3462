import { data, href } from "react-router";
import { ConfirmPage, type ConfirmWords, LINK_STATUS } from "#app/forms/confirm-page.tsx";
import { signUpMeta } from "#app/forms/sign-up-page.tsx";
import { formHeaders, privately } from "#app/infra/form-answer.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { servicesContext } from "#app/services.ts";
import type { Route } from "./+types/confirm.route.ts";

export const headers: Route.HeadersFunction = formHeaders;

export const handle = { secret: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = () => signUpMeta("Confirm your subscription");

/** Mail scanners follow links, so loading changes nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const state = await context.get(servicesContext).newsletter.checkLink(params.token);
  return data({ state }, privately(LINK_STATUS[state]));
}

export async function action({ params, context }: Route.ActionArgs) {
  const state = await context.get(servicesContext).newsletter.confirm(params.token);
  return data({ state }, privately(LINK_STATUS[state]));
}

export default function ConfirmRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = actionData ?? loaderData;
  return <ConfirmPage state={state} words={WORDS} />;
}

const WORDS: ConfirmWords = {
  open: "We’ll email you new research and device reviews as they appear.",
  button: "Confirm my subscription",
  confirmed: "You'll receive our latest research updates and device reviews.",
  title: "Your subscription is confirmed",
  stopped: "the newsletter",
  again: href("/newsletter/subscribe"),
};
