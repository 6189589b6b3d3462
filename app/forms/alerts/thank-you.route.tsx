import { data, href } from "react-router";
import { SignUpPage, signUpMeta } from "#app/forms/sign-up-page.tsx";
import { thanksWords } from "#app/forms/sign-up-words.server.ts";
import { privately } from "#app/infra/form-answer.ts";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/thank-you.route.ts";
import { alertsContext } from "./alerts.server.ts";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => signUpMeta("Thank you");

export function loader({ context }: Route.LoaderArgs) {
  const { asksForConfirmation } = context.get(alertsContext);
  const { unasked, ...asked } = thanksWords.alerts;
  return data(asksForConfirmation ? asked : { ...unasked, wait: null }, privately(200));
}

export default function ThankYouRoute({ loaderData: { title, sent, wait } }: Route.ComponentProps) {
  return (
    <SignUpPage title={title}>
      <p>{sent}</p>
      {wait && <p className="text-ink-soft">{wait}</p>}
      <p>
        <TextLink to={href("/changes")}>See what changed so far</TextLink>
      </p>
    </SignUpPage>
  );
}
