import { LINK_DAYS } from "#app/sign-ups/confirmation-link.server.ts";
import { layOutMail } from "#app/sign-ups/mail-layout.ts";
import type { OutgoingMail } from "#app/sign-ups/outbox.server.ts";
import { unsubscribeAddress } from "#app/sign-ups/unsubscribe-address.server.ts";
import * as site from "#app/site.config.ts";

/** The kind of this mail in the outbox. */
const CONFIRMATION = "newsletter-confirmation";

/** Has no words that a visitor typed, so that nobody can send a stranger a text through it. */
export function confirmationMail(
  to: OutgoingMail["to"],
  link: string,
  unsubscribeToken: string,
  siteUrl: string,
): OutgoingMail {
  const unsubscribeUrl = unsubscribeAddress(siteUrl, unsubscribeToken);
  const bodies = layOutMail(
    {
      title: "Please confirm your address",
      paragraphs: [
        `Somebody, probably you, asked for the newsletter of ${site.name}: new research and device reviews, sent as they appear.`,
        "Press the button and it is yours. Without that you will get nothing from us.",
      ],
      button: { label: "Confirm my subscription", href: link },
      note: `The button works for ${LINK_DAYS} days. If it does nothing, open this address in your browser: ${link}`,
      reason: `You get this mail because your address was entered on ${new URL(siteUrl).host}. If that was not you, there is nothing to do.`,
      unsubscribe: [{ label: "No more mail to this address", href: unsubscribeUrl }],
    },
    siteUrl,
  );
  const subject = `Please confirm: the newsletter of ${site.name}`;
  return { kind: CONFIRMATION, to, subject, unsubscribeUrl, ...bodies };
}
