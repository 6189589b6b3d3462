import { dayAfter, daysBetween } from "#app/evidence/ledger/judging-days.ts";
import type { CalendarEntry } from "#app/infra/calendar-file.server.ts";
import { lowerFirst } from "#app/text/lower-first.ts";
import type { Plan } from "./plan.server.ts";

/** Sessions, a number a day, the first check and the last day. @param page the plan's absolute address */
export function calendarEntries(plan: Plan, page: string): CalendarEntry[] {
  const { use, doubt, caution, light, minutes, area, dose, distance, record } = plan;
  const { stop, start, first, judge, series } = plan;
  const entry = (kind: string, day: string, title: string, text: string): CalendarEntry => ({
    uid: `${kind}-${day}-${use.id}@${new URL(page).host}`,
    day,
    title: `${title}: ${use.name}`,
    text,
    url: page,
  });
  const before = [doubt && `${doubt} This is our own plan.`, caution].filter(Boolean).join(" ");
  const session = `${before ? `${before} ` : ""}${light}, ${distance}. ${minutes} ${area}, ${dose}. Track: ${lowerFirst(record.number)}. ${record.how}`;
  const withTraining = plan.sessions === null;
  return [
    ...series.map(({ day, everyDays, count }, index) => ({
      ...entry(
        `session-${index + 1}`,
        day,
        withTraining ? "A week with red light at each training" : "Red light",
        session,
      ),
      repeats: { everyDays, count },
    })),
    {
      ...entry(
        "diary",
        dayAfter(start, -WEEK),
        "Write your number",
        `${record.number}. ${record.how}`,
      ),
      url: new URL(`/diary#use=${use.id}`, page).href,
      repeats: { everyDays: 1, count: daysBetween(start, judge) + WEEK },
    },
    ...(first
      ? [
          entry(
            "look",
            first,
            "Red light, first look",
            "Compare with the time before. If nothing has changed yet, don’t add time.",
          ),
        ]
      : []),
    entry("judge", judge, "Red light, decide if it works", stop),
  ];
}

/** Of days before the light, to compare with. */
const WEEK = 7;
