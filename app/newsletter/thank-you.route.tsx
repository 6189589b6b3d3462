import { data, href } from "react-router";
import { privately } from "#app/infra/private-answer.ts";
import { servicesContext } from "#app/services.ts";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/thank-you.route.ts";
import { NewsletterPage, newsletterMeta } from "./newsletter-page.tsx";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => newsletterMeta("Thank you");

export function loader({ context }: Route.LoaderArgs) {
  return data(
    { confirmation: context.get(servicesContext).newsletter.asksForConfirmation },
    privately(200),
  );
}

/** Where a sign-up without JavaScript ends. The same for everyone who gets here. */
export default function ThankYouRoute({ loaderData: { confirmation } }: Route.ComponentProps) {
  if (!confirmation) {
    return (
      <NewsletterPage title="Successfully subscribed!">
        <p>You'll receive our latest research updates and device reviews.</p>
        <OnwardLink />
      </NewsletterPage>
    );
  }
  return (
    <NewsletterPage title="Please check your mail">
      <p>
        We sent you a mail with a button that confirms your address. The newsletter begins when you
        press it.
      </p>
      <p className="text-ink-soft">
        Nothing after ten minutes? Look into the folder for junk mail, then sign up again. An
        address that is subscribed already gets no second mail.
      </p>
      <OnwardLink />
    </NewsletterPage>
  );
}

function OnwardLink() {
  return (
    <p>
      <TextLink to={href("/blog")}>Read the newest articles</TextLink>
    </p>
  );
}
