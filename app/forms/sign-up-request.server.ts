import type { RouterContextProvider } from "react-router";
import { RETRY_LATER } from "#app/infra/cache-policy.ts";
import { privately } from "#app/infra/form-answer.ts";
import { requestContext } from "#app/services.ts";
import { HONEYPOT } from "#app/ui/honeypot.tsx";
import { OUTCOME_STATUS, type SignUpOutcome, UNREADABLE } from "./sign-up-outcome.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Lets `take` store a form or JSON. `text` gives a typed field back to the form. */
export async function takeForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  take: (fields: Fields & { honeypot: unknown }, clientAddress: string) => Promise<SignUpOutcome>,
) {
  const fields = await readFields(request);
  const { clientAddress } = context.get(requestContext);
  const outcome = fields
    ? await take({ ...fields, honeypot: fields[HONEYPOT] }, clientAddress)
    : UNREADABLE;
  const text = (name: string) => (typeof fields?.[name] === "string" ? fields[name] : "");
  return { text, outcome, init: answerTo(outcome) };
}

async function readFields(request: Request): Promise<Fields | undefined> {
  try {
    if (!isJson(request)) return Object.fromEntries(await request.formData());
    const body: unknown = await request.json();
    return typeof body === "object" && body !== null ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}

type Outcome =
  | { status: Exclude<SignUpOutcome["status"], "limited"> }
  | { status: "limited"; retryAfter: number };

export function answerTo(outcome: Outcome) {
  return privately(OUTCOME_STATUS[outcome.status], retryAfter(outcome));
}

function retryAfter(outcome: Outcome): Record<string, string> {
  if (outcome.status === "limited") return { "Retry-After": String(outcome.retryAfter) };
  return outcome.status === "unavailable" ? RETRY_LATER : {};
}

/** True for a program's request, false for a form. */
export function isJson(request: Request): boolean {
  return request.headers.get("Content-Type")?.toLowerCase().includes("application/json") ?? false;
}
