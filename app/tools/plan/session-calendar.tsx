import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { formatDay } from "#app/text/format-date.ts";
import type { Plan, Week } from "./plan.server.ts";

const texts = ownPages["/plan"];

/** A row for each week, with room for a number on paper. */
export function SessionCalendar({
  plan: { start, first, judge, weeks, sessions },
}: {
  plan: Plan;
}) {
  return (
    <table className="session-calendar">
      <caption>{sessions === null ? texts.weeks : texts.days}</caption>
      <thead>
        <tr>
          <th scope="col">Week of</th>
          {sessions === null ? (
            <th scope="col">What to do</th>
          ) : (
            weeks[0]?.days.map(({ day }) => (
              <th key={day} scope="col">
                <abbr title={dayName.format(new Date(day))}>
                  {shortDayName.format(new Date(day))}
                </abbr>
              </th>
            ))
          )}
          <th scope="col" className="session-number">
            Your number
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <Row key={week.day} week={week} withDays={sessions !== null} first={first} />
        ))}
        <tr className="session-judge">
          <th scope="row">
            <Day iso={judge} />
          </th>
          <td colSpan={(sessions === null ? 1 : 7) + 1}>
            Judge it. Compare with the time before {formatDay(start)}.
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Row({ week, withDays, first }: { week: Week; withDays: boolean; first: string | null }) {
  return (
    <tr>
      <th scope="row">
        <Day iso={week.day} />
        {first === week.day && <small>first look</small>}
      </th>
      {withDays ? (
        <>
          {week.days.map((day) => (
            <Cell key={day.day} {...day} />
          ))}
          {week.days.length < 7 && <td colSpan={7 - week.days.length} />}
        </>
      ) : (
        <td className="session-words">
          {week.light ? "Light with each training session" : "Train without light"}
        </td>
      )}
      <td className="session-number" />
    </tr>
  );
}

function Cell({ day, session }: Week["days"][number]) {
  return (
    <td data-session={session || undefined}>
      <time dateTime={day}>{Number(day.slice(8))}</time>
      {session && <span className="sr-only"> light</span>}
    </td>
  );
}

function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDay(iso)}</time>;
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
const dayName = format({ weekday: "long" });
const shortDayName = format({ weekday: "short" });
