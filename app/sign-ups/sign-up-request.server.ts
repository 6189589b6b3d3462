import { RETRY_LATER } from "#app/infra/cache-policy.ts";
import { privately } from "#app/infra/form-answer.ts";
import { OUTCOME_STATUS, type SignUpOutcome } from "./sign-up-outcome.ts";

/** The unchecked fields of a sign-up, sent as JSON or as a form; undefined when unreadable. */
export async function readFields(request: Request): Promise<Record<string, unknown> | undefined> {
  try {
    if (!isJson(request)) return Object.fromEntries(await request.formData());
    const body: unknown = await request.json();
    return typeof body === "object" && body !== null ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}

/** The part of an outcome that HTTP can say. */
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
