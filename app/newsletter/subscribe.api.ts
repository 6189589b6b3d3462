import { href, redirect } from "react-router";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { requestContext, servicesContext } from "#app/services.ts";
import type { Route } from "./+types/subscribe.api.ts";
import { isJson, readSignUp, wantsPage } from "./subscribe-request.server.ts";
import { OUTCOME_STATUS, type SubscribeOutcome, UNREADABLE } from "./subscription.ts";

/**
 * `POST /api/newsletter/subscribe` with `{email, source}` as JSON or as a form: `{status: "ok"}`, the
 * same for an address that is subscribed already, or `{error}`. A form that a browser sent goes on,
 * as it is, to the page that does the same and can show what happened.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (!isJson(request) && wantsPage(request)) return redirect(href("/newsletter/subscribe"), 307);
  const form = await readSignUp(request);
  if (!form) return answer(UNREADABLE);
  const { clientAddress } = context.get(requestContext);
  return answer(await context.get(servicesContext).newsletter.subscribe(form, clientAddress));
}

/** The address was opened, where only a form is taken. */
export function loader(): Response {
  return Response.json(
    { error: "Addresses are taken by POST only." },
    { status: 405, headers: { "Cache-Control": CACHE_POLICY.failure, Allow: "POST" } },
  );
}

function answer(outcome: SubscribeOutcome): Response {
  const body = outcome.status === "ok" ? { status: "ok" } : { error: outcome.error };
  const headers = {
    "Cache-Control": CACHE_POLICY.failure,
    ...("retryAfter" in outcome && { "Retry-After": String(outcome.retryAfter) }),
  };
  return Response.json(body, { status: OUTCOME_STATUS[outcome.status], headers });
}
