import type { RouterContextProvider } from "react-router";
import { requestContext, servicesContext } from "#app/services.ts";
import { type SignUpOutcome, UNREADABLE } from "#app/sign-ups/sign-up-outcome.ts";
import { answerTo, readFields } from "#app/sign-ups/sign-up-request.server.ts";
import { HONEYPOT } from "#app/ui/honeypot-name.ts";
import type { SubscribeForm } from "./newsletter.server.ts";

/** `init` is the status and headers of the answer. */
export async function takeSignUp(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await readSignUp(request);
  const { newsletter } = context.get(servicesContext);
  const { clientAddress } = context.get(requestContext);
  const outcome: SignUpOutcome = form
    ? await newsletter.subscribe(form, clientAddress)
    : UNREADABLE;
  const typed = typeof form?.email === "string" ? form.email : "";
  return { typed, outcome, init: answerTo(outcome) };
}

/** Unchecked; undefined when unreadable. */
async function readSignUp(request: Request): Promise<SubscribeForm | undefined> {
  const fields = await readFields(request);
  return fields && { email: fields.email, source: fields.source, honeypot: fields[HONEYPOT] };
}

/** True for a reader's browser, which shows the answer as a page. */
export function wantsPage(request: Request): boolean {
  return request.headers.get("Accept")?.includes("text/html") ?? false;
}
