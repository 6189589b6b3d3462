import { addDays } from "#app/evidence/ledger/judging-days.ts";
import type { ListedRoute } from "#app/infra/route-handle.server.ts";
import { reviewEvery } from "#app/site.config.ts";
import { listSitePages, STUDY } from "#app/site-pages/site-pages.server.ts";

/** Days are YYYY-MM-DD. */
type Review = { path: string; title: string; reviewed: string; due: string };

/** The oldest review first. Studies follow the ledger and have none. */
export function listReviews(listed: readonly ListedRoute[]): Review[] {
  return listSitePages(listed)
    .flatMap(({ path, title, section, updated }) =>
      updated === undefined || section === STUDY
        ? []
        : [{ path, title, reviewed: updated, due: addDays(new Date(updated), reviewEvery) }],
    )
    .sort((a, b) => a.due.localeCompare(b.due) || a.path.localeCompare(b.path));
}
