import type { RouterContextProvider } from "react-router";
import { listChanges } from "#app/evidence/ledger/changes.server.ts";
import { listVerdictChanges } from "#app/forms/alerts/alert-topics.server.ts";
import { previewAnnouncement } from "#app/forms/alerts/announce.server.ts";
import { outboxContext } from "#app/forms/outbox.server.ts";
import { clockContext } from "#app/infra/clock.ts";
import { databaseContext } from "#app/infra/database.server.ts";
import { envContext } from "#app/infra/env.server.ts";
import { LINKS, readNote } from "#app/infra/operator-notes.server.ts";
import { serverContext } from "#app/infra/server-state.ts";
import { linkCheckContext } from "#app/link-check/link-check.server.ts";
import { listToMend } from "#app/link-check/link-rows.server.ts";
import { listSearches } from "#app/search/searched-words.server.ts";
import { readFoundPapers } from "./papers.server.ts";
import { listReviews } from "./reviews.server.ts";
import { samplesContext } from "./samples.ts";

/** Days are YYYY-MM-DD, times ISO. */
export type Care = Awaited<ReturnType<typeof readCare>>;

/** @throws {DatabaseUnavailable} */
export async function readCare(context: Readonly<RouterContextProvider>) {
  const env = context.get(envContext);
  const clock = context.get(clockContext);
  const database = context.get(databaseContext);
  const outbox = context.get(outboxContext);
  const now = new Date(clock()).toISOString();
  const [toMend, checkedAt, announcement, searches] = await Promise.all([
    listToMend(database),
    readNote(database, LINKS),
    previewAnnouncement({
      database,
      outbox,
      clock,
      siteUrl: env.siteUrl,
      changes: listVerdictChanges(),
    }),
    listSearches(database, { today: now, days: SEARCHED_DAYS }),
  ]);
  const today = now.slice(0, 10);
  const reviews = listReviews(context.get(serverContext).listed);
  const due = reviews.filter((review) => review.due <= today);
  const { samples, unproven, toFillIn } = context.get(samplesContext)();
  return {
    due,
    next: reviews.slice(due.length, due.length + SHOWN),
    reviewed: reviews.length,
    links: { ...toMend, checkedAt, progress: context.get(linkCheckContext).progress() },
    checksOutside: env.checksOutsideLinks,
    searches: {
      days: SEARCHED_DAYS,
      all: searches.searches,
      notFound: searches.notFound,
      notShown: searches.notShown,
      inVain: searches.inVain,
      top: searches.top,
      admin: newArticleAddress(env.store?.origin),
      isEmbedded: env.store === undefined,
    },
    papers: readFoundPapers(),
    samples: [
      ...samples.map(({ what }) => what),
      ...unproven.map(({ on, figure }) => `Figure without proof on ${on.join(" and ")}: ${figure}`),
      ...(env.store ? [] : toFillIn),
    ],
    changes: listChanges()
      .slice(0, SHOWN)
      .map(({ id, on, kind, about }) => ({ id, on, kind, name: about.name, href: about.href })),
    alerts: {
      ready: announcement.ready.length,
      held: announcement.held,
      sendsMail: outbox.sendsMail,
    },
  };
}

/** Pages that are not due yet, and changes. */
const SHOWN = 10;

/** For how many days back searches are listed. */
export const SEARCHED_DAYS = 30;

/** Where a store's admin begins an article; undefined where its address does not tell, as under a domain of its own. */
function newArticleAddress(storeOrigin: string | undefined): string | undefined {
  const host = storeOrigin && URL.parse(storeOrigin)?.hostname;
  return host && /^[\w-]+\.myshopify\.com$/.test(host)
    ? `https://${host}/admin/articles/new`
    : undefined;
}
