import { LINK_DAYS } from "#app/forms/confirmation-link.server.ts";
import { layOutMail } from "#app/forms/mail-layout.ts";
import { readMail } from "#app/forms/mail-text.server.ts";
import type { OutgoingMail } from "#app/forms/outbox-rows.server.ts";
import { unsubscribeAddress } from "#app/forms/unsubscribe-address.server.ts";
import * as site from "#app/site.config.ts";

/** The kind of this mail in the outbox. */
const CONFIRMATION = "newsletter-confirmation";

const mail = readMail("newsletter-confirmation", ["site", "host", "days", "link"]);

/** Has no words that a visitor typed, so that nobody can send a stranger a text through it. */
export function confirmationMail(
  to: OutgoingMail["to"],
  link: string,
  unsubscribeToken: string,
  siteUrl: string,
): OutgoingMail {
  const unsubscribeUrl = unsubscribeAddress(siteUrl, unsubscribeToken);
  const { host } = new URL(siteUrl);
  const { subject, ...text } = mail({ site: site.name, host, days: String(LINK_DAYS), link });
  const bodies = layOutMail(
    {
      ...text,
      button: { label: text.button, href: link },
      unsubscribe: [{ label: text.unsubscribe, href: unsubscribeUrl }],
    },
    siteUrl,
  );
  return { kind: CONFIRMATION, to, subject, unsubscribeUrl, ...bodies };
}
