import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { clockContext } from "#app/infra/clock.ts";
import { envContext } from "#app/infra/env.server.ts";
import * as site from "#app/site.config.ts";
import * as webinar from "#app/webinar.config.ts";
import type { Route } from "./+types/event-calendar.api.ts";
import { eventCalendar } from "./event-calendar.server.ts";

/** `GET /webinars/perfectio-x/calendar.ics`; 404 with a sentence until the event has a date. */
export function loader({ context }: Route.LoaderArgs): Response {
  if (!webinar.date) {
    return new Response("The event has no date yet. Register, and we send it to you.\n", {
      status: 404,
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": CACHE_POLICY.failure,
      },
    });
  }
  const { siteUrl } = context.get(envContext);
  const clock = context.get(clockContext);
  return new Response(eventCalendar(webinar.date, site.name, siteUrl, new Date(clock())), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="perfectio-x.ics"',
      "Cache-Control": CACHE_POLICY.page,
    },
  });
}
