import type { OutboxRow } from "#app/infra/database-tables.server.ts";

/** `topic` is that of an alert's confirmation. */
export function nameMail({ what, topic }: { what: string; topic?: string | undefined }): string {
  const name = MAIL_NAMES[what] ?? what;
  return topic ? `${name}: ${topic}` : name;
}

/** By the first word of the outbox's `kind`. */
const MAIL_NAMES: Record<string, string> = {
  "newsletter-confirmation": "Newsletter, to be confirmed",
  "alerts-confirmation": "Alert, to be confirmed",
  "alerts-news": "A changed verdict",
  "webinar-confirmation": "Webinar, registered",
  "desk-sign-in": "Link to sign in to the desk",
};

export const STATE_NAMES: Record<OutboxRow["state"], string> = {
  waiting: "Waiting",
  reserved: "Being sent",
  claimed: "Being sent",
  sent: "Sent",
  failed: "Failed",
  unknown: "Not known",
};

/** A line for the operator. Empty for an unknown problem of the outbox. */
export function problemInWords(problem: string): string {
  return PROBLEMS.find(({ like }) => like.test(problem))?.words ?? "";
}

const PROBLEMS: readonly { like: RegExp; words: string }[] = [
  { like: /AUTH/, words: "The mail server refused the password in SMTP_URL." },
  { like: /\b530\b/, words: "The mail server asks for a user and a password in SMTP_URL." },
  {
    like: /RCPT TO 5\d\d 5\.(7|1\.[78])\b/,
    words:
      "The mail server takes no mail from this site: see SMTP_URL, the sender and its SPF record.",
  },
  { like: /RCPT TO 5\d\d 5\.[12]\b/, words: "The mail server refused the address." },
  { like: /RCPT TO 5/, words: "The mail server refused the address or this site." },
  { like: /RCPT TO 4/, words: "The mail server refused this address for now." },
  { like: /MAIL FROM/, words: "The mail server refused the sender." },
  { like: /ETLS|STARTTLS/, words: "The mail server offers no encryption." },
  {
    like: /CERT|LEAF_SIGNATURE/,
    words: "The mail server’s certificate is out of date, of another host or self-made.",
  },
  {
    like: /ERR_SSL|EPROTO\b|GREETING_TIMEOUT/,
    words: "The port in SMTP_URL is a wrong one: smtps:// mostly goes with 465, smtp:// with 587.",
  },
  { like: /DATA [45]/, words: "The mail server refused the mail." },
  { like: /CONN|ESOCKET|EDNS|ETIMEDOUT|ECONN/, words: "We couldn’t reach the mail server." },
];
