import { calendarFile } from "#app/infra/calendar-file.server.ts";
import { servicesContext } from "#app/services.ts";
import * as site from "#app/site.config.ts";
import type { Route } from "./+types/plan-calendar.api.ts";
import { makePlan } from "./plan.server.ts";
import { calendarEntries } from "./plan-calendar.ts";
import { FIELDS, readPlanRequest, writtenIn } from "./plan-request.ts";
import { listDeviceTypes, listUses } from "./uses.server.ts";

export const handle = { query: [...FIELDS], form: true };

/**
 * `GET /plan/calendar.ics` with the address of a plan: its sessions, its first look and its day to judge as a
 * calendar file; 400 with a sentence where the address makes no plan. Nothing is kept.
 */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const { env, clock } = context.get(servicesContext);
  const [uses, types] = await Promise.all([listUses(), listDeviceTypes()]);
  const today = new Date(clock()).toISOString().slice(0, 10);
  const request = readPlanRequest(writtenIn(url.searchParams), { today, uses, types });
  if (request.status !== "ok") {
    return new Response(`This address makes no plan. Make one at ${env.siteUrl}/plan first.\n`, {
      status: 400,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
    });
  }
  const page = `${env.siteUrl}/plan?${url.searchParams}`;
  return new Response(
    calendarFile(site.name, calendarEntries(makePlan(request), page), new Date(clock())),
    {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": `attachment; filename="plan-${request.use.id}.ics"`,
        "Cache-Control": "no-store",
      },
    },
  );
}
