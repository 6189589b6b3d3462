import ical, { ICalEventRepeatingFreq, ICalEventTransparency } from "ical-generator";

/** One all-day entry, which belongs to no time zone. */
export type CalendarEntry = {
  /** Unique in all calendars: "…@example.org". */
  readonly uid: string;
  /** YYYY-MM-DD */
  readonly day: string;
  /** How often it comes, the first day included; absent for once. */
  readonly repeats?: { readonly everyDays: number; readonly count: number };
  readonly title: string;
  readonly text: string;
  readonly url: string;
};

/**
 * A calendar file by RFC 5545. It holds nothing about the reader.
 * @param made when, which is the stamp of its entries: of two files with one entry, the later one counts
 */
export function calendarFile(
  product: string,
  entries: readonly CalendarEntry[],
  made: Date,
): string {
  const calendar = ical({ prodId: { company: product, product: "Calendar", language: "EN" } });
  for (const { uid, day, repeats, title, text, url } of entries) {
    // Midnight UTC, written as a day: whatever the server's time zone, no entry moves to the day before.
    const start = new Date(`${day}T00:00:00Z`);
    calendar.createEvent({
      id: uid,
      stamp: made,
      start,
      allDay: true,
      timezone: "UTC",
      summary: title,
      description: text,
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(repeats && {
        repeating: {
          freq: ICalEventRepeatingFreq.DAILY,
          interval: repeats.everyDays,
          count: repeats.count,
        },
      }),
    });
  }
  return `${calendar}\r\n`;
}
