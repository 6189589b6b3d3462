import { listChanges } from "#app/evidence/ledger/changes.server.ts";
import { listVerdictChanges } from "#app/forms/alerts/alert-topics.server.ts";
import { previewAnnouncement } from "#app/forms/alerts/announce.server.ts";
import { LINKS, readNote } from "#app/infra/operator-notes.server.ts";
import { listToMend } from "#app/link-check/link-rows.server.ts";
import type { Services } from "#app/services.ts";
import { listReviews } from "./reviews.server.ts";

/** Days are YYYY-MM-DD, times ISO. */
export type Care = Awaited<ReturnType<typeof readCare>>;

/** @throws {DatabaseUnavailable} */
export async function readCare(services: Services) {
  const { database, outbox, env, clock, linkCheck } = services;
  const [toMend, checkedAt, announcement] = await Promise.all([
    listToMend(database),
    readNote(database, LINKS),
    previewAnnouncement({
      ...{ database, outbox, clock, siteUrl: env.siteUrl },
      changes: listVerdictChanges(),
    }),
  ]);
  const today = new Date(clock()).toISOString().slice(0, 10);
  const reviews = listReviews(services.server.listed);
  const due = reviews.filter((review) => review.due <= today);
  const { samples, unproven, toFillIn } = services.samples();
  return {
    today,
    due,
    next: reviews.slice(due.length, due.length + SHOWN),
    reviewed: reviews.length,
    links: { ...toMend, checkedAt, progress: linkCheck.progress() },
    checksOutside: env.checksOutsideLinks,
    samples: [
      ...samples.map(({ what }) => what),
      ...unproven.map(({ on, figure }) => `Figure without proof on ${on.join(" and ")}: ${figure}`),
      ...(env.store ? [] : toFillIn),
    ],
    changes: listChanges()
      .slice(0, SHOWN)
      .map(({ id, on, kind, about }) => ({ id, on, kind, name: about.name, href: about.href })),
    alerts: {
      ...{ ready: announcement.ready.length, held: announcement.held },
      sendsMail: outbox.sendsMail,
    },
  };
}

/** Pages that are not due yet, and changes. */
const SHOWN = 10;
