import ICAL from "ical.js";
import { afterEach, expect, test, vi } from "vitest";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { proseInWords } from "#app/evidence/citations/prose-in-words.server.ts";
import {
  askFirstFor,
  byUrgency,
  isEmergency,
  whomToAsk,
} from "#app/evidence/ledger/ask-first.server.ts";
import { findClaim } from "#app/evidence/ledger/claims.server.ts";
import { fluence, formatDose, formatMinutes, siteDoses } from "#app/evidence/ledger/dose.ts";
import { judgingDays } from "#app/evidence/ledger/judging-days.ts";
import { assumedPanel, protocols } from "#app/evidence/ledger/protocols.server.ts";
import { calendarFile } from "#app/infra/calendar-file.server.ts";
import { typeset } from "#app/text/typeset.ts";
import { doubtAbout } from "../doubt.server.ts";
import { makePlan, viewGate, viewRefusal } from "./plan.server.ts";
import { calendarEntries } from "./plan-calendar.ts";
import { readPlanRequest, writtenIn } from "./plan-request.ts";
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

/** The pain plan's dose at another light strength. */
function painMinutes(strength: number): string {
  const { irradiance, minutes } = protocols["pain-inflammation"];
  const at = (minutes: number) => Math.round((minutes * irradiance) / strength);
  return formatMinutes({ from: at(minutes.from), to: at(minutes.to) });
}

const PLANNED = uses.filter(({ instead }) => !instead);
const planOf = ({ id, page }: (typeof uses)[number], more = "") =>
  planFor(`use=${id}&start=2026-12-01&asked=${page.slug}${more}`);

test("a plan's numbers are the protocol's", () => {
  const plan = planFor("use=knee-osteoarthritis&start=2026-12-01&asked=pain-inflammation");
  const protocol = protocols["pain-inflammation"];
  expect(plan).toMatchObject({
    ...{ minutes: formatMinutes(protocol.minutes), dose: formatDose(protocol) },
    ...{ frequency: typeset(protocol.frequency), ...judgingDays(protocol.judging, "2026-12-01") },
  });
  expect(plan.weeks).toHaveLength(protocol.judging.judge);
});

test("every distance that a plan names gives its dose, within our ceiling", () => {
  const panel = new Map(Object.entries(assumedPanel));
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
  const { distance } = planFor("use=poor-sleep&start=2026-12-01&asked=sleep-energy");
  expect(distance).toMatch(/^\d+\s+inches \(\d+\s+cm\) from a panel/);
});

test("of a type of device it takes the strongest, and says how long the weakest takes", () => {
  const plan = planFor("use=neck-pain&start=2026-12-01&asked=pain-inflammation&device=skin-panel");
  const { from, to, name } = types.find(({ id }) => id === "skin-panel") ?? expect.unreachable();
  expect(plan.minutes).toBe(painMinutes(to));
  expect(plan.dose).toBe(formatDose(protocols["pain-inflammation"]));
  expect(plan.reckoned).toContain(`${name}: ${from}–${to}\u00a0mW/cm²`);
  // The protocol's own distance is for another light.
  expect(plan.distance).toBe(
    `at the distance where it gives ${to}\u00a0mW/cm², the most for that type`,
  );
  const longest = painMinutes(from).split("–")[1];
  expect(plan.reckoned).toContain(`If yours is weaker, it may need up to ${longest}.`);
});

test("of the reader's own range it takes the strongest too", () => {
  const plan = planFor(
    "use=neck-pain&start=2026-12-01&asked=pain-inflammation&irradiance=25%E2%80%9349",
  );
  expect(plan.minutes).toBe(painMinutes(49));
  expect(plan.distance).toBe("at the distance where it gives 25–49\u00a0mW/cm²");
  const longest = painMinutes(25).split("–")[1];
  expect(plan.reckoned).toContain(`If yours is weaker, it may need up to ${longest}.`);
});

test("what it says of another strength goes the same way as the light", () => {
  const neck = "use=neck-pain&start=2026-12-01&asked=pain-inflammation&irradiance=";
  const own = protocols["pain-inflammation"].irradiance;
  expect(planFor(`${neck}10`).reckoned).toContain("a longer time with weaker light works the same");
  expect(planFor(`${neck}40`).reckoned).toContain(
    "a shorter time with stronger light works the same",
  );
  expect(planFor(`${neck}${own}`).reckoned).not.toContain("We found no study");
  expect(planFor(`${neck}2-20`).reckoned).toContain("it would need more than an hour");
  expect(planFor(`${neck}2-20`).reckoned).not.toContain("200");
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
  const plan = planFor("use=endurance&start=2026-12-01&asked=athletic-performance");
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
      const days = events.flatMap((event) => {
        if (!event.isRecurring()) return [];
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
      const once = events.filter((event) => !event.isRecurring());
      expect(once.map((event) => event.startDate.toString())).toEqual(
        [plan.first, plan.judge].filter(Boolean),
      );
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    }
  },
);

test("a use that gets no plan is told what is known of it, and what makes that unsure", () => {
  const refused = uses.filter(({ instead }) => instead);
  for (const use of refused) {
    const { known, against } = viewRefusal(use);
    expect(against.length, use.id).toBeGreaterThanOrEqual(findClaim(use.id).concerns.length);
    for (const sentence of [known, ...against]) {
      expect(sentence, use.id).toMatch(/^\p{Lu}.+\.$/u);
      expect(sentence, use.id).not.toMatch(/\{\{|\[\[/);
    }
  }
});

test("before the plan stand the page's own lines and those for everybody, emergencies apart", () => {
  for (const use of PLANNED) {
    const entries = askFirstFor(loadBenefit(use.page.slug).askFirst);
    const [signs, others] = [entries.filter(isEmergency), entries.filter((e) => !isEmergency(e))];
    const { emergencies, people } = viewGate(use);
    expect(emergencies.map(({ name }) => name)).toEqual(
      signs.toSorted(byUrgency).map(({ name }) => typeset(name)),
    );
    const asked = people.flatMap(({ whom, names }) => names.map((name) => [whom, name]));
    expect(new Map(asked.map(([whom, name]) => [name, whom]))).toEqual(
      new Map(others.map(({ ask, name }) => [typeset(name), Reflect.get(whomToAsk, ask)])),
    );
  }
});

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

test("a plan warns of the danger that its use names, and of none where it names none", () => {
  const { caution } = planFor("use=blood-sugar&start=2026-12-01&asked=hormonal-health");
  expect(caution).toBe(proseInWords(findClaim("blood-sugar").page.caution ?? ""));
  const knee = planFor("use=knee-osteoarthritis&start=2026-12-01&asked=pain-inflammation");
  expect(knee.caution).toBeNull();
});

test("a cap is not told of areas and distances, or to move closer", () => {
  const cap = "use=hair-loss-men&start=2026-12-01&asked=hair-growth&irradiance=1-10";
  const { area, distance, reckoned } = planFor(cap);
  expect(area).toBe("for the whole scalp");
  expect(distance).not.toMatch(/inch/);
  expect(reckoned).toContain("follow its maker’s instructions");
  expect(reckoned).not.toMatch(/closer|distance/);
});
