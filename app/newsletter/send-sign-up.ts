import { HONEYPOT } from "#app/ui/honeypot-name.ts";

/** Why a sign-up failed, in words for the reader, and whether another address would help. */
export type SignUpFailure = { error: string; isAboutAddress: boolean };

/** Sends a sign-up from the browser. Returns undefined when the server says that it is stored. */
export async function sendSignUp({
  honeypot,
  ...body
}: {
  email: string;
  source: string;
  honeypot: string;
}): Promise<SignUpFailure | undefined> {
  try {
    const response = await fetch("/api/newsletter/subscribe", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...body, ...(honeypot && { [HONEYPOT]: honeypot }) }),
    });
    // A success is read as well: the page of a hotel's network is none.
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
