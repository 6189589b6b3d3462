import { data, href } from "react-router";
import { formHeaders } from "#app/infra/form-headers.ts";
import { privately } from "#app/infra/private-answer.ts";
import { servicesContext } from "#app/services.ts";
import { SignUpPage, signUpMeta } from "#app/sign-ups/sign-up-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/confirm.route.ts";
import type { LinkState } from "./newsletter.server.ts";

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = () => signUpMeta("Confirm your subscription");

/** Mail scanners follow links: this looks and changes nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const state = await context.get(servicesContext).newsletter.checkLink(params.token);
  return data({ state }, privately(STATUS[state]));
}

export async function action({ params, context }: Route.ActionArgs) {
  const state = await context.get(servicesContext).newsletter.confirm(params.token);
  return data({ state }, privately(STATUS[state]));
}

const STATUS: Record<LinkState, number> = {
  open: 200,
  confirmed: 200,
  "confirmed before": 200,
  expired: 410,
  gone: 404,
  unavailable: 503,
};

export default function ConfirmRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = actionData ?? loaderData;
  switch (state) {
    case "open":
      return (
        <SignUpPage title="One press, and it is yours">
          <p>New research and device reviews, sent by e-mail as they appear.</p>
          <form method="post">
            <Button type="submit">Confirm my subscription</Button>
          </form>
        </SignUpPage>
      );
    case "confirmed":
      return (
        <SignUpPage title="Your subscription is confirmed">
          <p>You'll receive our latest research updates and device reviews.</p>
        </SignUpPage>
      );
    case "confirmed before":
      return (
        <SignUpPage title="This link was used already">
          <p>Your subscription is confirmed, and there is nothing more to do.</p>
        </SignUpPage>
      );
    case "expired":
      return (
        <SignUpPage title="This link is too old">
          <p>A confirmation link works for seven days. Sign up again and we send you a new one.</p>
          <SignUpLink />
        </SignUpPage>
      );
    case "gone":
      return (
        <SignUpPage title="This link does not work">
          <p>
            It may be incomplete, or you have stopped the newsletter since. If you copied it, check
            that all of it is there, or sign up again and we send you a new one.
          </p>
          <SignUpLink />
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

function SignUpLink() {
  return (
    <p>
      <TextLink to={href("/newsletter/subscribe")}>Sign up again</TextLink>
    </p>
  );
}
