import type { BenefitSlug } from "#app/benefits/benefits.ts";
import type { ClaimId } from "#app/evidence/ledger/claims.server.ts";
import { judgingDays } from "#app/evidence/ledger/judging-days.ts";
import type { Protocol } from "#app/evidence/ledger/protocols.ts";
import { readRange } from "#app/tools/read-number.ts";
import { problemOfChoice, writtenField } from "#app/tools/written-fields.ts";
import { PLANNED } from "./planned-irradiance.ts";
import { dayAfter } from "./sessions.ts";

/** What the address of a plan may hold. */
export const FIELDS = ["use", "device", "irradiance", "start"] as const;

/**
 * Sent with a form, never in an address: the page whose list of who should ask first its reader has gone through. So
 * whoever is sent the address of a plan goes through it too.
 */
export const ASKED = "asked";

/** As it was written, without the spaces around it. What the address does not name nobody was asked for yet. */
export type Written = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>;

/** A use of the light as a plan knows it. */
export type Use = {
  readonly id: ClaimId;
  readonly name: string;
  /** The benefit page that it is on. */
  readonly page: { readonly slug: BenefitSlug; readonly name: string };
  readonly protocol: Protocol;
  /** What the site says of doing it at home, where its protocol is not meant for it; else null. */
  readonly instead: string | null;
};

/** A type of device, with what it gives at the skin in mW/cm². */
export type DeviceType = {
  readonly id: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Where the figures are from. */
  readonly basis: string;
  /** The benefit pages, by slug, for whose uses it is meant. */
  readonly pages: readonly string[];
};

/** What gives the light: the reader's own figure, a type of device, or what the protocol assumes. */
export type Light =
  | { readonly kind: "own"; readonly irradiance: { readonly from: number; readonly to: number } }
  | { readonly kind: "type"; readonly type: DeviceType }
  | { readonly kind: "assumed" };

export type PlanRequest =
  | { readonly status: "empty" }
  /** All that was written is right, and something is still to be asked: a link from another page. */
  | { readonly status: "begun" }
  /** A sentence for each field that is wrong. */
  | { readonly status: "invalid"; readonly errors: Written }
  /** A use that the site gives no protocol for. */
  | { readonly status: "refused"; readonly use: Use & { readonly instead: string } }
  /** All is right, but nobody has said that they have gone through the list. */
  | { readonly status: "ask first"; readonly use: Use }
  | {
      readonly status: "ok";
      readonly use: Use;
      readonly light: Light;
      readonly start: string;
      readonly minutes: Minutes;
    };

/** For one session, not rounded. */
export type Minutes = { readonly from: number; readonly to: number };

/** What an address asks for. */
export function writtenIn(parameters: URLSearchParams): Written {
  const named = FIELDS.filter((name) => parameters.has(name));
  return Object.fromEntries(named.map((name) => [name, writtenField(parameters, name).trim()]));
}

/**
 * Reads a form as it was written.
 * @param today YYYY-MM-DD, UTC
 * @param asked what the reader sent under that name
 */
export function readPlanRequest(
  written: Written,
  {
    today,
    uses,
    types,
    asked,
  }: { today: string; uses: readonly Use[]; types: readonly DeviceType[]; asked?: string },
): PlanRequest {
  if (FIELDS.every((name) => !written[name])) return { status: "empty" };
  const use = uses.find(({ id }) => id === written.use);
  if (use?.instead) return { status: "refused", use: { ...use, instead: use.instead } };
  const light = readLight(written, types, use);
  const minutes = use && typeof light !== "string" ? sessionFor(use.protocol, light) : undefined;
  const errors = without({
    use: problemOfUse(written.use, uses),
    [written.irradiance ? "irradiance" : "device"]:
      typeof light === "string" ? light : typeof minutes === "string" ? minutes : undefined,
    start: problemOfStart(written.start, today, use ? [use] : uses),
  });
  if (Object.keys(errors).length > 0) return { status: "invalid", errors };
  if (!use || !written.start || typeof light === "string" || typeof minutes !== "object") {
    return { status: "begun" };
  }
  if (asked !== use.page.slug) return { status: "ask first", use };
  return { status: "ok", use, light, minutes, start: written.start };
}

