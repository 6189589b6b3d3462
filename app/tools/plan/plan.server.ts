import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import {
  askFirstFor,
  byUrgency,
  isEmergency,
  whomToAsk,
} from "#app/evidence/ledger/ask-first.server.ts";
import { type Claim, findClaim } from "#app/evidence/ledger/claims.server.ts";
import { formatDose, formatMinutes } from "#app/evidence/ledger/dose.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import type { Grade } from "#app/evidence/ledger/grades.ts";
import { judgingDays } from "#app/evidence/ledger/judging-days.ts";
import { verdict } from "#app/evidence/ledger/verdict.ts";
import { formatLight } from "#app/evidence/ledger/wavelength.ts";
import { lightInWords } from "#app/evidence/words/light-in-words.ts";
import { typeset } from "#app/text/typeset.ts";
import {
  type Light,
  LONGEST_SESSION,
  type Minutes,
  minutesAt,
  type PlanRequest,
  strongest,
  type Use,
} from "./plan-request.ts";
import { dayAfter, daysBetween, daysOf, type Series, seriesOf } from "./sessions.ts";

/** Days are YYYY-MM-DD. */
export type Plan = {
  readonly use: Pick<Use, "id" | "name" | "page">;
  readonly verdict: string;
  readonly grade: Grade | null;
  /** Whole sentences: the studies' light, and its difference from the reader's. */
  readonly tested: string;
  /** "810–850 nm" */
  readonly light: string;
  /** The distance for these minutes. */
  readonly distance: string;
  readonly frequency: string;
  /** For one area: "15–20 min", "24–32 J/cm²". */
  readonly minutes: string;
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
    tested: testedLight(claim),
    light: formatLight(protocol.wavelengths),
    distance: typeset(placeOf(use, light)),
    frequency: typeset(protocol.frequency),
    minutes: formatSession(minutes),
    dose: formatDose(protocol),
    reckoned: typeset(reckon(use, light)),
    record: protocol.record,
    ...{ start, first, judge, stop: typeset(protocol.stop), series },
    sessions: withTraining ? null : sessions.length,
    weeks: weeksOf(start, judge, new Set(sessions)),
  };
}

/** From the claim's own data, so that a difference is named only where the claim names it. */
function testedLight(claim: Claim): string {
  const indirect = claim.concerns.find(({ kind }) => kind === "indirectness");
  return [
    `Light of its studies: ${lightInWords(claim)}.`,
    indirect && typeset(fillNumbers(indirect.why)),
  ]
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

/** Whole minutes, half ones for short sessions: "4–5 min", "1.5 min". */
function formatSession({ from, to }: Minutes): string {
  const [shortest, longest] = [from, to].map((minutes) =>
    minutes < 3 ? Math.round(minutes * 2) / 2 : Math.round(minutes),
  );
  return formatMinutes({ from: shortest ?? from, to: longest ?? to });
}

function placeOf({ protocol }: Use, light: Light): string {
  if (light.kind === "assumed") return protocol.doseAt;
  if (light.kind === "own") return `at the distance where it gives ${rangeOf(light.irradiance)}`;
  return `at the distance where it gives ${light.type.to} mW/cm², the most of that type`;
}

function reckon({ protocol }: Use, light: Light): string {
  const given = strongest(protocol, light);
  if (light.kind === "assumed") {
    return `At ${given} mW/cm² at the skin, which our protocol assumes. If you know what your device gives, write it above.`;
  }
  const same =
    given === protocol.irradiance
      ? ""
      : ` The dose is that of our protocol; nobody has shown that ${given > protocol.irradiance ? "a shorter time at more strength" : "a longer time at less strength"} does the same.`;
  const { from, to } = light.kind === "own" ? light.irradiance : light.type;
  if (from === to) return `At your ${given} mW/cm².${same}`;
  const whose =
    light.kind === "own"
      ? `Your figure: ${rangeOf(light.irradiance)} at the skin.`
      : `${light.type.name}: ${rangeOf(light.type)} at the skin (${light.type.basis}).`;
  const weakest = minutesAt(protocol, from);
  const atWeakest =
    weakest.to > LONGEST_SESSION
      ? "At the weakest the same dose would take more than an hour, which we don't plan: go nearer"
      : `At the weakest the same dose takes ${formatSession(weakest)}`;
  return `${whose} The minutes are for the strongest. ${atWeakest}.${same}`;
}

function rangeOf({ from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? `${to} mW/cm²` : `${from}-${to} mW/cm²`;
}

export type Refusal = { readonly known: string; readonly against: readonly string[] };

/** From the use's claim. */
export function viewRefusal({ id }: Use): Refusal {
  const claim = findClaim(id);
  const { grade } = gradeEvidence(claim);
  return {
    known: typeset(verdict(claim, grade)),
    against: claim.concerns.map(({ why }) => typeset(fillNumbers(why))),
  };
}

/** Emergency signs, and the other entries by whom to ask. */
export type Gate = {
  readonly emergencies: readonly { readonly name: string; readonly what: string }[];
  readonly people: readonly { readonly whom: string; readonly names: readonly string[] }[];
};

/** The benefit page's own list, with the entries for everybody. */
export async function viewGate({ page }: Use): Promise<Gate> {
  const { askFirst } = await loadBenefit(page.slug);
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
