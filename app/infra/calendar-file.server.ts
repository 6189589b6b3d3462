import ical, { ICalEventRepeatingFreq, ICalEventTransparency } from "ical-generator";

/** Days belong to no time zone. */
export type CalendarEntry = {
  /** Unique in all calendars: "…@example.org". */
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
} & (WholeDays | { readonly start: Date; readonly minutes: number });

type WholeDays = {
  /** YYYY-MM-DD */
  readonly day: string;
  /** `count` includes the first day; absent for a single day. */
  readonly repeats?: { readonly everyDays: number; readonly count: number };
};

/** RFC 5545. @param made the stamp: of two files with one entry, the later one counts */
export function calendarFile(
  product: string,
  entries: readonly CalendarEntry[],
  made: Date,
): string {
  const calendar = ical({ prodId: { company: product, product: "Calendar", language: "EN" } });
  for (const entry of entries) {
    const { uid, title, text, url } = entry;
    calendar.createEvent({
      id: uid,
      stamp: made,
      timezone: "UTC",
      summary: title,
      description: text,
      url,
      ...("day" in entry
        ? wholeDays(entry)
        : { start: entry.start, end: new Date(entry.start.getTime() + entry.minutes * 60_000) }),
    });
  }
  return `${calendar}\r\n`;
}

function wholeDays({ day, repeats }: WholeDays) {
  return {
    // Midnight UTC, written as a day: the server's time zone moves no entry to the day before.
    start: new Date(`${day}T00:00:00Z`),
    allDay: true,
    transparency: ICalEventTransparency.TRANSPARENT,
    ...(repeats && {
      repeating: {
        freq: ICalEventRepeatingFreq.DAILY,
        interval: repeats.everyDays,
        count: repeats.count,
      },
    }),
  };
}
