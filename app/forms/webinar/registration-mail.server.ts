import { LINK_DAYS } from "#app/forms/confirmation-link.server.ts";
import type { MailAddress } from "#app/forms/mail-address.server.ts";
import { layOutMail } from "#app/forms/mail-layout.ts";
import { readMail } from "#app/forms/mail-text.server.ts";
import type { OutgoingMail } from "#app/forms/outbox-rows.server.ts";
import { unsubscribeAddress } from "#app/forms/unsubscribe-address.server.ts";
import * as webinar from "#app/webinar.config.ts";
import { WEBINAR_PATH } from "./registration.ts";

const reserved = readMail("webinar-registration", ["host", "joining", "disclosure"]);
const changed = readMail("webinar-change", ["host", "days", "link"]);

/** Repeats no typed text, so that nobody can write to strangers through it. */
export function registrationMail(
  to: MailAddress,
  unsubscribeToken: string,
  siteUrl: string,
): OutgoingMail {
  const unsubscribeUrl = unsubscribeAddress(siteUrl, unsubscribeToken);
  const { joining, disclosure } = webinar;
  const { subject, ...text } = reserved({ host: new URL(siteUrl).host, joining, disclosure });
  const bodies = layOutMail(
    {
      ...text,
      button: { label: text.button, href: `${siteUrl}${WEBINAR_PATH}#questions` },
      unsubscribe: [{ label: text.unsubscribe, href: unsubscribeUrl }],
    },
    siteUrl,
  );
  return { kind: "webinar-confirmation", to, subject, ...bodies, unsubscribeUrl };
}

/** For a later registration of an address, with other details or after an unsubscription. Repeats no typed text. */
export function changeMail(
  to: MailAddress,
  link: string,
  unsubscribeToken: string,
  siteUrl: string,
): OutgoingMail {
  const unsubscribeUrl = unsubscribeAddress(siteUrl, unsubscribeToken);
  const { host } = new URL(siteUrl);
  const { subject, ...text } = changed({ host, days: String(LINK_DAYS), link });
  const bodies = layOutMail(
    {
      ...text,
      button: { label: text.button, href: link },
      unsubscribe: [{ label: text.unsubscribe, href: unsubscribeUrl }],
    },
    siteUrl,
  );
  return { kind: "webinar-change", to, subject, unsubscribeUrl, ...bodies };
}
