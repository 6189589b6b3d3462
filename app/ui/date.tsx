const US_LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A UTC ISO date in US long format: "March 14, 2026". */
function formatDate(iso: string): string {
  return US_LONG.format(new Date(iso));
}

export function DateText({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDate(iso)}</time>;
}

const US_MONTH = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "March 2026" of "2026-03". */
export function monthOf(month: string): string {
  return US_MONTH.format(new Date(month));
}
