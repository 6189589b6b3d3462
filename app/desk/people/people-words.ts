import { counted } from "#app/desk/amounts.ts";
import type { SignUpFilter } from "#app/forms/people.server.ts";
import { type List, lists } from "#app/forms/sign-up-lists.ts";

export const LIST_NAMES: Record<List, string> = {
  newsletter: "Newsletter",
  alerts: "Alerts",
  webinar: "Webinar",
};

export const ERASED_NAMES: Record<List, string> = {
  newsletter: "Newsletter sign-ups",
  alerts: "Alerts",
  webinar: "Webinar registrations",
};

export const STATUS_NAMES: Record<NonNullable<SignUpFilter["status"]>, string> = {
  subscribed: "Subscribed",
  pending: "Pending",
  unsubscribed: "Unsubscribed",
  undeliverable: "Takes no mail",
};

/** What is held of a person, or was: "1 newsletter sign-up, 2 alerts, 0 webinar registrations, 1 mail". */
export function heldInWords(counts: Readonly<Record<List | "mails", number>>): string {
  return [
    ...lists.map((list) => counted(counts[list], SIGN_UP_NAMES[list])),
    counted(counts.mails, "mail"),
  ].join(", ");
}

const SIGN_UP_NAMES: Record<List, string> = {
  newsletter: "newsletter sign-up",
  alerts: "alert",
  webinar: "webinar registration",
};
