import { data, href } from "react-router";
import { SignUpPage, signUpMeta } from "#app/forms/sign-up-page.tsx";
import { privately } from "#app/infra/form-answer.ts";
import { servicesContext } from "#app/services.ts";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/thank-you.route.ts";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => signUpMeta("Thank you");

export function loader({ context }: Route.LoaderArgs) {
  const { asksForConfirmation } = context.get(servicesContext).alerts;
  return data({ asksForConfirmation }, privately(200));
}

export default function ThankYouRoute({ loaderData }: Route.ComponentProps) {
  const { asksForConfirmation } = loaderData;
  return (
    <SignUpPage title={asksForConfirmation ? "Please check your email" : "We’ll tell you"}>
      <p>
        {asksForConfirmation
          ? "We sent you an email. Select its button to confirm. If you don’t confirm, we won’t email you."
          : "We’ll email you if our answer changes, at most once a week."}
      </p>
      {asksForConfirmation && (
        <p className="text-ink-soft">
          Nothing after ten minutes? Check your spam folder, then try again. If you’ve already
          confirmed, we won’t send another email. After two emails without an answer, we send one a
          day at most. If you’ve unsubscribed, we won’t email you for 30 days.
        </p>
      )}
      <p>
        <TextLink to={href("/changes")}>See what changed so far</TextLink>
      </p>
    </SignUpPage>
  );
}
