import { href } from "react-router";
import { nameTopic } from "#app/forms/alerts/alert-topics.server.ts";
import { consents as alertsConsents } from "#app/forms/alerts/consent.ts";
import { consents as newsletterConsents } from "#app/forms/newsletter/consent.ts";
import type { Person } from "#app/forms/people.server.ts";
import { type List, lists, type Status } from "#app/forms/sign-up-lists.ts";
import { interests } from "#app/forms/webinar/registration.ts";
import { consent as webinarConsent } from "#app/webinar.config.ts";

export type ShownSignUp = {
  id: string;
  list: List;
  title: string;
  status: Status;
  /** `wording` is undefined for a version that the site no longer has. */
  consent: { version: string; wording: string | undefined; at: string; source: string };
  /** Fields besides the address. */
  details: { name: string; value: string }[];
  /** ISO times. */
  times: { name: string; at: string }[];
  /** The path of the reader's own unsubscribe page. */
  stop: string;
};

/** Leaves every token on the server except the one for unsubscribing. */
export function showPerson(person: Person) {
  const { newsletter, registrations, alerts, mails } = person;
  const byList: Record<List, Omit<ShownSignUp, "list">[]> = {
    newsletter: newsletter ? [{ ...common(newsletter), title: "Newsletter" }] : [],
    alerts: (alerts?.topics ?? []).map((topic) => ({
      ...common(topic),
      title: `Alerts: ${nameTopic(topic.topic)}`,
    })),
    webinar: registrations.map((row) => ({
      ...common({
        ...row,
        status: row.unsubscribed_at === null ? "subscribed" : "unsubscribed",
        confirmed_at: null,
      }),
      title: `Webinar: ${row.webinar}`,
      details: [
        { name: "First name", value: row.first_name },
        { name: "Last name", value: row.last_name },
        { name: "Phone", value: row.phone },
        { name: "Interest", value: nameInterest(row.interest) },
        ...(row.waiting_details ? [{ name: "Waits for a link", value: row.waiting_details }] : []),
      ],
    })),
  };
  const signUps: ShownSignUp[] = lists.flatMap((list) =>
    byList[list].map((signUp) => ({ ...signUp, list })),
  );
  return {
    email: person.email,
    undeliverable: person.undeliverable,
    limit: person.limit,
    countedForms: person.countedForms,
    signUps,
    told: alerts?.told ?? [],
    mails: mails.map(({ id, kind, state, attempts, problem, created_at, finished_at }) => ({
      id,
      state,
      attempts,
      problem,
      created_at,
      finished_at,
      ...withTopic(kind),
    })),
  };
}

/** @param kind of a mail; a mail about alerts names its topic after a space */
export function withTopic(kind: string) {
  const [what = "", topic] = kind.split(" ");
  return { what, topic: topic && nameTopic(topic) };
}

const nameInterest = (interest: string) =>
  interests.find(({ value }) => value === interest)?.name ?? interest;

/** The common columns of all lists. */
type Row = {
  id: string;
  status: Status;
  source: string;
  consent_version: string;
  consented_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
  unsubscribe_token: string;
  created_at: string;
  updated_at: string;
};

function common(row: Row): Omit<ShownSignUp, "list" | "title"> {
  const times = [
    { name: "First signed up", at: row.created_at },
    { name: "Confirmed", at: row.confirmed_at },
    { name: "Unsubscribed", at: row.unsubscribed_at },
    { name: "Last changed", at: row.updated_at },
  ];
  return {
    id: row.id,
    status: row.status,
    details: [],
    consent: {
      version: row.consent_version,
      wording: wordingOf(row.consent_version),
      at: row.consented_at,
      source: row.source,
    },
    times: times.flatMap(({ name, at }) => (at ? [{ name, at }] : [])),
    stop: href("/unsubscribe/:token", { token: row.unsubscribe_token }),
  };
}

/** The words under the form that a reader agreed to, by their version; undefined for words that the site no longer has. */
function wordingOf(version: string): string | undefined {
  const webinar = { version: webinarConsent.version, wording: webinarConsent.text };
  const all = [...newsletterConsents, ...alertsConsents, webinar];
  return all.find((known) => known.version === version)?.wording;
}