function problemOfUse(use: string | undefined, uses: readonly Use[]): string | undefined {
  if (use === "") return "Choose what the light is for.";
  const ids = uses.map(({ id }) => id);
  return use && problemOfChoice(use, ids);
}

/** The light that is to be planned with, or what is wrong with it. One's own figure goes before a type's. */
function readLight(
  { irradiance, device }: Written,
  types: readonly DeviceType[],
  use: Use | undefined,
): Light | string {
  if (!irradiance) return device ? readType(device, types, use) : { kind: "assumed" };
  const read = readRange(irradiance, PLANNED);
  if ("range" in read) return { kind: "own", irradiance: read.range };
  return `${read.error} Take what reaches the skin at your distance, not at the lamp: 20, or 20–40.`;
}

function readType(device: string, types: readonly DeviceType[], use: Use | undefined) {
  const type = types.find(({ id }) => id === device);
  if (!type) {
    const listed = types.map(({ id }) => id);
    return problemOfChoice(device, listed) ?? "Choose from the list.";
  }
  if (!use || type.pages.includes(use.page.slug)) return { kind: "type", type } as const;
  const right = types.filter(({ pages }) => pages.includes(use.page.slug));
  return `Our protocol for this use is not made for that type, but for: ${right.map(({ name }) => name).join(", ")}. Choose one of these, or write your own figure.`;
}

/** What a session takes with this light, or why it makes no plan: our own limits. */
function sessionFor(protocol: Protocol, light: Light): Minutes | string {
  const minutes = minutesAt(protocol, strongest(protocol, light));
  if (minutes.to > LONGEST_SESSION) {
    const [from, to] = [Math.round(minutes.from), Math.round(minutes.to)];
    return `So weak a light would need ${from}–${to} minutes for one session of this use, and we plan an hour at most. Go nearer, or take a stronger device.`;
  }
  if (minutes.from < SHORTEST_SESSION) {
    const [from, to] = [Math.round(minutes.from * 60), Math.round(minutes.to * 60)];
    return `So strong a light would be done in ${from}–${to} seconds, too short to time well. Stand further away.`;
  }
  return minutes;
}

/** Minutes for one area. */
export const LONGEST_SESSION = 60;
const SHORTEST_SESSION = 1;

/** mW/cm² to reckon with: of a range the most, so that no session is too long. */
export function strongest(protocol: Protocol, light: Light): number {
  if (light.kind === "own") return light.irradiance.to;
  return light.kind === "type" ? light.type.to : protocol.irradiance;
}

/** The minutes in which this irradiance (mW/cm²) gives the protocol's dose: irradiance × time stays the same. */
export function minutesAt({ irradiance, minutes }: Protocol, given: number): Minutes {
  const share = irradiance / given;
  return { from: minutes.from * share, to: minutes.to * share };
}

/** @param uses for one of which the plan is to be */
function problemOfStart(
  start: string | undefined,
  today: string,
  uses: readonly Use[],
): string | undefined {
  if (start === undefined) return undefined;
  if (start === "") return "Choose the day on which you start.";
  const shown = `You wrote “${start}”.`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(start)) {
    return `Write the day as year, month and day, such as ${dayAfter(today, 1)}. ${shown}`;
  }
  if (!isDay(start)) return `There is no such day. ${shown}`;
  const first = firstStart(today, uses);
  const last = dayAfter(today, LONGEST_WAIT);
  if (start >= first && start <= last) return undefined;
  return `Choose a day from ${first} to ${last}. A plan from an earlier day is over already; further ahead we make none, because what we advise may have changed by then. ${shown}`;
}

/** Days from now up to which a plan may start. */
const LONGEST_WAIT = 366;

/** The earliest start of a plan for one of these uses that is not over yet. */
function firstStart(today: string, uses: readonly Use[]): string {
  // It may still be yesterday where the reader is.
  const yesterday = dayAfter(today, -1);
  const isUnderWay = (start: string) =>
    uses.some(({ protocol }) => judgingDays(protocol.judging, start).judge >= yesterday);
  let first = today;
  while (isUnderWay(dayAfter(first, -1))) first = dayAfter(first, -1);
  return first;
}

/** Whether the calendar has the day YYYY-MM-DD: of 30 February, JavaScript makes 2 March. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function without(errors: Partial<Record<string, string | undefined>>): Written {
  return Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence));
}
