import { href, redirect } from "react-router";
import { privately } from "#app/infra/private-answer.ts";
import { isJson } from "#app/sign-ups/sign-up-request.server.ts";
import type { Route } from "./+types/subscribe.api.ts";
import { takeSignUp, wantsPage } from "./subscribe-request.server.ts";

/**
 * `POST /api/newsletter/subscribe` with `{email, source}` as JSON or as a form: `{status: "ok"}`, the
 * same for an address that is subscribed already, or `{error}`. A form that a browser sent goes on,
 * as it is, to the page that does the same and can show what happened.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (!isJson(request) && wantsPage(request)) return redirect(href("/newsletter/subscribe"), 307);
  const { outcome, init } = await takeSignUp(request, context);
  return Response.json(outcome.status === "ok" ? outcome : { error: outcome.error }, init);
}

/** The address was opened, where only a form is taken. */
export function loader(): Response {
  return Response.json(
    { error: "Addresses are taken by POST only." },
    privately(405, { Allow: "POST" }),
  );
}
