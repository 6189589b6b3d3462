import type { EventDate } from "#app/webinar.config.ts";

/** "Thursday, January 14, 2027, 6:00 PM EST" */
export function formatEventDate({ start, timeZone }: EventDate): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone }).format(new Date(start));
  const day = part({ weekday: "long", month: "long", day: "numeric", year: "numeric" });
  return `${day}, ${part({ hour: "numeric", minute: "2-digit", timeZoneName: "short" })}`;
}
