/** The tables of `migrations.server.ts`. Times are ISO texts in UTC; ids and tokens are random. */
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
  undeliverable_addresses: UndeliverableRow;
  erasures: ErasureRow;
  /** `readers` is a field of 16 bits, see `search-count-rows.server.ts`. */
  search_counts: SearchCountRow;
  /** The folded words of a `words_key`, once three readers have searched for them. */
  search_words: { id: string; words: string };
  /** A day's key for the bits of readers. The next day deletes it. */
  search_day_keys: { id: string; value: string };
  /** From the latest check of the articles. */
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
  /** Of the wording under the form. */
  consent_version: string;
  consented_at: string;
  /** Such as "footer". */
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
  unsubscribed_at: string | null;
  unsubscribe_token: string;
  created_at: string;
  updated_at: string;
};

/** One row for each address. */
export type AlertReaderRow = {
  id: string;
  email: string;
  email_key: string;
  /** The time of the latest alert. */
  told_at: string | null;
  /** Stops all their alerts. */
  unsubscribe_token: string;
  created_at: string;
  updated_at: string;
};

/** One row for each reader and topic. */
export type AlertTopicRow = Consent & {
  id: string;
  reader_id: string;
  /** "everything", "benefits/hair-growth" or "claims/neck-pain". */
  topic: string;
  status: "pending" | "subscribed" | "unsubscribed";
  confirmation_id: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
  /** Stops this topic alone. */
  unsubscribe_token: string;
  created_at: string;
  updated_at: string;
};

export type LinkRow = {
  /** A hash of the address. */
  id: string;
  href: string;
  state: "ok" | "dead" | "unsure";
  /** Slugs of some articles with this link, separated by spaces. */
  articles: string;
  problem: string | null;
  checked_at: string;
  /** The start of the latest check that saw the link. */
  seen_at: string;
  failing_since: string | null;
};

/** One row for each day and words. */
type SearchCountRow = {
  id: string;
  /** YYYY-MM-DD */
  day: string;
  /** A keyed hash of the folded words. */
  words_key: string;
  found: number;
  not_found: number;
  readers: number;
};

export type OutboxRow = {
  id: string;
  /** Such as "newsletter-confirmation". */
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

/** The mail server takes no mail for this address, until its owner confirms it again. */
export type UndeliverableRow = {
  email_key: string;
  /** The mail server's code. */
  problem: string;
  marked_at: string;
};

/** The receipt of an erased person; it names nobody. */
export type ErasureRow = {
  id: string;
  erased_at: string;
  /** The operator's name, or "command line". */
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

/** Deleted at its use. */
type DeskLinkRow = {
  id: string;
  /** "invite": from `npm run desk`, or made in the desk for another passkey. */
  kind: "invite" | "mail";
  operator_id: string;
  /** SHA-256. */
  token_hash: string;
  created_at: string;
  expires_at: string;
};

export type DeskSessionRow = {
  id: string;
  operator_id: string;
  /** SHA-256. */
  token_hash: string;
  way: "invite" | "passkey" | "mail";
  /** Such as "Firefox on Linux". */
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
