/** The form's parameter with the passkey's answer. */
export const ANSWER = "answer";

const CHALLENGE = "/desk/challenge";

/** The id of the element for error messages. */
export const PROBLEM_ID = "problem";

/** The script of the two pages that ask for a passkey, the desk's only one. */
export function passkeyScript(): string {
  return `(${askPasskey})("${CHALLENGE}","${ANSWER}","${PROBLEM_ID}")`;
}

/** Runs in the browser by itself, so it may use nothing else of this module. */
function askPasskey(challenge: string, answer: string, problemId: string): void {
  const form = document.querySelector<HTMLFormElement>("form[data-passkey]");
  const field = form?.elements.namedItem(answer);
  const problem = document.getElementById(problemId);
  const button = form?.querySelector("button");
  if (!form || !button || !(field instanceof HTMLInputElement)) return;

  async function ask(isNew: boolean): Promise<Credential | null> {
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form ?? undefined)) fields.set(name, String(value));
    const response = await fetch(challenge, { method: "POST", body: fields });
    const said = await response.json().catch(() => ({}));
    if (!response.ok) throw new Error(said.error ?? "The site has trouble. Try again in a minute.");
    const { credentials } = navigator;
    return isNew
      ? credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(said) })
      : credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(said) });
  }

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    button.disabled = true;
    if (problem) problem.textContent = "";
    try {
      const credential = await ask(form.dataset.passkey === "new");
      field.value = JSON.stringify(credential);
      form.submit();
    } catch (error) {
      button.disabled = false;
      const isRefused = error instanceof DOMException && error.name === "NotAllowedError";
      const isKnown = error instanceof DOMException && error.name === "InvalidStateError";
      const text = isKnown
        ? "This device has a passkey for the desk already: sign in with it."
        : isRefused
          ? "No passkey was given. Try again, and confirm when the browser asks."
          : `This did not work. ${error instanceof Error ? error.message : error}`;
      if (problem) problem.textContent = text;
    }
  });
}
