const US_LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A UTC ISO date in US long format: "March 14, 2026". */
export function formatDate(iso: string): string {
  return US_LONG.format(new Date(iso));
}
