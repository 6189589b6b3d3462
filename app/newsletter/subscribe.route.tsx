import { data, href, redirect } from "react-router";
import { requestContext, servicesContext } from "#app/services.ts";
import type { Route } from "./+types/subscribe.route.ts";
import { NewsletterForm } from "./newsletter.tsx";
import {
  NewsletterPage,
  newsletterHeaders,
  newsletterMeta,
  privately,
} from "./newsletter-page.tsx";
import { readSignUp } from "./subscribe-request.server.ts";
import { OUTCOME_STATUS, type SubscribeOutcome, UNREADABLE } from "./subscription.ts";

export const headers: Route.HeadersFunction = newsletterHeaders;

export const meta: Route.MetaFunction = ({ error }) =>
  newsletterMeta(error ? "This did not work" : "The newsletter");

export function loader() {
  return data(null, privately(200));
}

/** Takes the form where there is no JavaScript. What was typed goes back into it, never into a URL. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readSignUp(request);
  const { clientAddress } = context.get(requestContext);
  const outcome: SubscribeOutcome = form
    ? await context.get(servicesContext).newsletter.subscribe(form, clientAddress)
    : UNREADABLE;
  if (outcome.status === "ok") return redirect(href("/newsletter/thank-you"), 303);
  const typed = typeof form?.email === "string" ? form.email : "";
  const retry = "retryAfter" in outcome && { "Retry-After": String(outcome.retryAfter) };
  return data(
    { problem: outcome.error, typed },
    privately(OUTCOME_STATUS[outcome.status], { ...retry }),
  );
}

export default function SubscribeRoute({ actionData }: Route.ComponentProps) {
  return (
    <NewsletterPage title={actionData ? "Your address was not saved" : "The newsletter"}>
      <NewsletterForm
        id="newsletter-page"
        source="newsletter-page"
        typed={actionData?.typed}
        problem={actionData?.problem}
      />
    </NewsletterPage>
  );
}
