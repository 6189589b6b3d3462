import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { LinkState } from "./sign-up-outcome.ts";
import { SignUpPage } from "./sign-up-page.tsx";
import type { LinkWords } from "./sign-up-words.server.ts";

export const LINK_STATUS: Record<LinkState, number> = {
  open: 200,
  confirmed: 200,
  "confirmed before": 200,
  expired: 410,
  gone: 404,
  unavailable: 503,
};

/** @param form where to sign up again */
export function ConfirmPage({
  words: { title, text, button, again },
  form,
}: {
  words: LinkWords;
  form: string;
}) {
  return (
    <SignUpPage title={title}>
      <p>{text}</p>
      {button && (
        <form method="post">
          <Button type="submit">{button}</Button>
        </form>
      )}
      {again && (
        <p>
          <TextLink to={form}>{again}</TextLink>
        </p>
      )}
    </SignUpPage>
  );
}
