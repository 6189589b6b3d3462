import type { RouterContextProvider } from "react-router";
import { RETRY_LATER } from "#app/infra/cache-policy.ts";
import { privately } from "#app/infra/private-answer.ts";
import { requestContext, servicesContext } from "#app/services.ts";
import { HONEYPOT } from "#app/ui/honeypot-name.ts";
import type { SubscribeForm } from "./newsletter.server.ts";
import { OUTCOME_STATUS, type SubscribeOutcome, UNREADABLE } from "./subscription.ts";

/** Takes a sign-up, sent as JSON or as a form. `init` is the status and the headers of the answer. */
export async function takeSignUp(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await readSignUp(request);
  const { newsletter } = context.get(servicesContext);
  const { clientAddress } = context.get(requestContext);
  const outcome: SubscribeOutcome = form
    ? await newsletter.subscribe(form, clientAddress)
    : UNREADABLE;
  const init = privately(OUTCOME_STATUS[outcome.status], retryAfter(outcome));
  return { typed: typeof form?.email === "string" ? form.email : "", outcome, init };
}

function retryAfter(outcome: SubscribeOutcome): Record<string, string> {
  if (outcome.status === "limited") return { "Retry-After": String(outcome.retryAfter) };
  return outcome.status === "unavailable" ? RETRY_LATER : {};
}

/** What was sent, unchecked; undefined when it can't be read. */
async function readSignUp(request: Request): Promise<SubscribeForm | undefined> {
  const fields = await readFields(request);
  return fields && { email: fields.email, source: fields.source, honeypot: fields[HONEYPOT] };
}

async function readFields(request: Request): Promise<Record<string, unknown> | undefined> {
  try {
    if (!isJson(request)) return Object.fromEntries(await request.formData());
    const body: unknown = await request.json();
    return typeof body === "object" && body !== null ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it is a program's request rather than a form. */
export function isJson(request: Request): boolean {
  return request.headers.get("Content-Type")?.toLowerCase().includes("application/json") ?? false;
}

/** Whether a reader's browser shows the answer as a page. */
export function wantsPage(request: Request): boolean {
  return request.headers.get("Accept")?.includes("text/html") ?? false;
}
