/** Also the names of the forms in rate limits, metrics and the outbox. */
export const lists = ["newsletter", "alerts", "webinar"] as const;
export type List = (typeof lists)[number];

/** Webinar registrations need no confirmation. */
export const statuses = ["subscribed", "pending", "unsubscribed"] as const;
export type Status = (typeof statuses)[number];

/** CSV and JSON hold everything; the others have the columns that a mail program imports. */
export const formats = ["csv", "json", "mailchimp", "shopify", "listmonk"] as const;
export type Format = (typeof formats)[number];

/** Readers of alerts were promised that nobody else gets their address. */
const FORMATS: Record<List, readonly Format[]> = {
  newsletter: formats,
  alerts: ["csv", "json"],
  webinar: formats,
};

export function canExport(list: List, format: Format): boolean {
  return FORMATS[list].includes(format);
}
