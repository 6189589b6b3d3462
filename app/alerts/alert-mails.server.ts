import { changeAddress, changesPath } from "#app/evidence/ledger/change-address.ts";
import type { Change } from "#app/evidence/ledger/changes.server.ts";
import type { AlertReaderRow, AlertTopicRow } from "#app/infra/database-tables.server.ts";
import { LINK_DAYS } from "#app/sign-ups/confirmation-link.server.ts";
import { layOutMail } from "#app/sign-ups/mail-layout.ts";
import type { OutgoingMail } from "#app/sign-ups/outbox.server.ts";
import { unsubscribeAddress } from "#app/sign-ups/unsubscribe-address.server.ts";
import * as site from "#app/site.config.ts";
import { typeset } from "#app/text/typeset.ts";
import { nameTopic } from "./alert-topics.server.ts";

/** The kind of these mails in the outbox. */
export const NEWS = "alerts-news";

type Reader = Pick<AlertReaderRow, "email" | "email_key" | "unsubscribe_token">;
type Topic = Pick<AlertTopicRow, "topic" | "unsubscribe_token">;

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
  const bodies = layOutMail(
    {
      title: "Please confirm your address",
      paragraphs: [
        `Somebody, probably you, asked ${site.name} to tell this address when a verdict changes: ${nameTopic(topic)}.`,
        "Press the button and we do, at most once a week. Without that you will get nothing from us.",
      ],
      button: { label: "Tell me when it changes", href: link },
      note: `The button works for ${LINK_DAYS} days. If it does nothing, open this address in your browser: ${link}`,
      reason: `You get this mail because your address was entered on ${new URL(siteUrl).host}. If that was not you, there is nothing to do.`,
      unsubscribe: [{ label: "No such mail to this address", href: unsubscribeUrl }],
    },
    siteUrl,
  );
  const subject = `Please confirm: ${nameTopic(topic)}`;
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
  const subject =
    changes.length === 1 && first
      ? `A verdict changed: ${first.about.name}`
      : `${changes.length} verdicts changed`;
  const path = changes.length === 1 && first ? changeAddress(first) : ALL;
  const bodies = layOutMail(
    {
      title: subject,
      paragraphs: changes.flatMap(({ about, was, is, why }) => [
        typeset(`${about.name}. We wrote: ${was} We write now: ${is}`),
        typeset(why ?? ""),
      ]),
      button: { label: "Read what changed", href: siteUrl + path },
      reason: `You get this mail because you asked ${site.name} for it.`,
      unsubscribe: [
        { label: "No more alerts at all", href: unsubscribeUrl },
        ...topics.map(({ topic, unsubscribe_token: token }) => ({
          label: `No more of: ${nameTopic(topic)}`,
          href: unsubscribeAddress(siteUrl, token),
        })),
      ],
    },
    siteUrl,
  );
  return { kind: NEWS, to: addressOf(reader), subject, unsubscribeUrl, ...bodies };
}

const addressOf = ({ email, email_key: key }: Reader) => ({ address: email, key });

const ALL = changesPath({ kind: "changed verdict" });
