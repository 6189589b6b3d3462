/** What readers sign up for, as it is listed and exported. */
export const lists = ["newsletter", "alerts", "webinar"] as const;
export type List = (typeof lists)[number];

/** Letters go to the subscribed and to nobody else. A webinar's people need not confirm: they are subscribed at once. */
export const statuses = ["subscribed", "pending", "unsubscribed"] as const;
export type Status = (typeof statuses)[number];

/** All that is held, as CSV or JSON; or the columns that another mail program imports. */
export const formats = ["csv", "json", "mailchimp", "shopify", "listmonk"] as const;
export type Format = (typeof formats)[number];

/** Readers of alerts were promised that nobody else gets their address. */
export function canExport(list: List, format: Format): boolean {
  return list !== "alerts" || format === "csv" || format === "json";
}
