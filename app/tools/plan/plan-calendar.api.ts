import { calendarFile } from "#app/infra/calendar-file.server.ts";
import { clockContext } from "#app/infra/clock.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import * as site from "#app/site.config.ts";
import type { Route } from "./+types/plan-calendar.api.ts";
import { makePlan } from "./plan.server.ts";
import { calendarEntries } from "./plan-calendar.ts";
import { ASKED, FIELDS, readPlanRequest, writtenIn } from "./plan-request.ts";
import { listDeviceTypes, listUses } from "./uses.server.ts";

export const handle = { query: [...FIELDS], form: true } satisfies RouteHandle;

/**
 * `POST /plan/calendar.ics` with a plan's address: its sessions, first check and last day as a calendar file. 400 with
 * a sentence without a plan or the confirmation, which no link can carry. Nothing is stored.
 */
export async function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  const { siteUrl } = context.get(envContext);
  const clock = context.get(clockContext);
  const form = await request.formData().catch(() => new FormData());
  const [uses, types] = [listUses(), listDeviceTypes()];
  const today = new Date(clock()).toISOString().slice(0, 10);
  const plan = readPlanRequest(writtenIn(url.searchParams), {
    today,
    uses,
    types,
    asked: String(form.get(ASKED)),
  });
  if (plan.status !== "ok") return noPlan(siteUrl);
  const page = `${siteUrl}/plan?${url.searchParams}`;
  return new Response(
    calendarFile(site.name, calendarEntries(makePlan(plan), page), new Date(clock())),
    {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": `attachment; filename="plan-${plan.use.id}.ics"`,
        "Cache-Control": "no-store",
      },
    },
  );
}

export function loader({ context }: Route.LoaderArgs): Response {
  return noPlan(context.get(envContext).siteUrl);
}

function noPlan(siteUrl: string): Response {
  return new Response(`This address makes no plan. Make one at ${siteUrl}/plan first.\n`, {
    status: 400,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
