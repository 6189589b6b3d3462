import type { SignUpAnswer } from "./sign-up-outcome.ts";

/** Posts what was filled in as JSON. @param to the endpoint that takes the form */
export async function sendSignUp(form: HTMLFormElement, to: string): Promise<SignUpAnswer> {
  const filledIn = Array.from(new FormData(form)).filter(([, value]) => value !== "");
  try {
    const response = await fetch(to, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(Object.fromEntries(filledIn)),
    });
    // The JSON is read on success too: a hotel network's login page would be a 200 as well.
    const { error, errors }: SignUpAnswer = await response.json();
    if (response.ok) return { status: "ok" };
    const isText = typeof error === "string" && error !== "";
    return { status: "failed", error: isText ? error : "Failed to subscribe", errors };
  } catch {
    return { status: "failed" };
  }
}
