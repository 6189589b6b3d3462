import { calendarFile } from "#app/infra/calendar-file.server.ts";
import { disclosure, type EventDate } from "#app/webinar.config.ts";
import { WEBINAR, WEBINAR_PATH } from "./registration.ts";

/** Holds nothing about the reader. */
export function eventCalendar(date: EventDate, name: string, siteUrl: string, made: Date): string {
  const entry = {
    uid: `${WEBINAR}@${new URL(siteUrl).host}`,
    start: new Date(date.start),
    minutes: date.minutes,
    title: "PerfectIO X: free online event",
    text: `Bring your questions for the chat. Advertisement. ${disclosure}`,
    url: `${siteUrl}${WEBINAR_PATH}#questions`,
  };
  return calendarFile(name, [entry], made);
}
