import { data, href, redirect } from "react-router";
import { SignUpPage, signUpMeta } from "#app/forms/sign-up-page.tsx";
import { formHeaders, privately } from "#app/infra/form-answer.ts";
import type { Route } from "./+types/subscribe.route.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import { takeSignUp } from "./subscribe-request.server.ts";

export const headers: Route.HeadersFunction = formHeaders;

export const meta: Route.MetaFunction = ({ error }) =>
  signUpMeta(error ? "This did not work" : "The newsletter");

export function loader() {
  return data(null, privately(200));
}

/** For browsers without JavaScript. Typed text goes back into the form, never into a URL. */
export async function action({ request, context }: Route.ActionArgs) {
  const { text, outcome, init } = await takeSignUp(request, context);
  if (outcome.status === "ok") return redirect(href("/newsletter/thank-you"), 303);
  const { error: problem, status } = outcome;
  return data({ typed: text("email"), problem, isAboutAddress: status === "invalid" }, init);
}

export default function SubscribeRoute({ actionData: refused }: Route.ComponentProps) {
  return (
    <SignUpPage title={refused ? "Your address was not saved" : "The newsletter"}>
      {refused && !refused.isAboutAddress && <p>{refused.problem}</p>}
      <NewsletterForm
        id="newsletter-page"
        source="newsletter-page"
        typed={refused?.typed}
        found={refused?.isAboutAddress ? refused.problem : undefined}
      />
    </SignUpPage>
  );
}
