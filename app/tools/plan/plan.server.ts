import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { isWorn } from "#app/benefits/content/benefits.ts";
import { doubtAbout } from "#app/dose/doubt.server.ts";
import { timedMinutes } from "#app/dose/rounding.ts";
import { proseInWords } from "#app/evidence/citations/prose-in-words.server.ts";
import {
  askFirstFor,
  byUrgency,
  isEmergency,
  whomToAsk,
} from "#app/evidence/ledger/ask-first.server.ts";
import { type Claim, findClaim } from "#app/evidence/ledger/claims.server.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import type { Grade } from "#app/evidence/ledger/grades.ts";
import { dayAfter, daysBetween, judgingDays } from "#app/evidence/ledger/judging-days.ts";
import { bothVerdicts, verdict } from "#app/evidence/ledger/verdict.ts";
import { formatLight } from "#app/evidence/ledger/wavelength.ts";
import { lightInWords } from "#app/evidence/words/light-in-words.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { formatDose, formatMinutes } from "#app/physics/dose.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { typeset } from "#app/text/typeset.ts";
import {
  isOnSkin,
  type Light,
  LONGEST_SESSION,
  type Minutes,
  minutesAt,
  type PlanRequest,
  strongest,
  type Use,
} from "./plan-request.ts";
import { daysOf, type Series, seriesOf } from "./sessions.ts";

/** Days are YYYY-MM-DD. */
export type Plan = {
  readonly use: Pick<Use, "id" | "name" | "page">;
  readonly verdict: string;
  readonly grade: Grade | null;
  /** What to say before the plan, where studies don't point to a benefit. */
  readonly doubt: string | null;
  /** A danger of this use, which has to stand in the plan. */
  readonly caution: string | null;
  /** Whole sentences: the studies' light, and its difference from the reader's. */
  readonly tested: string;
  /** "810–850 nm" */
  readonly light: string;
  /** The distance for these minutes. */
  readonly distance: string;
  readonly frequency: string;
  /** "15–20 min", "24–32 J/cm²". */
  readonly minutes: string;
  /** "for each area"; "for the whole scalp" under a cap. */
  readonly area: string;
  readonly dose: string;
  readonly reckoned: string;
  readonly record: Use["protocol"]["record"];
  readonly start: string;
  readonly first: string | null;
  readonly judge: string;
  readonly stop: string;
  /** Null when the light goes with training, on days that only the reader knows. */
  readonly sessions: number | null;
  readonly series: readonly Series[];
  readonly weeks: readonly Week[];
};

/** Seven days from the start's weekday; none after the last day. */
export type Week = {
  readonly day: string;
  /** For light that goes with training. */
  readonly light: boolean;
  readonly days: readonly { readonly day: string; readonly session: boolean }[];
};

export function makePlan({
  use,
  light,
  start,
  minutes,
}: Extract<PlanRequest, { status: "ok" }>): Plan {
  const { id, name, page, protocol } = use;
  const { first, judge } = judgingDays(protocol.judging, start);
  const series = seriesOf(protocol.rhythm, start, judge);
  const sessions = daysOf(series);
  const claim = findClaim(id);
  const { grade } = gradeEvidence(claim);
  const withTraining = "everyDays" in protocol.rhythm && protocol.rhythm.everyDays === null;
  return {
    use: { id, name, page },
    verdict: typeset(verdict(claim, grade)),
    grade,
    doubt: doubtAbout(claim),
    caution: claim.page.caution === undefined ? null : proseInWords(claim.page.caution),
    tested: testedLight(claim),
    light: formatLight(protocol.wavelengths),
    distance: typeset(placeOf(use, light)),
    frequency: typeset(protocol.frequency),
    minutes: formatSession(minutes),
    area: isWorn(page.slug) ? "for the whole scalp" : "for each area",
    dose: formatDose(protocol),
    reckoned: typeset(reckon(use, light)),
    record: protocol.record,
    start,
    first,
    judge,
    stop: typeset(protocol.stop),
    series,
    sessions: withTraining ? null : sessions.length,
    weeks: weeksOf(start, judge, new Set(sessions)),
  };
}

