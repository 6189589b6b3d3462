import {
  confirmationMail as alertConfirmation,
  newsMail,
} from "#app/forms/alerts/alert-mails.server.ts";
import { listVerdictChanges } from "#app/forms/alerts/alert-topics.server.ts";
import { confirmationMail as newsletterConfirmation } from "#app/forms/newsletter/confirmation-mail.server.ts";
import type { OutgoingMail } from "#app/forms/outbox-rows.server.ts";
import { changeMail, registrationMail } from "#app/forms/webinar/registration-mail.server.ts";

const SITE = "https://example.com";
const LINK = `${SITE}/confirm?token=made-up`;
const TO = { address: "ada@example.com", key: "ada@example.com" };
const READER = { email: TO.address, email_key: TO.key, unsubscribe_token: "made-up" };

/** Every mail, and the news of each changed answer. */
export function sentencesOfMails(): string[] {
  const about = (topic: string) => ({ topic, unsubscribe_token: "made-up" });
  const confirm = (topic: string) =>
    alertConfirmation({ reader: READER, row: about(topic), link: LINK, siteUrl: SITE });
  const changes = listVerdictChanges();
  const news = (some: typeof changes) =>
    newsMail({
      reader: READER,
      changes: some,
      siteUrl: SITE,
      topics: [about("everything"), about("benefits/hair-growth")],
    });
  return [
    ...wordsOf("newsletter, to confirm", newsletterConfirmation(TO, LINK, "made-up", SITE)),
    ...wordsOf("alerts, to confirm", confirm("claims/knee-osteoarthritis")),
    ...wordsOf("alerts of all answers, to confirm", confirm("everything")),
    ...wordsOf("alerts of a page, to confirm", confirm("benefits/hair-growth")),
    ...wordsOf("webinar, registered", registrationMail(TO, "made-up", SITE)),
    ...wordsOf("webinar, to confirm a change", changeMail(TO, LINK, "made-up", SITE)),
    ...(changes.length > 0 ? wordsOf("alert, one answer", news(changes.slice(0, 1))) : []),
    ...wordsOf("alert, all changed answers", news(changes)),
  ];
}

function wordsOf(name: string, { subject, text }: OutgoingMail): string[] {
  return [`## ${name}`, `Subject: ${subject}`, ...text.split("\n").filter((line) => line.trim())];
}
