import { data, href } from "react-router";
import { SignUpPage, signUpMeta } from "#app/forms/sign-up-page.tsx";
import { thanksWords } from "#app/forms/sign-up-words.server.ts";
import { privately } from "#app/infra/form-answer.ts";
import { servicesContext } from "#app/services.ts";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/thank-you.route.ts";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => signUpMeta("Thank you");

export function loader({ context }: Route.LoaderArgs) {
  const { asksForConfirmation } = context.get(servicesContext).alerts;
  return data({ mail: asksForConfirmation ? thanksWords.alerts : null }, privately(200));
}

export default function ThankYouRoute({ loaderData: { mail } }: Route.ComponentProps) {
  return (
    <SignUpPage title={mail?.title ?? "We’ll tell you"}>
      <p>{mail?.sent ?? "We’ll email you if our answer changes, at most once a week."}</p>
      {mail && <p className="text-ink-soft">{mail.wait}</p>}
      <p>
        <TextLink to={href("/changes")}>See what changed so far</TextLink>
      </p>
    </SignUpPage>
  );
}
