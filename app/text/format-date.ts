const US_LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

const US_SHORT = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** A UTC ISO date in US long format: "March 14, 2026". */
export function formatDate(iso: string): string {
  return US_LONG.format(new Date(iso));
}

/** The day without its year: "Mar 14". */
export function formatDay(iso: string): string {
  return US_SHORT.format(new Date(iso));
}
