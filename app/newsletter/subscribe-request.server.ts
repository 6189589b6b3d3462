import { HONEYPOT } from "#app/ui/honeypot-name.ts";
import type { SubscribeForm } from "./newsletter.server.ts";

/** What a sign-up sent, as JSON or as a form; undefined when it can't be read. */
export async function readSignUp(request: Request): Promise<SubscribeForm | undefined> {
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
  return request.headers.get("Content-Type")?.includes("application/json") ?? false;
}

/** Whether a reader's browser shows the answer as a page. */
export function wantsPage(request: Request): boolean {
  return request.headers.get("Accept")?.includes("text/html") ?? false;
}
