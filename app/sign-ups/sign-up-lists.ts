/** Also the names of the forms in rate limits, metrics and the outbox. */
export const lists = ["newsletter", "alerts", "webinar"] as const;
export type List = (typeof lists)[number];

/** Letters go to the subscribed only. Webinar registrations need no confirmation. */
export const statuses = ["subscribed", "pending", "unsubscribed"] as const;
export type Status = (typeof statuses)[number];

/** CSV and JSON hold everything; the others have the columns that a mail program imports. */
export const formats = ["csv", "json", "mailchimp", "shopify", "listmonk"] as const;
export type Format = (typeof formats)[number];

/** Readers of alerts were promised that nobody else gets their address. */
export function canExport(list: List, format: Format): boolean {
  return list !== "alerts" || format === "csv" || format === "json";
}
