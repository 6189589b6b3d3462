import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { sendSignUp } from "./send-sign-up.ts";
import type { FieldErrors, SignUpAnswer } from "./sign-up-outcome.ts";

/**
 * Sends once for each press and leads the reader to the first error. Mended errors go at once.
 * @param to the endpoint that takes the form
 * @param posted where the page itself is the answer
 * @param check the browser's own
 * @param answered runs when the answer is on the page
 */
export function useSignUpForm({
  to,
  posted,
  check,
  answered,
}: {
  to: string;
  posted: SignUpAnswer | undefined;
  check(form: HTMLFormElement): FieldErrors | undefined | Promise<FieldErrors | undefined>;
  answered(answer: SignUpAnswer, form: HTMLFormElement): void;
}) {
  const [answer, setAnswer] = useState(posted);
  const [pending, setPending] = useState(false);
  // Known at once, unlike `pending`, so that the second of two quick presses finds it.
  const sending = useRef(false);

  const send = async (form: HTMLFormElement): Promise<SignUpAnswer> => {
    setAnswer(undefined);
    setPending(true);
    const answer = await sendSignUp(form, to);
    setPending(false);
    return answer;
  };

  return {
    answer,
    pending,
    async submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = event.currentTarget;
      if (sending.current) return;
      sending.current = true;
      const wrong = await check(form);
      const answer: SignUpAnswer = wrong ? { status: "invalid", errors: wrong } : await send(form);
      sending.current = false;
      // Before the focus, so that screen readers read the error with its field.
      flushSync(() => setAnswer(answer));
      if (!wrong) answered(answer, form);
      if (answer.errors) goToError(form);
    },
    async recheck({ currentTarget }: FormEvent<HTMLFormElement>) {
      if (!answer?.errors) return;
      const wrong = (await check(currentTarget)) ?? {};
      const left = Object.entries(answer.errors).filter(([name]) => name in wrong);
      setAnswer({ ...answer, errors: Object.fromEntries(left) });
    },
  };
}

function goToError(form: HTMLFormElement) {
  const field = form.querySelector<HTMLElement>("[aria-invalid=true]");
  field?.focus();
  // The error may be below the edge of the screen.
  const error = field?.getAttribute("aria-describedby")?.split(" ").at(-1);
  if (error) document.getElementById(error)?.scrollIntoView({ block: "nearest" });
}