/** From the claim's own data, so that a difference is named only where the claim names it. */
function testedLight(claim: Claim): string {
  const { otherLight } = claim;
  return [`Light in the studies: ${lightInWords(claim)}.`, otherLight && proseInWords(otherLight)]
    .filter(Boolean)
    .join(" ");
}

function weeksOf(start: string, judge: string, sessions: ReadonlySet<string>): Week[] {
  return Array.from({ length: Math.ceil(daysBetween(start, judge) / 7) }, (_, index) => {
    const day = dayAfter(start, index * 7);
    const days = Array.from({ length: 7 }, (_, offset) => dayAfter(day, offset))
      .filter((day) => day < judge)
      .map((day) => ({ day, session: sessions.has(day) }));
    return { day, light: sessions.has(day), days };
  });
}

function formatSession({ from, to }: Minutes): string {
  return formatMinutes({ from: timedMinutes(from), to: timedMinutes(to) });
}

function placeOf(use: Use, light: Light): string {
  if (light.kind === "assumed" || isWorn(use.page.slug)) return use.protocol.doseAt;
  if (isOnSkin(use, light)) return "on the skin";
  return light.kind === "own"
    ? `at the distance where it gives ${rangeOf(light.irradiance)}`
    : `at the distance where it gives ${light.type.to} mW/cm², the most for that type`;
}

const { reckoned } = ownPages["/plan"];

function reckon(use: Use, light: Light): string {
  const { protocol } = use;
  const given = strongest(protocol, light);
  if (light.kind === "assumed") return fillIn(reckoned.assumed, { strength: given });
  const other = given > protocol.irradiance ? reckoned.shorter : reckoned.longer;
  const same = given === protocol.irradiance ? "" : ` ${other}`;
  const { from, to } = light.kind === "own" ? light.irradiance : light.type;
  if (from === to) return `For your ${given} mW/cm².${same}`;
  const whose =
    light.kind === "own"
      ? fillIn(reckoned.own, { light: rangeOf(light.irradiance) })
      : fillIn(reckoned.type, {
          name: light.type.name,
          light: rangeOf(light.type),
          basis: light.type.basis,
        });
  const weakest = minutesAt(protocol, from);
  const atWeakest =
    weakest.to <= LONGEST_SESSION
      ? fillIn(reckoned.upTo, { minutes: formatSession({ from: weakest.to, to: weakest.to }) })
      : isOnSkin(use, light)
        ? reckoned.worn
        : reckoned.panel;
  return `${whose} ${reckoned.strongest} ${atWeakest}${same}`;
}

function rangeOf({ from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? `${to} mW/cm²` : `${from}-${to} mW/cm²`;
}

export type Refusal = { readonly known: string; readonly against: readonly string[] };

/** From the use's claim. */
export function viewRefusal({ id }: Use): Refusal {
  const claim = findClaim(id);
  return {
    known: typeset(bothVerdicts(claim, gradeEvidence(claim))),
    against: [
      ...claim.concerns.map(({ why }) => why),
      ...(claim.otherLight ? [claim.otherLight] : []),
    ].map((why) => proseInWords(why)),
  };
}

/** Emergency signs, and the other entries by whom to ask. */
export type Gate = {
  readonly emergencies: readonly { readonly name: string; readonly what: string }[];
  readonly people: readonly { readonly whom: string; readonly names: readonly string[] }[];
};

/** The benefit page's own list, with the entries for everybody. */
export function viewGate({ page }: Use): Gate {
  const { askFirst } = loadBenefit(page.slug);
  const entries = askFirstFor(askFirst);
  return {
    emergencies: entries
      .filter(isEmergency)
      .toSorted(byUrgency)
      .map(({ name, ask, whatToAsk }) => ({
        name: typeset(name),
        what: typeset(
          ask === "emergency" ? whatToAsk : `Ask ${whomToAsk[ask]} today: "${whatToAsk}"`,
        ),
      })),
    people: Object.entries(whomToAsk)
      .map(([who, whom]) => ({
        whom,
        names: entries
          .filter((entry) => entry.ask === who && !isEmergency(entry))
          .map(({ name }) => typeset(name)),
      }))
      .filter(({ names }) => names.length > 0),
  };
}
