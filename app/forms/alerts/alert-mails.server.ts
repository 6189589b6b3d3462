import { changeAddress, changesPath } from "#app/evidence/ledger/change-address.ts";
import type { Change } from "#app/evidence/ledger/changes.server.ts";
import { findClaim, isClaimId } from "#app/evidence/ledger/claims.server.ts";
import { LINK_DAYS } from "#app/forms/confirmation-link.server.ts";
import { layOutMail } from "#app/forms/mail-layout.ts";
import { readMail } from "#app/forms/mail-text.server.ts";
import type { OutgoingMail } from "#app/forms/outbox-rows.server.ts";
import { unsubscribeAddress } from "#app/forms/unsubscribe-address.server.ts";
import type { AlertReaderRow, AlertTopicRow } from "#app/infra/database-tables.server.ts";
import * as site from "#app/site.config.ts";
import { typeset } from "#app/text/typeset.ts";
import { nameTopic } from "./alert-topics.server.ts";

/** The kind of these mails in the outbox. */
export const NEWS = "alerts-news";

type Reader = Pick<AlertReaderRow, "email" | "email_key" | "unsubscribe_token">;
type Topic = Pick<AlertTopicRow, "topic" | "unsubscribe_token">;

const confirmation = readMail("alert-confirmation", ["site", "host", "topic", "days", "link"]);
const news = readMail("alert-news", ["site", "count", "question", "was", "is", "why", "topic"]);

/** Has no words that a visitor typed, so that nobody can send a stranger a text through it. */
export function confirmationMail({
  reader,
  row: { topic, unsubscribe_token: token },
  link,
  siteUrl,
}: {
  reader: Reader;
  row: Topic;
  link: string;
  siteUrl: string;
}): OutgoingMail {
  const unsubscribeUrl = unsubscribeAddress(siteUrl, token);
  const { subject, ...text } = confirmation({
    site: site.name,
    host: new URL(siteUrl).host,
    topic: nameTopic(topic),
    days: String(LINK_DAYS),
    link,
  });
  const bodies = layOutMail(
    {
      ...text,
      button: { label: text.button, href: link },
      unsubscribe: [{ label: text.unsubscribe, href: unsubscribeUrl }],
    },
    siteUrl,
  );
  // A kind for each topic: a reader who asks for two gets both links.
  const kind = `alerts-confirmation ${topic}`;
  return { kind, to: addressOf(reader), subject, unsubscribeUrl, ...bodies };
}

/** `topics` are the reader's topics that changed. */
export function newsMail({
  reader,
  topics,
  changes,
  siteUrl,
}: {
  reader: Reader;
  topics: readonly Topic[];
  changes: readonly Change[];
  siteUrl: string;
}): OutgoingMail {
  const [first] = changes;
  const unsubscribeUrl = unsubscribeAddress(siteUrl, reader.unsubscribe_token);
  const textOf = (change: Change | undefined, topic = "") =>
    news({
      site: site.name,
      count: String(changes.length),
      topic,
      question: questionOf(change),
      was: typeset(change?.was ?? ""),
      is: typeset(change?.is ?? ""),
      why: typeset(change?.why ?? ""),
    });
  const text = textOf(first);
  const isOne = changes.length === 1;
  const subject = (isOne && text.subjectOfOne) || text.subject;
  const path = isOne && first ? changeAddress(first) : ALL;
  const bodies = layOutMail(
    {
      ...text,
      title: subject,
      paragraphs: changes.flatMap((change) => textOf(change).paragraphs),
      button: { label: text.button, href: siteUrl + path },
      unsubscribe: [
        { label: text.unsubscribe, href: unsubscribeUrl },
        ...topics.map(({ topic, unsubscribe_token: token }) => ({
          label: textOf(first, nameTopic(topic)).unsubscribeTopic ?? nameTopic(topic),
          href: unsubscribeAddress(siteUrl, token),
        })),
      ],
    },
    siteUrl,
  );
  return { kind: NEWS, to: addressOf(reader), subject, unsubscribeUrl, ...bodies };
}

/** It names the treatment, which the name of a use does not: "Scars after surgery". */
function questionOf(change: Change | undefined): string {
  const about = change?.about;
  return about && isClaimId(about.id) ? typeset(findClaim(about.id).question) : (about?.name ?? "");
}

const addressOf = ({ email, email_key: key }: Reader) => ({ address: email, key });

const ALL = changesPath({ kind: "changed verdict" });
