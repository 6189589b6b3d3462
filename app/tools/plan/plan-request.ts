import type { BenefitSlug } from "#app/benefits/benefits.ts";
import type { ClaimId } from "#app/evidence/ledger/claims.server.ts";
import { judgingDays, parseDay } from "#app/evidence/ledger/judging-days.ts";
import type { Protocol } from "#app/evidence/ledger/protocols.ts";
import { dayAfter } from "./sessions.ts";

/** What the address of a plan may hold. `asked` names the page whose list the reader has gone through. */
export const FIELDS = ["use", "device", "irradiance", "start", "asked"] as const;

/** As it was written, without the spaces around it. */
export type Written = Record<(typeof FIELDS)[number], string>;

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
  | { readonly kind: "own"; readonly irradiance: number }
  | { readonly kind: "type"; readonly type: DeviceType }
  | { readonly kind: "assumed" };

export type PlanRequest =
  | { readonly status: "empty" }
  /** A sentence for each field that is wrong. */
  | { readonly status: "invalid"; readonly errors: Partial<Written> }
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

/** What an address asks for; longer than any right answer is cut off. */
export function writtenIn(parameters: URLSearchParams): Written {
  const read = (name: string) => (parameters.get(name) ?? "").trim().slice(0, 60);
  return {
    use: read("use"),
    device: read("device"),
    irradiance: read("irradiance"),
    start: read("start"),
    asked: read("asked"),
  };
}

/**
 * Reads a form as it was written.
 * @param today YYYY-MM-DD, UTC
 */
export function readPlanRequest(
  written: Written,
  { today, uses, types }: { today: string; uses: readonly Use[]; types: readonly DeviceType[] },
): PlanRequest {
  if (FIELDS.every((name) => written[name] === "")) return { status: "empty" };
  const use = uses.find(({ id }) => id === written.use);
  if (use?.instead) return { status: "refused", use: { ...use, instead: use.instead } };
  const light = readLight(written, types, use);
  const minutes = use && typeof light !== "string" ? sessionFor(use.protocol, light) : undefined;
  const errors = without({
    use: use ? undefined : "Choose what the light is for.",
    [written.irradiance ? "irradiance" : "device"]:
      typeof light === "string" ? light : typeof minutes === "string" ? minutes : undefined,
    start: problemOfStart(written.start, today, use),
  });
  if (!use || typeof light === "string" || typeof minutes !== "object" || errors.start) {
    return { status: "invalid", errors };
  }
  if (written.asked !== use.page.slug) return { status: "ask first", use };
  return { status: "ok", use, light, minutes, start: written.start };
}

/** mW/cm² at the skin for which a plan can be made: our own limits. */
const IRRADIANCE = { from: 1, to: 200 };

/** The light that is to be planned with, or what is wrong with it. One's own figure goes before a type's. */
function readLight(
  { irradiance, device }: Written,
  types: readonly DeviceType[],
  use: Use | undefined,
): Light | string {
  if (!irradiance) return device ? readType(device, types, use) : { kind: "assumed" };
  // "20,5" has a decimal comma; nobody can know what "1,200" has.
  const [, number = "", unit = ""] =
    /^(-?\d+(?:\.\d+|,\d{1,2}(?!\d))?)\s*(.*)$/.exec(irradiance) ?? [];
  const wrote = `You wrote “${irradiance}”.`;
  if (!number) return `Write a number of mW/cm², such as 20. ${wrote}`;
  if (unit && !/^mw\s*\/\s*cm\s*(?:²|\^?2)$/i.test(unit)) {
    return `Write mW/cm², the power on each square centimetre of skin, such as 20. ${wrote}`;
  }
  const value = Number(number.replace(",", "."));
  if (value < IRRADIANCE.from || value > IRRADIANCE.to) {
    return `We plan for ${IRRADIANCE.from} to ${IRRADIANCE.to} mW/cm² at the skin. ${wrote} Take the figure at the distance you will use, not at the lamp.`;
  }
  return { kind: "own", irradiance: value };
}

function readType(device: string, types: readonly DeviceType[], use: Use | undefined) {
  const type = types.find(({ id }) => id === device);
  if (!type) return "Choose a type from the list.";
  if (!use || type.pages.includes(use.page.slug)) return { kind: "type", type } as const;
  const right = types.filter(({ pages }) => pages.includes(use.page.slug));
  return `Our protocol for this use is not made for that type, but for: ${right.map(({ name }) => name).join(", ")}. Choose one of these, or write your own figure.`;
}

/** What a session takes with this light, or why it makes no plan: our own limits. */
function sessionFor(protocol: Protocol, light: Light): Minutes | string {
  const minutes = minutesAt(protocol, strongest(protocol, light));
  if (minutes.from > LONGEST) {
    return `So weak a light would need ${Math.round(minutes.from)} minutes for one session of this use. Go nearer, or take a stronger device.`;
  }
  if (minutes.to < SHORTEST) {
    return `So strong a light would be done in ${Math.round(minutes.to * 60)} seconds, too short to time well. Stand further away.`;
  }
  return minutes;
}

const LONGEST = 60;
const SHORTEST = 1;

/** mW/cm² to reckon with: of a type the most, so that no session is too long. */
export function strongest(protocol: Protocol, light: Light): number {
  if (light.kind === "own") return light.irradiance;
  return light.kind === "type" ? light.type.to : protocol.irradiance;
}

/** The minutes in which this irradiance (mW/cm²) gives the protocol's dose: irradiance × time stays the same. */
export function minutesAt({ irradiance, minutes }: Protocol, given: number): Minutes {
  const share = irradiance / given;
  return { from: minutes.from * share, to: minutes.to * share };
}

function problemOfStart(start: string, today: string, use: Use | undefined): string | undefined {
  if (!start) return "Choose the day on which you start.";
  const shown = `You wrote “${start}”.`;
  if (!parseDay(start)) {
    return /^\d{4}-\d{2}-\d{2}$/.test(start)
      ? `There is no such day. ${shown}`
      : `Write the day as year, month and day, such as ${dayAfter(today, 1)}. ${shown}`;
  }
  if (start > dayAfter(today, 366)) return `Choose a day within a year from now. ${shown}`;
  // It may still be yesterday where the reader is.
  if (use && judgingDays(use.protocol.judging, start).judge < dayAfter(today, -1)) {
    return `A plan from that day is over already. Choose a later one. ${shown}`;
  }
  return undefined;
}

function without(errors: Partial<Record<string, string | undefined>>): Partial<Written> {
  return Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence));
}
