import ICAL from "ical.js";
import { afterEach, expect, test, vi } from "vitest";
import { doubtAbout } from "#app/dose/doubt.server.ts";
import { panelIrradiance } from "#app/evidence/ledger/assumed-panel.server.ts";
import { findClaim } from "#app/evidence/ledger/claims.server.ts";
import { dayAfter } from "#app/evidence/ledger/judging-days.ts";
import { calendarFile } from "#app/infra/calendar-file.server.ts";
import { fluence, siteDoses } from "#app/physics/dose.ts";
import { makePlan } from "./plan.server.ts";
import { calendarEntries } from "./plan-calendar.ts";
import { readPlanRequest, type Use, writtenIn } from "./plan-request.ts";
import { listDeviceTypes, listUses } from "./uses.server.ts";

afterEach(() => vi.unstubAllEnvs());

const [uses, types] = await Promise.all([listUses(), listDeviceTypes()]);
const today = "2026-11-22";

/** `asked` is sent beside the address. */
function planFor(query: string) {
  const sent = new URLSearchParams(query);
  const asked = sent.get("asked") ?? "";
  const request = readPlanRequest(writtenIn(sent), { today, uses, types, asked });
  if (request.status !== "ok") throw new Error(`No plan: ${request.status}`);
  return makePlan(request);
}

const PLANNED = uses.filter(({ instead }) => !instead);
const planned = (isWanted: (use: Use) => boolean) =>
  PLANNED.find(isWanted) ?? expect.unreachable("no such plan");
const planOf = ({ id, page }: Use, more = "") =>
  planFor(`use=${id}&start=2026-12-01&asked=${page.slug}${more}`);

test("every distance that a plan names gives its dose, within our ceiling", () => {
  const panel = new Map(Object.entries(panelIrradiance));
  for (const use of PLANNED) {
    const { distance } = planOf(use);
    const named = [...distance.matchAll(/(\d+)(?:[-–](\d+))?\s+inch/g)].flatMap(
      ([, ...all]) => all,
    );
    for (const inches of named.filter(Boolean)) {
      const given = panel.get(inches ?? "") ?? Number.NaN;
      expect(given, `${use.id} at ${inches} inches`).toBe(use.protocol.irradiance);
      expect(fluence(given, use.protocol.minutes.to)).toBeLessThanOrEqual(siteDoses.all.to);
    }
  }
  const { distance } = planOf(planned(({ page }) => page.slug === "sleep-energy"));
  expect(distance).toMatch(/^\d+\s+inches \(\d+\s+cm\) from a panel/);
});

test("every use with a protocol makes a plan, whose weeks hold all of its sessions and end before the day to judge", () => {
  for (const use of PLANNED) {
    const { weeks, sessions, judge } = planOf(use);
    const days = weeks.flatMap(({ days }) => days);
    expect(days.every(({ day }) => day < judge)).toBe(true);
    if (sessions !== null) {
      expect(days.filter(({ session }) => session)).toHaveLength(sessions);
    }
  }
});

test("with training, every other week is without light", () => {
  const plan = planOf(
    planned(({ protocol: { rhythm } }) => "everyDays" in rhythm && rhythm.everyDays === null),
  );
  expect(plan.sessions).toBeNull();
  expect(plan.weeks.map(({ light }) => light)).toEqual(
    Array.from({ length: 8 }, (_, index) => index % 2 === 0),
  );
});

test.each(["UTC", "America/Los_Angeles", "Pacific/Auckland"])(
  "another program reads the same days from the calendar file of a server in %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    for (const use of PLANNED) {
      const plan = planOf(use);
      const entries = calendarEntries(plan, "https://site.example/plan?x=1");
      const made = new Date("2026-11-22T09:30:05Z");
      const file = calendarFile("Site", entries, made);
      const events = new ICAL.Component(ICAL.parse(file))
        .getAllSubcomponents("vevent")
        .map((component) => new ICAL.Event(component));
      for (const event of events) {
        const stamp = event.component.getFirstPropertyValue("dtstamp");
        expect(String(stamp)).toBe("2026-11-22T09:30:05Z");
        expect(`${event.summary} ${event.description}`).not.toMatch(/[.?!]\s+\p{Ll}/u);
      }
      const diary = events.find(({ uid }) => uid.startsWith("diary-"));
      const days = events.flatMap((event) => {
        if (!event.isRecurring() || event === diary) return [];
        const times = event.iterator();
        const found: string[] = [];
        for (let next = times.next(); next; next = times.next()) {
          expect(next.isDate).toBe(true);
          found.push(next.toString());
        }
        return found;
      });
      const sessions = plan.weeks.flatMap(({ days }) => days.filter(({ session }) => session));
      expect(days.toSorted()).toEqual(sessions.map(({ day }) => day));
      const times = diary?.iterator();
      expect(String(diary?.component.getFirstPropertyValue("url"))).toBe(
        `https://site.example/diary#use=${use.id}`,
      );
      const written: string[] = [];
      for (let next = times?.next(); next; next = times?.next()) written.push(next.toString());
      expect([written[0], written.at(-1)]).toEqual([
        dayAfter(plan.start, -7),
        dayAfter(plan.judge, -1),
      ]);
      const once = events.filter((event) => !event.isRecurring());
      expect(once.map((event) => event.startDate.toString())).toEqual(
        [plan.first, plan.judge].filter(Boolean),
      );
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    }
  },
);

test("a plan says what light its studies used, and what the claim says of a home panel", () => {
  for (const use of PLANNED) {
    const { tested } = planOf(use);
    const { light, otherLight } = findClaim(use.id);
    const kind = light.source === "not in the abstract" ? "not reported" : light.source;
    expect(tested, use.id).toContain(kind);
    expect(tested.split(/\. ./).length > 1, use.id).toBe(otherLight !== undefined);
    expect(tested, use.id).not.toMatch(/\{\{|\[\[/);
  }
});

test("where studies don't point to a benefit, the plan and its calendar say so first", () => {
  const plans = PLANNED.map((use) => ({ plan: planOf(use), doubt: doubtAbout(findClaim(use.id)) }));
  for (const { plan, doubt } of plans) expect(plan.doubt).toBe(doubt);
  const { plan, doubt } = plans.find((each) => each.doubt) ?? expect.unreachable();
  const [session] = calendarEntries(plan, "https://site.example/plan");
  expect(session?.text.startsWith(`${doubt} This is our own plan.`)).toBe(true);
});
