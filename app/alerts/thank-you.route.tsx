import { data, href } from "react-router";
import { privately } from "#app/infra/form-answer.ts";
import { servicesContext } from "#app/services.ts";
import { SignUpPage, signUpMeta } from "#app/sign-ups/sign-up-page.tsx";
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
    <SignUpPage title={asksForConfirmation ? "Please check your mail" : "We will tell you"}>
      <p>
        {asksForConfirmation
          ? "We sent you a mail with a button that confirms your address. Without a press on it you get nothing more."
          : "We write to you when the verdict changes, at most once a week."}
      </p>
      {asksForConfirmation && (
        <p className="text-ink-soft">
          Nothing after ten minutes? Look into the folder for junk mail, then ask again. What is
          confirmed already gets no second mail. After two mails without a press on the button we
          send one a day, and for 30 days after you stopped our mails none.
        </p>
      )}
      <p>
        <TextLink to={href("/changes")}>See what changed so far</TextLink>
      </p>
    </SignUpPage>
  );
}
