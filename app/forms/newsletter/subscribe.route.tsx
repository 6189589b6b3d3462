import { data, href, redirect } from "react-router";
import type { SignUpAnswer } from "#app/forms/sign-up-outcome.ts";
import { SignUpPage, signUpMeta } from "#app/forms/sign-up-page.tsx";
import { takeForm } from "#app/forms/sign-up-request.server.ts";
import { formHeaders, privately } from "#app/infra/form-answer.ts";
import type { Route } from "./+types/subscribe.route.ts";
import { newsletterContext } from "./newsletter.server.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = ({ error }) =>
  signUpMeta(error ? "This did not work" : "The newsletter");

export function loader() {
  return data(null, privately(200));
}

/** For browsers without JavaScript. Typed text goes back into the form, never into a URL. */
export async function action({ request, context }: Route.ActionArgs) {
  const newsletter = context.get(newsletterContext);
  const { text, outcome, init } = await takeForm(newsletter, request, context);
  if (outcome.status === "ok") return redirect(href("/newsletter/thank-you"), 303);
  return data({ typed: text("email"), refused: outcome }, init);
}

export default function SubscribeRoute({ actionData }: Route.ComponentProps) {
  const typed = actionData?.typed;
  const refused: SignUpAnswer | undefined = actionData?.refused;
  return (
    <SignUpPage title={refused ? "Your address was not saved" : "The newsletter"}>
      {refused && !refused.errors && <p>{refused.error}</p>}
      <NewsletterForm
        id="newsletter-page"
        source="newsletter-page"
        typed={typed}
        refused={refused}
      />
    </SignUpPage>
  );
}
