import { href } from "react-router";
import { countMails } from "#app/forms/mails.server.ts";
import { countSignUps } from "#app/forms/people.server.ts";
import { listToMend } from "#app/link-check/link-rows.server.ts";
import { listSearches } from "#app/search/searched-words.server.ts";
import type { Services } from "#app/services.ts";
import { counted } from "./amounts.ts";
import { readHealth } from "./health.server.ts";
import { readFoundPapers } from "./papers/papers.server.ts";
import { listReviews } from "./reviews.server.ts";

type Waiting = {
  part: string;
  href: string;
  /** In words, such as "2 mails failed". */
  state: string;
  /** True when the operator should act. */
  due: boolean;
};

/** In the order of the navigation. */
export async function listWaiting(services: Services): Promise<Waiting[]> {
  const { desk, database } = services;
  const [sessions, people, mails, searches, care, health] = await Promise.all([
    desk.sessions.list(),
    countSignUps(database),
    countMails(database),
    searchesWaiting(services),
    careWaiting(services),
    healthWaiting(services),
  ]);
  const signUps = people.counts.reduce((sum, { count }) => sum + count, 0);
  const { waiting, failed } = mails.counts;
  return [
    {
      ...{ part: "People", href: href("/desk/people"), due: false },
      state: [
        counted(signUps, "sign-up"),
        people.undeliverable > 0 &&
          counted(people.undeliverable, "address without mail", "addresses without mail"),
      ]
        .filter(Boolean)
        .join(", "),
    },
    {
      ...{ part: "Mail", href: href("/desk/mail"), due: failed > 0 },
      state: `${failed > 0 ? `${counted(failed, "mail")} failed, ` : ""}${waiting} waiting`,
    },
    searches,
    care,
    papersWaiting(),
    health,
    {
      part: "Access",
      href: href("/desk/access"),
      state:
        sessions.length === 1
          ? "1 browser is signed in"
          : `${sessions.length} browsers are signed in`,
      due: false,
    },
  ];
}

async function searchesWaiting({ database, clock }: Services): Promise<Waiting> {
  const today = new Date(clock()).toISOString();
  const { inVain } = await listSearches(database, { today, days: 30 });
  const found = counted(inVain.length, "search", "searches");
  return {
    ...{ part: "Searches", href: href("/desk/searches") },
    state: inVain.length === 0 ? "All found something" : `${found} found nothing in 30 days`,
    due: false,
  };
}

async function careWaiting({ database, clock, server }: Services): Promise<Waiting> {
  const today = new Date(clock()).toISOString().slice(0, 10);
  const { failing, findings } = await listToMend(database);
  const due = listReviews(server.listed).filter((review) => review.due <= today).length;
  const dead = failing.filter(({ state }) => state === "dead").length;
  const tasks = [
    ...(due > 0 ? [`${counted(due, "page")} to review`] : []),
    ...(dead > 0 ? [counted(dead, "dead link")] : []),
    ...(findings.length > 0 ? [`${counted(findings.length, "thing")} to mend in articles`] : []),
  ];
  return {
    ...{ part: "Content care", href: href("/desk/care") },
    state: tasks.join(", ") || "Nothing is due",
    due: tasks.length > 0,
  };
}

function papersWaiting(): Waiting {
  const { papers, noticed } = readFoundPapers();
  const later =
    noticed.length > 0 &&
    `${counted(noticed.length, "study", "studies")} with something printed later`;
  return {
    ...{ part: "New papers", href: href("/desk/papers") },
    state: [`${counted(papers.length, "paper")} to read`, later].filter(Boolean).join(", "),
    due: papers.length > 0,
  };
}

async function healthWaiting(services: Services): Promise<Waiting> {
  const { store, database } = await readHealth(services);
  const since = services.clock() - Date.parse(database?.backedUpAt ?? "");
  const problems = [
    ...(store.fails ? ["The store fails"] : []),
    ...(database?.backedUpAt ? [] : ["No back-up is known"]),
    ...(since > BACK_UP_EVERY ? ["The last back-up is older than a week"] : []),
  ];
  return {
    ...{ part: "Health", href: href("/desk/health") },
    state: problems.join(". ") || "Nothing is wrong",
    due: problems.length > 0,
  };
}

/** In milliseconds. */
const BACK_UP_EVERY = 7 * 86_400_000;
