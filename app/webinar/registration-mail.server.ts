import { LINK_DAYS } from "#app/sign-ups/confirmation-link.server.ts";
import type { MailAddress } from "#app/sign-ups/mail-address.server.ts";
import { layOutMail } from "#app/sign-ups/mail-layout.ts";
import type { OutgoingMail } from "#app/sign-ups/outbox.server.ts";
import { unsubscribeAddress } from "#app/sign-ups/unsubscribe-address.server.ts";
import * as webinar from "#app/webinar.config.ts";
import { WEBINAR_PATH } from "./registration.ts";

/** Repeats no typed text, so that nobody can write to strangers through it. */
export function registrationMail(
  to: MailAddress,
  unsubscribeToken: string,
  siteUrl: string,
): OutgoingMail {
  const unsubscribeUrl = unsubscribeAddress(siteUrl, unsubscribeToken);
  const bodies = layOutMail(
    {
      title: "Your spot is reserved",
      paragraphs: [
        "Thank you for registering for the free online event about PerfectIO X.",
        webinar.joining,
        "The film is pre-recorded and streamed as if it were live. The chat is live: bring your questions.",
      ],
      button: { label: "Five things to ask", href: `${siteUrl}${WEBINAR_PATH}#questions` },
      note: `Advertisement. ${webinar.disclosure}`,
      reason: `You get this mail because this address was entered on ${new URL(siteUrl).host} to attend the event.`,
      unsubscribe: [{ label: "Send me nothing more about it", href: unsubscribeUrl }],
    },
    siteUrl,
  );
  return {
    kind: "webinar-confirmation",
    to,
    subject: "Your spot at the PerfectIO X event is reserved",
    ...bodies,
    unsubscribeUrl,
  };
}

/** For a later registration of an address, with other details or after an unsubscription. Repeats no typed text. */
export function changeMail(
  to: MailAddress,
  link: string,
  unsubscribeToken: string,
  siteUrl: string,
): OutgoingMail {
  const unsubscribeUrl = unsubscribeAddress(siteUrl, unsubscribeToken);
  const bodies = layOutMail(
    {
      title: "Please confirm your registration",
      paragraphs: [
        "Somebody, probably you, registered this address once more for the free online event about PerfectIO X.",
        "Press the button and the newer registration counts. Without that everything stays as it was.",
      ],
      button: { label: "Confirm my registration", href: link },
      note: `The button works for ${LINK_DAYS} days. If it does nothing, open this address in your browser: ${link}`,
      reason: `You get this mail because your address was entered on ${new URL(siteUrl).host}. If that was not you, there is nothing to do.`,
      unsubscribe: [{ label: "Send me nothing more about it", href: unsubscribeUrl }],
    },
    siteUrl,
  );
  const subject = "Please confirm: your registration for the PerfectIO X event";
  return { kind: "webinar-change", to, subject, unsubscribeUrl, ...bodies };
}
