import { dayAfter, daysBetween } from "#app/evidence/ledger/judging-days.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import type { CalendarEntry } from "#app/infra/calendar-file.server.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { lowerFirst } from "#app/text/lower-first.ts";
import type { Plan } from "./plan.server.ts";

const { reminders } = ownPages["/plan"];

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
  const before = [doubt && fillIn(reminders.doubt, { doubt }), caution].filter(Boolean).join(" ");
  const session = `${before ? `${before} ` : ""}${light}, ${distance}. ${minutes} ${area}, ${dose}. Track: ${lowerFirst(record.number)}. ${record.how}`;
  const withTraining = plan.sessions === null;
  return [
    ...series.map(({ day, everyDays, count }, index) => ({
      ...entry(
        `session-${index + 1}`,
        day,
        withTraining ? reminders.training : reminders.session,
        session,
      ),
      repeats: { everyDays, count },
    })),
    {
      ...entry(
        "diary",
        dayAfter(start, -WEEK),
        reminders.number,
        `${record.number}. ${record.how}`,
      ),
      url: new URL(`/diary#use=${use.id}`, page).href,
      repeats: { everyDays: 1, count: daysBetween(start, judge) + WEEK },
    },
    ...(first ? [entry("look", first, reminders.look, reminders.compare)] : []),
    entry("judge", judge, reminders.judge, stop),
  ];
}

/** Of days before the light, to compare with. */
const WEEK = 7;
