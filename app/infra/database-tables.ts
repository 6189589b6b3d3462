/**
 * The tables as `migrations.server.ts` makes them, the same on SQLite and Postgres. Times are ISO
 * texts in UTC, which sort by themselves; ids and tokens are random.
 */
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
  /** How often something was searched on a day; `readers` is a field of 16 bits, see `search-count-rows.server.ts`. */
  search_counts: SearchCountRow;
  /** The folded words of a `words_key`, once three readers have searched for them. */
  search_words: { id: string; words: string };
  /** A day's key for the bits of readers. The next day deletes it. */
  search_day_keys: { id: string; value: string };
  /** Where the articles' links lead, and what is to be mended in articles, as of the last check. */
  links: LinkRow;
  article_findings: { id: string; article: string; text: string };
  /** When the operator last did something that the desk tells of, such as "back-up". */
  operator_notes: { id: string; noted_at: string };
  desk_operators: DeskOperatorRow;
  desk_links: DeskLinkRow;
  desk_sessions: DeskSessionRow;
  desk_passkeys: DeskPasskeyRow;
  /** What a passkey has to sign, by its hash, and for what; gone when it is used. */
  desk_challenges: { id: string; purpose: string; expires_at: string };
  desk_log: DeskLogRow;
  /** rate-limiter-flexible's own; used on Postgres. Keys are hashes. */
  rate_limits: { key: string; points: number; expire: number | null };
};

/** What was agreed to, when and where, kept with every sign-up. */
type Consent = {
  /** Version of the wording under the form. */
  consent_version: string;
  consented_at: string;
  /** Where on the site, such as "footer". */
  source: string;
};

/** A newsletter sign-up. One row for each address. */
export type SubscriberRow = Consent & {
  id: string;
  /** The address to send to, and the key under which it is unique (see `mail-address.ts`). */
  email: string;
  email_key: string;
  status: "pending" | "subscribed" | "unsubscribed";
  /** Named in the confirmation link. A new one after an unsubscription, so that old links end. */
  confirmation_id: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
  /** The opaque part of the unsubscribe address. */
  unsubscribe_token: string;
  created_at: string;
  updated_at: string;
};

/** A webinar registration. One row for each address and webinar. */
export type WebinarRegistrationRow = Consent & {
  id: string;
  /** The webinar's slug. */
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

/** Somebody who asked to be told when a verdict changes. One row for each address. */
export type AlertReaderRow = {
  id: string;
  email: string;
  email_key: string;
  /** When they were last sent an alert; null before the first. */
  told_at: string | null;
  /** Stops all their alerts. */
  unsubscribe_token: string;
  created_at: string;
  updated_at: string;
};

/** What one of them wants to be told of. One row for each reader and topic. */
export type AlertTopicRow = Consent & {
  id: string;
  reader_id: string;
  /** "everything", "benefits/hair-growth" or "claims/neck-pain". */
  topic: string;
  status: "pending" | "subscribed" | "unsubscribed";
  /** As a subscriber's. */
  confirmation_id: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
  /** Stops this topic alone. */
  unsubscribe_token: string;
  created_at: string;
  updated_at: string;
};

/** One row for each address that articles link to. */
export type LinkRow = {
  /** A hash of the address. */
  id: string;
  href: string;
  state: "ok" | "dead" | "unsure";
  /** Slugs of some articles that have it, with spaces between them. */
  articles: string;
  problem: string | null;
  checked_at: string;
  /** When the check began in which an article had it. */
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

/** A mail that is to be sent, or what became of it. */
export type OutboxRow = {
  id: string;
  /** What the mail is, such as "newsletter-confirmation". */
  kind: string;
  recipient: string;
  recipient_key: string;
  subject: string;
  text: string;
  html: string;
  unsubscribe_url: string;
  /**
   * "waiting" for its next attempt; "reserved" by a server that is speaking to the mail server, which
   * has not taken it yet; "claimed" from before the mail server may take it until it answers; "sent";
   * "failed" when it was rejected, after the last attempt, or no longer wanted; "unknown" when nobody
   * can say whether the mail server took it: never tried again, so that no one gets it twice.
   */
  state: "waiting" | "reserved" | "claimed" | "sent" | "failed" | "unknown";
  attempts: number;
  next_attempt_at: string;
  /** When it was reserved or claimed. */
  claimed_at: string | null;
  finished_at: string | null;
  /** Why the latest attempt failed, without anything personal. */
  problem: string | null;
  created_at: string;
};

/** An address for which the mail server takes no mail. Its owner's next confirmation takes the mark away. */
export type UndeliverableRow = {
  email_key: string;
  /** What the mail server said, as `problem` of the mail. */
  problem: string;
  marked_at: string;
};

/** The receipt of an erased person: how much of what, and nothing of whom. */
export type ErasureRow = {
  id: string;
  erased_at: string;
  /** The operator's name, or "command line". */
  erased_by: string;
  newsletter: number;
  webinar: number;
  alerts: number;
  mails: number;
  /** Whether the file beside SQLite's, in which deleted rows live on for a while, was emptied since: 0 or 1. */
  log_emptied: number;
};

/** Somebody who may sign in to /desk. */
export type DeskOperatorRow = {
  id: string;
  name: string;
  /** The name in small letters, which is unique. */
  name_key: string;
  /** Where links for signing in go, where no passkey can be used. */
  email: string | null;
  created_at: string;
};

/** A link that signs an operator in, once. Gone when it is used. */
type DeskLinkRow = {
  id: string;
  /** "invite": printed by `npm run desk`, or made in the desk for another passkey. "mail": sent by mail. */
  kind: "invite" | "mail";
  operator_id: string;
  /** SHA-256 of the token in the address. */
  token_hash: string;
  created_at: string;
  expires_at: string;
};

/** A browser that is signed in. */
export type DeskSessionRow = {
  id: string;
  operator_id: string;
  /** SHA-256 of the token in the cookie. */
  token_hash: string;
  /** How it began. */
  way: "invite" | "passkey" | "mail";
  /** The browser and its system, such as "Firefox on Linux". */
  device: string;
  created_at: string;
  used_at: string;
};

/** A passkey; `id` is its credential id. Keys and ids are base64url. */
export type DeskPasskeyRow = {
  id: string;
  operator_id: string;
  /** Where it was made, such as "Firefox on Linux". */
  name: string;
  public_key: string;
  /** How the browser reaches it, separated by commas, as WebAuthn names them. */
  transports: string;
  sign_count: number;
  created_at: string;
  used_at: string | null;
};

/** Who did what in the desk: never anything of a reader. */
export type DeskLogRow = {
  id: string;
  at: string;
  /** The name at that time: operators may be removed. */
  operator: string;
  action: string;
  about: string;
};
