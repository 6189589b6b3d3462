import { WEBINAR, WEBINAR_PATH } from "#app/forms/webinar/registration.ts";
import { calendarFile } from "#app/infra/calendar-file.server.ts";
import { disclosure, type EventDate } from "#app/webinar.config.ts";
import { webinarWords } from "./webinar-content.server.ts";

const { calendar } = webinarWords;

/** Holds nothing about the reader. */
export function eventCalendar(date: EventDate, name: string, siteUrl: string, made: Date): string {
  const entry = {
    uid: `${WEBINAR}@${new URL(siteUrl).host}`,
    start: new Date(date.start),
    minutes: date.minutes,
    title: calendar.title,
    text: `${calendar.text} ${disclosure}`,
    url: `${siteUrl}${WEBINAR_PATH}#questions`,
  };
  return calendarFile(name, [entry], made);
}

/** "Thursday, January 14, 2027, 6:00 PM EST" */
export function formatEventDate({ start, timeZone }: EventDate): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone }).format(new Date(start));
  const day = part({ weekday: "long", month: "long", day: "numeric", year: "numeric" });
  return `${day}, ${part({ hour: "numeric", minute: "2-digit", timeZoneName: "short" })}`;
}
