import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Sentences for the reader, by field. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

type Wrong<Name extends string> = FieldErrors<Name> | undefined;

/**
 * Sends once for each press and leads the reader to the first error. Mended errors go at once.
 * @param found by the server, where the page itself is the answer
 * @param check the browser's own
 * @param send ends with the answer; resolves to its errors, if it has any
 */
export function useSignUpForm<Name extends string>({
  found,
  check,
  send,
}: {
  found: Wrong<Name>;
  check(form: HTMLFormElement): Wrong<Name> | Promise<Wrong<Name>>;
  send(form: HTMLFormElement): Promise<Wrong<Name>>;
}) {
  const [errors, setErrors] = useState(found);
  const [pending, setPending] = useState(false);
  // Known at once, unlike `pending`, so that the second of two quick presses finds it.
  const sending = useRef(false);

  return {
    errors,
    pending,
    async submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const sent = event.currentTarget;
      if (sending.current) return;
      sending.current = true;
      let wrong = await check(sent);
      if (!wrong) {
        setErrors(undefined);
        setPending(true);
        wrong = await send(sent);
        setPending(false);
      }
      sending.current = false;
      if (!wrong) return;
      // Before the focus, so that screen readers read the error with its field.
      flushSync(() => setErrors(wrong));
      const field = sent.querySelector<HTMLElement>("[aria-invalid=true]");
      field?.focus();
      // The error may be below the edge of the screen.
      const error = field?.getAttribute("aria-describedby")?.split(" ").at(-1);
      if (error) document.getElementById(error)?.scrollIntoView({ block: "nearest" });
    },
    async recheck({ currentTarget }: FormEvent<HTMLFormElement>) {
      if (!errors) return;
      const wrong = (await check(currentTarget)) ?? {};
      const left = Object.entries(errors).filter(([name]) => name in wrong);
      setErrors(Object.fromEntries(left) as FieldErrors<Name>);
    },
  };
}
