import { href, redirect } from "react-router";
import { isJson } from "#app/forms/sign-up-request.server.ts";
import { privately } from "#app/infra/form-answer.ts";
import type { Route } from "./+types/subscribe.api.ts";
import { takeSignUp } from "./subscribe-request.server.ts";

/**
 * `POST /api/newsletter/subscribe` takes `{email, source}` as JSON or as a form and answers `{status: "ok"}`, also for
 * a known address, or `{error}`. A browser's form is passed on to the page with the same action.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (!isJson(request) && wantsPage(request)) return redirect(href("/newsletter/subscribe"), 307);
  const { outcome, init } = await takeSignUp(request, context);
  return Response.json(outcome.status === "ok" ? outcome : { error: outcome.error }, init);
}

export function loader(): Response {
  return Response.json(
    { error: "Addresses are taken by POST only." },
    privately(405, { Allow: "POST" }),
  );
}

function wantsPage(request: Request): boolean {
  return request.headers.get("Accept")?.includes("text/html") ?? false;
}
