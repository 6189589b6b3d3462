import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { LinkState } from "./sign-up-outcome.ts";
import { SignUpPage } from "./sign-up-page.tsx";

/** What the page behind a confirmation link says of its own sign-up. */
export type ConfirmWords = {
  /** What comes after the press. */
  readonly open: string;
  readonly button: string;
  /** The heading and the text when it is confirmed. */
  readonly title: string;
  readonly confirmed: string;
  /** What the reader may have stopped since. */
  readonly stopped: string;
  /** Where the form is. */
  readonly again: string;
};

/** The status of the page in each state. */
export const LINK_STATUS: Record<LinkState, number> = {
  open: 200,
  confirmed: 200,
  "confirmed before": 200,
  expired: 410,
  gone: 404,
  unavailable: 503,
};

/** The page behind a confirmation link. */
export function ConfirmPage({ state, words }: { state: LinkState; words: ConfirmWords }) {
  switch (state) {
    case "open":
      return (
        <SignUpPage title="One press, and it is yours">
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
        <SignUpPage title="This link was used already">
          <p>{words.title}, and there is nothing more to do.</p>
        </SignUpPage>
      );
    case "expired":
      return (
        <SignUpPage title="This link is too old">
          <p>A confirmation link works for seven days. Sign up again and we send you a new one.</p>
          <SignUpLink to={words.again} />
        </SignUpPage>
      );
    case "gone":
      return (
        <SignUpPage title="This link does not work">
          <p>
            It may be incomplete, or you have stopped {words.stopped} since. If you copied it, check
            that all of it is there, or sign up again and we send you a new one.
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
