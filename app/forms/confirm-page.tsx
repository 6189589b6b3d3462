import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { LinkState } from "./sign-up-outcome.ts";
import { SignUpPage } from "./sign-up-page.tsx";

export type ConfirmWords = {
  readonly open: string;
  readonly button: string;
  readonly title: string;
  readonly confirmed: string;
  /** For readers who have unsubscribed since. */
  readonly stopped: string;
  readonly again: string;
};

export const LINK_STATUS: Record<LinkState, number> = {
  open: 200,
  confirmed: 200,
  "confirmed before": 200,
  expired: 410,
  gone: 404,
  unavailable: 503,
};

export function ConfirmPage({ state, words }: { state: LinkState; words: ConfirmWords }) {
  switch (state) {
    case "open":
      return (
        <SignUpPage title="Please confirm">
          <p>{words.open}</p>
          <form method="post">
            <Button type="submit">{words.button}</Button>
          </form>
        </SignUpPage>
      );
    case "confirmed":
      return (
        <SignUpPage title={words.title}>
          <p>{words.confirmed}</p>
        </SignUpPage>
      );
    case "confirmed before":
      return (
        <SignUpPage title="You already used this link">
          <p>{words.title}. There’s nothing more to do.</p>
        </SignUpPage>
      );
    case "expired":
      return (
        <SignUpPage title="This link is too old">
          <p>
            A confirmation link works for seven days. Sign up again, and we’ll send you a new one.
          </p>
          <SignUpLink to={words.again} />
        </SignUpPage>
      );
    case "gone":
      return (
        <SignUpPage title="This link doesn’t work">
          <p>
            The link may be incomplete, or you have unsubscribed from {words.stopped}. If you copied
            the link, check that all of it is there. Or sign up again, and we’ll send you a new one.
          </p>
          <SignUpLink to={words.again} />
        </SignUpPage>
      );
    case "unavailable":
      return (
        <SignUpPage title="This can’t be done right now">
          <p>Nothing is lost. Please open the link again in a minute.</p>
        </SignUpPage>
      );
  }
}

function SignUpLink({ to }: { to: string }) {
  return (
    <p>
      <TextLink to={to}>Sign up again</TextLink>
    </p>
  );
}
