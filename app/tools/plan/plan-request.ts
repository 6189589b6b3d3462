import { type BenefitSlug, isWorn } from "#app/benefits/content/benefits.ts";
import { PLANNED } from "#app/dose/planned-irradiance.ts";
import { readRange } from "#app/dose/read-number.ts";
import { problemOfChoice, writtenField } from "#app/dose/written-fields.ts";
import type { ClaimId } from "#app/evidence/ledger/claims.server.ts";
import { dayAfter, judgingDays } from "#app/evidence/ledger/judging-days.ts";
import type { Protocol } from "#app/evidence/ledger/protocols.server.ts";
import { formatDate } from "#app/text/format-date.ts";

export const FIELDS = ["use", "device", "irradiance", "start"] as const;

/** The page whose list the reader has confirmed: posted, so that a plan's link can't carry it. */
export const ASKED = "asked";

/** Trimmed words of the reader. A field that is missing in the address was not asked for yet. */
export type Written = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>;

export type Use = {
  readonly id: ClaimId;
  readonly name: string;
  readonly page: { readonly slug: BenefitSlug; readonly name: string };
  readonly protocol: Protocol;
  /** The site's advice where its protocol does not suit the use; else null. */
  readonly instead: string | null;
};

/** Irradiance at the skin in mW/cm². */
export type DeviceType = {
  readonly id: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** The source of the figures. */
  readonly basis: string;
  /** True for what lies on the skin. */
  readonly worn: boolean;
  /** The benefit pages, by slug, whose uses it suits. */
  readonly pages: readonly string[];
};

/** The reader's own figure, a type of device, or the protocol's assumption. */
export type Light =
  | {
      readonly kind: "own";
      readonly irradiance: { readonly from: number; readonly to: number };
      /** Of the device chosen beside the figure. */
      readonly worn: boolean;
    }
  | { readonly kind: "type"; readonly type: DeviceType }
  | { readonly kind: "assumed" };

export type PlanRequest =
  | { readonly status: "empty" }
  /** Correct but incomplete: a link from another page. */
  | { readonly status: "begun" }
  | { readonly status: "invalid"; readonly errors: Written }
  /** The site gives no protocol for this use. */
  | { readonly status: "refused"; readonly use: Use & { readonly instead: string } }
  /** Correct, but the reader has not confirmed the list yet. */
  | { readonly status: "ask first"; readonly use: Use }
  | {
      readonly status: "ok";
      readonly use: Use;
      readonly light: Light;
      readonly start: string;
      readonly minutes: Minutes;
    };

/** Of one session, not rounded. */
export type Minutes = { readonly from: number; readonly to: number };

/** The form's fields as written. Absent parameters stay absent. */
export function writtenIn(parameters: URLSearchParams): Written {
  const named = FIELDS.filter((name) => parameters.has(name));
  return Object.fromEntries(named.map((name) => [name, writtenField(parameters, name).trim()]));
}

/** @param today YYYY-MM-DD, UTC @param asked the confirmed page, from the form */
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
  const minutes = use && typeof light !== "string" ? sessionFor(use, light) : undefined;
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

/** The reader's own figure goes before a type's. */
function readLight(
  { irradiance, device }: Written,
  types: readonly DeviceType[],
  use: Use | undefined,
): Light | string {
  if (!irradiance) return device ? readType(device, types, use) : { kind: "assumed" };
  const read = readRange(irradiance, PLANNED);
  if ("range" in read) {
    const worn = types.some((type) => type.id === device && type.worn);
    return { kind: "own", irradiance: read.range, worn };
  }
  return read.error;
}

function readType(device: string, types: readonly DeviceType[], use: Use | undefined) {
  const type = types.find(({ id }) => id === device);
  if (!type) {
    const listed = types.map(({ id }) => id);
    return problemOfChoice(device, listed) ?? "Choose from the list.";
  }
  if (!use || type.pages.includes(use.page.slug)) return { kind: "type", type } as const;
  const right = types.filter(({ pages }) => pages.includes(use.page.slug));
  return `Choose a device for this plan: ${right.map(({ name }) => name).join(", ")}.`;
}

/** A session's minutes, or a sentence when our own limits forbid a plan. */
function sessionFor(use: Use, light: Light): Minutes | string {
  const { protocol } = use;
  const minutes = minutesAt(protocol, strongest(protocol, light));
  if (minutes.to > LONGEST_SESSION) {
    const [from, to] = [Math.round(minutes.from), Math.round(minutes.to)];
    return `A session would take ${from}–${to} minutes. ${isOnSkin(use, light) ? FOLLOW_MAKER : "Move closer or use a stronger device."}`;
  }
  if (minutes.from < SHORTEST_SESSION) {
    const [from, to] = [Math.round(minutes.from * 60), Math.round(minutes.to * 60)];
    return `A session would take ${from}–${to} seconds, too short to time. ${isOnSkin(use, light) ? FOLLOW_MAKER : "Move farther back."}`;
  }
  return minutes;
}

const FOLLOW_MAKER = "Follow the maker’s instructions.";

/** True where the reader can't change the distance, as under a cap. */
export function isOnSkin({ page }: Pick<Use, "page">, light: Light): boolean {
  if (isWorn(page.slug)) return true;
  return light.kind === "own" ? light.worn : light.kind === "type" && light.type.worn;
}

/** In minutes, for one area. */
export const LONGEST_SESSION = 60;
const SHORTEST_SESSION = 1;

/** In mW/cm²: the upper end of a range, so that no session is too long. */
export function strongest(protocol: Protocol, light: Light): number {
  if (light.kind === "own") return light.irradiance.to;
  return light.kind === "type" ? light.type.to : protocol.irradiance;
}

/** Minutes for the protocol's dose: irradiance × time stays the same. */
export function minutesAt({ irradiance, minutes }: Protocol, given: number): Minutes {
  const share = irradiance / given;
  return { from: minutes.from * share, to: minutes.to * share };
}

/** @param uses the plan must suit one of them */
function problemOfStart(
  start: string | undefined,
  today: string,
  uses: readonly Use[],
): string | undefined {
  if (start === undefined) return undefined;
  if (start === "") return "Choose a start date.";
  if (!/^\d{4}-\d{2}-\d{2}$/.test(start)) {
    return `Enter a date like ${dayAfter(today, 1)} (year-month-day).`;
  }
  if (!isDay(start)) return "That date doesn’t exist.";
  const first = firstStart(today, uses);
  const last = dayAfter(today, LONGEST_WAIT);
  if (start < first) return `Choose ${formatDate(first)} or a later day.`;
  return start > last ? `Choose ${formatDate(last)} or an earlier day.` : undefined;
}

/** In days from today. */
const LONGEST_WAIT = 366;

/** The earliest start of a plan that is not over yet. */
function firstStart(today: string, uses: readonly Use[]): string {
  // The reader's time zone may be a day behind.
  const yesterday = dayAfter(today, -1);
  const isUnderWay = (start: string) =>
    uses.some(({ protocol }) => judgingDays(protocol.judging, start).judge >= yesterday);
  let first = today;
  while (isUnderWay(dayAfter(first, -1))) first = dayAfter(first, -1);
  return first;
}

/** JavaScript makes 2 March of 30 February. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function without(errors: Partial<Record<string, string | undefined>>): Written {
  return Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence));
}
