import type { Services } from "#app/services.ts";
import { countMails } from "#app/sign-ups/mails.server.ts";
import { countSignUps } from "#app/sign-ups/people.server.ts";
import { counted } from "./people-words.ts";

/** What a part of the desk has for its operator. */
export type Waiting = {
  part: string;
  href: string;
  /** In words, such as "2 mails failed". */
  state: string;
  /** Whether something is to be done about it. */
  due: boolean;
};

/** A line for each part, in the order of the navigation. */
export async function listWaiting({ desk, database }: Services): Promise<Waiting[]> {
  const [sessions, people, mails] = await Promise.all([
    desk.sessions.list(),
    countSignUps(database),
    countMails(database),
  ]);
  const signUps = people.counts.reduce((sum, { count }) => sum + count, 0);
  const { waiting, failed } = mails.counts;
  return [
    {
      ...{ part: "People", href: "/desk/people", due: false },
      state: [
        counted(signUps, "sign-up"),
        people.undeliverable > 0 &&
          counted(people.undeliverable, "address without mail", "addresses without mail"),
      ]
        .filter(Boolean)
        .join(", "),
    },
    {
      ...{ part: "Mail", href: "/desk/mail", due: failed > 0 },
      state: `${failed > 0 ? `${counted(failed, "mail")} failed, ` : ""}${waiting} waiting`,
    },
    {
      part: "Access",
      href: "/desk/access",
      state:
        sessions.length === 1
          ? "1 browser is signed in"
          : `${sessions.length} browsers are signed in`,
      due: false,
    },
  ];
}
