import type { RouterContextProvider } from "react-router";
import { RETRY_LATER } from "#app/infra/cache-policy.ts";
import { privately } from "#app/infra/form-answer.ts";
import { requestContext } from "#app/infra/request-facts.ts";
import { type SignUpOutcome, UNREADABLE } from "./sign-up-outcome.ts";
import type { Fields, SignUps } from "./sign-ups.server.ts";

/** Takes a form or JSON. `text` gives a typed field back to the form; `init` is the answer's status and headers. */
export async function takeForm(
  signUps: SignUps,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const fields = await readFields(request);
  const { clientAddress } = context.get(requestContext);
  const outcome = fields ? await signUps.take(fields, clientAddress) : UNREADABLE;
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

function answerTo(outcome: SignUpOutcome) {
  switch (outcome.status) {
    case "ok":
      return privately(200);
    case "invalid":
      return privately(400);
    case "limited":
      return privately(429, { "Retry-After": String(outcome.retryAfter) });
    case "unavailable":
      return privately(503, RETRY_LATER);
  }
}

/** The loader of an endpoint that takes a form. */
export function postOnly(): Response {
  return Response.json(
    { error: "Forms are sent by POST only." },
    privately(405, { Allow: "POST" }),
  );
}

/** True for a program's request, false for a form. */
export function isJson(request: Request): boolean {
  return request.headers.get("Content-Type")?.toLowerCase().includes("application/json") ?? false;
}
