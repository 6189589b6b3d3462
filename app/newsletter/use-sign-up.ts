import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { toast } from "#app/layout/toasts.ts";
import { ADDRESS_PROBLEMS } from "#app/sign-ups/mail-address-problems.ts";
import { HONEYPOT } from "#app/ui/honeypot-name.ts";
import { sendSignUp } from "./send-sign-up.ts";

/** `problem` is the error under the box; it starts as the one that the server `found`. */
export function useSignUp(source: string, found: string | undefined) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState(found);

  const send = async (form: HTMLFormElement) => {
    const text = (name: string) => String(new FormData(form).get(name) ?? "");
    setPending(true);
    const failure = await sendSignUp({ email: text("email"), source, honeypot: text(HONEYPOT) });
    setPending(false);
    if (!failure) {
      form.reset();
      toast({
        title: "Successfully subscribed!",
        description: "You'll receive our latest research updates and device reviews.",
      });
      return;
    }
    toast({ title: "Subscription failed", description: failure.error, tone: "destructive" });
    if (failure.isAboutAddress) showProblem(form, failure.error);
  };

  const showProblem = (form: HTMLFormElement, text: string) => {
    // Before the focus, so that screen readers read the problem with the box.
    flushSync(() => setProblem(text));
    emailBox(form)?.focus();
    // The problem may be below the edge of the screen.
    form.scrollIntoView({ block: "nearest" });
  };

  return {
    pending,
    problem,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (pending) return;
      const form = event.currentTarget;
      const wrong = addressProblem(form);
      if (wrong) return showProblem(form, wrong);
      setProblem(undefined);
      send(form);
    },
    /** Removes a mended problem, but shows no new one. */
    recheck(event: FormEvent<HTMLFormElement>) {
      if (problem && !addressProblem(event.currentTarget)) setProblem(undefined);
    },
  };
}

/** The browser's own check. The server knows more about addresses and decides. */
function addressProblem(form: HTMLFormElement): string | undefined {
  const validity = emailBox(form)?.validity;
  if (validity?.valueMissing) return ADDRESS_PROBLEMS.missing;
  return validity?.valid === false ? ADDRESS_PROBLEMS.wrong : undefined;
}

const emailBox = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>("input[type=email]");
