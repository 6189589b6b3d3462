import { href, type RouterContextProvider } from "react-router";
import { countMails } from "#app/forms/mails.server.ts";
import { countSignUps } from "#app/forms/people.server.ts";
import { clockContext } from "#app/infra/clock.ts";
import { type Database, databaseContext } from "#app/infra/database.server.ts";
import { BACK_UP, readNote } from "#app/infra/operator-notes.server.ts";
import type { ListedRoute } from "#app/infra/route-handle.server.ts";
import { serverContext } from "#app/infra/server-state.ts";
import { listToMend } from "#app/link-check/link-rows.server.ts";
import { listSearches } from "#app/search/searched-words.server.ts";
import { type StoreHealth, storeHealthContext } from "#app/storefront/store-health.ts";
import { capitalise } from "#app/text/capitalise.ts";
import { counted } from "./amounts.ts";
import { SEARCHED_DAYS } from "./care/care.server.ts";
import { readFoundPapers } from "./care/papers.server.ts";
import { listReviews } from "./care/reviews.server.ts";

/** A part of the desk, and what waits there. */
export type Waiting = {
  part: string;
  href: string;
  /** In words, such as "2 mails failed". */
  state: string;
  /** True when the operator should act. */
  due: boolean;
};

/** The parts in the order of their use. */
export function listWaiting(context: Readonly<RouterContextProvider>): Promise<Waiting[]> {
  const database = context.get(databaseContext);
  const now = context.get(clockContext)();
  return Promise.all([
    peopleWaiting(database),
    mailWaiting(database),
    careWaiting(database, now, context.get(serverContext).listed),
    healthWaiting(database, now, context.get(storeHealthContext)),
  ]);
}

async function peopleWaiting(database: Database): Promise<Waiting> {
  const { counts, undeliverable } = await countSignUps(database);
  const signUps = counts.reduce((sum, { count }) => sum + count, 0);
  const state = [
    counted(signUps, "sign-up"),
    undeliverable > 0 && counted(undeliverable, "address without mail", "addresses without mail"),
  ];
  return part("People", href("/desk/people"), state, false);
}

async function mailWaiting(database: Database): Promise<Waiting> {
  const { failed, waiting } = (await countMails(database)).counts;
  const state = [failed > 0 && `${counted(failed, "mail")} failed`, `${waiting} waiting`];
  return part("Mail", href("/desk/mail"), state, failed > 0);
}

async function careWaiting(
  database: Database,
  now: number,
  listed: readonly ListedRoute[],
): Promise<Waiting> {
  const today = new Date(now).toISOString();
  const [{ failing, findings }, { inVain }] = await Promise.all([
    listToMend(database),
    listSearches(database, { today, days: SEARCHED_DAYS }),
  ]);
  const due = listReviews(listed).filter((review) => review.due <= today.slice(0, 10));
  const dead = failing.filter(({ state }) => state === "dead").length;
  const { papers, noticed } = readFoundPapers();
  const tasks = [
    due.length > 0 && `${counted(due.length, "page")} to review`,
    dead > 0 && counted(dead, "dead link"),
    findings.length > 0 && `${counted(findings.length, "thing")} to mend in articles`,
    papers.length > 0 && `${counted(papers.length, "paper")} to read`,
    noticed.length > 0 &&
      `${counted(noticed.length, "study", "studies")} with something printed later`,
  ].filter(Boolean);
  const searches =
    inVain.length > 0 && `${counted(inVain.length, "search", "searches")} found nothing`;
  const state = [...tasks, searches].filter(Boolean);
  const said = state.length > 0 ? state : ["Nothing is due"];
  return part("Content care", href("/desk/care"), said, tasks.length > 0);
}

/** Of the page on health only what every page of the desk can afford to look up. */
async function healthWaiting(
  database: Database,
  now: number,
  store: StoreHealth,
): Promise<Waiting> {
  const backedUpAt = await readNote(database, BACK_UP);
  const since = now - Date.parse(backedUpAt ?? "");
  const problems = [
    store.fails && "the store fails",
    !backedUpAt && "no back-up is known",
    since > BACK_UP_EVERY && "the last back-up is older than a week",
  ].filter(Boolean);
  const said = problems.length > 0 ? problems : ["Nothing is wrong"];
  return part("Health", href("/desk/health"), said, problems.length > 0);
}

function part(name: string, href: string, states: (string | false)[], due: boolean): Waiting {
  return { part: name, href, state: capitalise(states.filter(Boolean).join(", ")), due };
}

/** In milliseconds. */
const BACK_UP_EVERY = 7 * 86_400_000;
