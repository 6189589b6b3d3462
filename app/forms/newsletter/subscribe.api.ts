import { href, redirect } from "react-router";
import { isJson, postOnly, takeForm } from "#app/forms/sign-up-request.server.ts";
import type { Route } from "./+types/subscribe.api.ts";
import { newsletterContext } from "./newsletter.server.ts";

/**
 * `POST /api/newsletter/subscribe` takes `{email, source}` as JSON or as a form and answers `{status: "ok"}`, also for
 * a known address, or `{error}`. A browser's form is passed on to the page with the same action.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (!isJson(request) && wantsPage(request)) return redirect(href("/newsletter/subscribe"), 307);
  const newsletter = context.get(newsletterContext);
  const { outcome, init } = await takeForm(newsletter, request, context);
  return Response.json(outcome, init);
}

export const loader = postOnly;

function wantsPage(request: Request): boolean {
  return request.headers.get("Accept")?.includes("text/html") ?? false;
}
