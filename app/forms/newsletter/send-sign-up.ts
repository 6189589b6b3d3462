import { HONEYPOT } from "#app/ui/honeypot.tsx";

/** `error` is for the reader; `isAboutAddress` is true when another address would help. */
type SignUpFailure = { error: string; isAboutAddress: boolean };

/** Posts the form as JSON. @returns undefined when the server has stored the sign-up */
export async function sendSignUp(
  form: HTMLFormElement,
  source: string,
): Promise<SignUpFailure | undefined> {
  const fields = new FormData(form);
  const honeypot = fields.get(HONEYPOT);
  const body = { email: fields.get("email"), source, ...(honeypot && { [HONEYPOT]: honeypot }) };
  try {
    const response = await fetch("/api/newsletter/subscribe", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    // The JSON is read on success too: a hotel network's login page would be a 200 as well.
    const answer: unknown = await response.json();
    if (response.ok) return undefined;
    const error = errorOf(answer) ?? "Failed to subscribe";
    return { error, isAboutAddress: response.status === 400 };
  } catch {
    return { error: "Failed to subscribe to newsletter", isAboutAddress: false };
  }
}

function errorOf(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null || !("error" in answer)) return undefined;
  return typeof answer.error === "string" && answer.error ? answer.error : undefined;
}
