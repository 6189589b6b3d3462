import { formatDate } from "#app/text/format-date.ts";

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
