import type { SignUpFilter } from "#app/sign-ups/people.server.ts";
import type { List } from "#app/sign-ups/sign-up-lists.ts";

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
