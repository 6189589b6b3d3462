import { benefits } from "#app/benefits/content/benefits.ts";
import { judgingDays, parseDay } from "#app/evidence/ledger/judging-days.ts";
import { type Protocol, protocols } from "#app/evidence/ledger/protocols.server.ts";
import { formatLight } from "#app/evidence/ledger/wavelength.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { type CalendarEntry, calendarFile } from "#app/infra/calendar-file.server.ts";
import { clockContext } from "#app/infra/clock.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { formatMinutes } from "#app/physics/dose.ts";
import * as site from "#app/site.config.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { typeset } from "#app/text/typeset.ts";
import type { Route } from "./+types/calendar.api.ts";

export const handle = { query: ["start"] } satisfies RouteHandle;

/** `GET /benefits/{slug}/calendar.ics?start=YYYY-MM-DD`: the days to check and to judge. */
export function loader({ pattern, url, context }: Route.LoaderArgs): Response {
  const benefit = benefits.find(({ slug }) => pattern.endsWith(`benefits/${slug}/calendar.ics`));
  if (!benefit) return new Response("There is no such page.\n", { status: 404 });
  const start = url.searchParams.get("start")?.trim() ?? "";
  if (!parseDay(start)) return new Response(startNeeded(start), { status: 400, headers: PLAIN });
  const { siteUrl } = context.get(envContext);
  const clock = context.get(clockContext);
  const page = `${siteUrl}/benefits/${benefit.slug}`;
  const entries = entriesFor(benefit.name, protocols[benefit.slug], start, page);
  return new Response(calendarFile(site.name, entries, new Date(clock())), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${benefit.slug}.ics"`,
      // One file for each day is not worth the cache's space.
      "Cache-Control": "no-store",
    },
  });
}

const { days } = ownPages["/benefits"];

const PLAIN = {
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": CACHE_POLICY.failure,
};

function startNeeded(given: string): string {
  const wrote = given ? ` You wrote ${JSON.stringify(given.slice(0, 40))}.` : "";
  return `Give the day on which you start as year, month and day, such as start=2026-12-01.${wrote} Go back and choose a day.\n`;
}

function entriesFor(
  name: string,
  protocol: Protocol,
  start: string,
  page: string,
): CalendarEntry[] {
  const { first, judge } = judgingDays(protocol.judging, start);
  const dose = typeset(
    `${formatLight(protocol.wavelengths)}, ${formatMinutes(protocol.minutes)}, ${protocol.frequency}`,
  );
  const entry = (kind: keyof typeof days, day: string, anchor: string) => ({
    uid: `${kind}-${day}-${new URL(page).pathname.split("/").at(-1)}@${new URL(page).host}`,
    day,
    title: `${days[kind].title}: ${name}`,
    text: fillIn(days[kind].text, { dose }),
    url: `${page}#${anchor}`,
  });
  return [
    entry("start", start, "safety"),
    ...(first ? [entry("look", first, "timeline")] : []),
    entry("judge", judge, "timeline"),
  ];
}
