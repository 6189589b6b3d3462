/** Times are ISO texts in UTC, days YYYY-MM-DD; ids and tokens are random, hashes SHA-256. */
export type Tables = {
  secrets: { name: string; value: string };
  subscribers: SubscriberRow;
  webinar_registrations: WebinarRegistrationRow;
  alert_readers: AlertReaderRow;
  alert_topics: AlertTopicRow;
  alert_news: { id: string; reader_id: string; change_id: string; told_at: string };
  /** When the site first knew a changed verdict: readers who asked before are told of it. */
  known_changes: { id: string; known_at: string };
  outbox: OutboxRow;
  mailboxes: MailboxRow;
  undeliverable_addresses: UndeliverableRow;
  erasures: ErasureRow;
  search_counts: SearchCountRow;
  search_words: { id: string; words: string };
  /** A day's key for the bits of readers. The next day deletes it. */
  search_day_keys: { id: string; value: string };
  links: LinkRow;
  article_findings: { id: string; article: string; text: string };
  operator_notes: { id: string; noted_at: string };
  desk_operators: DeskOperatorRow;
  desk_links: DeskLinkRow;
  desk_sessions: DeskSessionRow;
  desk_passkeys: DeskPasskeyRow;
  /** By the hash of the challenge; deleted at its use. */
  desk_challenges: { id: string; purpose: string; expires_at: string };
  desk_log: DeskLogRow;
  /** rate-limiter-flexible's own; used on Postgres. Keys are hashes. */
  rate_limits: { key: string; points: number; expire: number | null };
};

type Consent = {
  consent_version: string;
  consented_at: string;
  source: string;
};

/** One row for each address. */
export type SubscriberRow = Consent & {
  id: string;
  /** `email_key` is unique, see `mail-address.server.ts`. */
  email: string;
  email_key: string;
  status: "pending" | "subscribed" | "unsubscribed";
  /** Part of the confirmation link. An unsubscription renews it, so that old links end. */
  confirmation_id: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
  unsubscribe_token: string;
  created_at: string;
  updated_at: string;
};

/** One row for each address and webinar. */
export type WebinarRegistrationRow = Consent & {
  id: string;
  webinar: string;
  email: string;
  email_key: string;
  first_name: string;
  last_name: string;
  phone: string;
  interest: string;
  /** Part of the link that confirms `waiting_details`. Stays when it was used, and ends with an unsubscription. */
  confirmation_id: string | null;
  /** A later registration's, as JSON, until the link of a mail confirms them. */
  waiting_details: string | null;
  unsubscribed_at: string | null;
  unsubscribe_token: string;
  created_at: string;
  updated_at: string;
};

/** One row for each address. `told_at` is the time of the last mail about changes. */
export type AlertReaderRow = {
  id: string;
  email: string;
  email_key: string;
  told_at: string | null;
  unsubscribe_token: string;
  created_at: string;
  updated_at: string;
};

/** One row for each reader and topic. */
export type AlertTopicRow = Consent & {
  id: string;
  reader_id: string;
  /** The id of an `AlertTopic`. */
  topic: string;
  status: "pending" | "subscribed" | "unsubscribed";
  confirmation_id: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
  unsubscribe_token: string;
  created_at: string;
  updated_at: string;
};

export type LinkRow = {
  id: string;
  href: string;
  state: "ok" | "dead" | "unsure";
  /** Slugs of some articles with this link, separated by spaces. */
  articles: string;
  problem: string | null;
  checked_at: string;
  seen_at: string;
  failing_since: string | null;
};

/** `readers` is a field of 16 bits, see `search-count-rows.server.ts`. */
type SearchCountRow = {
  id: string;
  /** YYYY-MM-DD */
  day: string;
  words_key: string;
  found: number;
  not_found: number;
  readers: number;
};

export type OutboxRow = {
  id: string;
  kind: string;
  recipient: string;
  recipient_key: string;
  subject: string;
  text: string;
  html: string;
  unsubscribe_url: string;
  /** "claimed": the mail server may have it, "reserved": not yet. "unknown": never sent again. */
  state: "waiting" | "reserved" | "claimed" | "sent" | "failed" | "unknown";
  attempts: number;
  next_attempt_at: string;
  /** The time of the reservation or claim. */
  claimed_at: string | null;
  finished_at: string | null;
  /** Without anything personal. */
  problem: string | null;
  created_at: string;
};

/** What forms made us write to a mailbox, kept for 30 days. See `mailboxes.server.ts`. */
type MailboxRow = {
  /** A hash. */
  id: string;
  /** Mails since somebody last pressed a button of one. */
  unanswered: number;
  stopped_at: string | null;
  /** Of the last mail or stop. */
  updated_at: string;
};

/** The mail server takes no mail for this address, until its owner confirms it again. */
export type UndeliverableRow = {
  email_key: string;
  problem: string;
  marked_at: string;
};

export type ErasureRow = {
  id: string;
  erased_at: string;
  erased_by: string;
  newsletter: number;
  webinar: number;
  alerts: number;
  mails: number;
  /** 1 when SQLite's write-ahead log, which still holds deleted rows, was emptied afterwards. */
  log_emptied: number;
};

export type DeskOperatorRow = {
  id: string;
  name: string;
  /** In small letters; unique. */
  name_key: string;
  /** For sign-in links, where no passkey works. */
  email: string | null;
  created_at: string;
};

type DeskLinkRow = {
  id: string;
  /** "invite": from `npm run site desk`, or made in the desk for another passkey. */
  kind: "invite" | "mail";
  operator_id: string;
  token_hash: string;
  created_at: string;
  expires_at: string;
};

export type DeskSessionRow = {
  id: string;
  operator_id: string;
  token_hash: string;
  way: "invite" | "passkey" | "mail";
  device: string;
  created_at: string;
  used_at: string;
};

/** `id` is the credential id. Keys and ids are base64url. */
export type DeskPasskeyRow = {
  id: string;
  operator_id: string;
  name: string;
  public_key: string;
  /** In WebAuthn's names, separated by commas. */
  transports: string;
  sign_count: number;
  created_at: string;
  used_at: string | null;
};

/** Never anything about a reader. */
export type DeskLogRow = {
  id: string;
  at: string;
  /** The name at that time: operators may be removed. */
  operator: string;
  action: string;
  about: string;
};
