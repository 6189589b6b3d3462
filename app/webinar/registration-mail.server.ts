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
