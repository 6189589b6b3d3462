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
  { like: /RCPT TO 5/, words: "The mail server refused the address." },
  { like: /RCPT TO 4/, words: "The mail server refused this address for now." },
  { like: /AUTH/, words: "The mail server refused the password in SMTP_URL." },
  { like: /MAIL FROM/, words: "The mail server refused the sender." },
  { like: /ETLS|STARTTLS/, words: "The mail server offers no encryption." },
  { like: /DATA [45]/, words: "The mail server refused the mail." },
  { like: /CONN|ESOCKET|EDNS|ETIMEDOUT|ECONN/, words: "We couldn’t reach the mail server." },
];
