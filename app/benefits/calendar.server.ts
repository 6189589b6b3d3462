/** One all-day entry, which belongs to no time zone. */
export type CalendarEntry = {
  /** Unique in all calendars: "…@example.org". */
  readonly uid: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
};

/**
 * A calendar file by RFC 5545. The same entries make the same file, so the day of an entry is also its
 * stamp. It holds nothing about the reader.
 */
export function calendarFile(product: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(product)}//EN`,
    ...entries.flatMap(({ uid, day, title, text, url }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `DTSTAMP:${day.replaceAll("-", "")}T000000Z`,
      `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(text)}`,
      `URL:${url}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** No line is longer than 75 octets; what follows a line break and a space belongs to the line before. */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
