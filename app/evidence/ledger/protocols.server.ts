import { z } from "zod";
import { readRecords } from "#app/content/content-files.server.ts";
import type { ProtocolId } from "#app/content/ids.ts";
import { words } from "#app/content/prose-field.ts";
import { fluence, siteDoses } from "#app/physics/dose.ts";
import { INCH } from "#app/physics/inch.ts";
import { panelDistance, panelIrradiance } from "./assumed-panel.server.ts";
import { wavelength } from "./study.ts";
import { topicPages } from "./topics.ts";

export type { ProtocolId };

const positive = z.number().positive();
const range = z.strictObject({ from: positive, to: positive });
const { from: LEAST, to: MOST } = siteDoses.all;

/** The site's own protocol of a benefit page. No study tested one as a whole. Its fluence is computed, see dose.ts. */
export const protocolSchema = z
  .strictObject({
    wavelengths: z.array(wavelength).min(1).readonly().describe("In nm."),
    assumed: z
      .union([
        z.strictObject({ panel: panelDistance }),
        z.strictObject({ irradiance: positive, at: words }),
      ])
      .describe(
        "The light at the skin, which nobody measured: our assumed panel's at so many inches, or an irradiance of its own in mW/cm² with the one place where the minutes give the dose.",
      ),
    minutes: range.describe("For one area."),
    distance: words.describe('From the skin: "2-6 inches (5–15 cm)", with its condition.'),
    frequency: words,
    course: words.describe("The time until one can judge it."),
    judging: z
      .strictObject({
        first: positive.optional(),
        judge: positive,
        unit: z.enum(["weeks", "months"]),
      })
      .describe(
        "`course` for computing: time from the start to a first check and to the day to judge.",
      ),
    rhythm: z
      .union([
        z.strictObject({ everyDays: z.int().positive().nullable() }),
        z.strictObject({ perWeek: range }),
      ])
      .describe(
        "`frequency` for computing: a session every so many days, or so many a week. Null for light that goes with training; then every other week is without light.",
      ),
    record: z
      .strictObject({ number: words, how: words })
      .describe("One number that tells the reader whether it works, and how to get it."),
    stop: words.describe("The action on the day to judge."),
  })
  .transform(({ assumed, ...protocol }) => ({
    ...protocol,
    /** Assumed at the skin, in mW/cm². Nobody measured it. */
    irradiance: "panel" in assumed ? panelIrradiance[assumed.panel] : assumed.irradiance,
    /** The one distance at which `irradiance` is assumed and the minutes give the dose. */
    doseAt: "panel" in assumed ? fromPanel(assumed.panel) : assumed.at,
  }))
  .refine(
    ({ irradiance, ...protocol }) =>
      [protocol.distance, protocol.doseAt].every(
        (text) => !text.includes("mW/cm²") || text.includes(`${irradiance} mW/cm²`),
      ),
    { path: ["distance"], error: "the mW/cm² in the words are those that the dose assumes" },
  )
  .refine(
    ({ irradiance, minutes: { from, to } }) =>
      from <= to && fluence(irradiance, from) >= LEAST && fluence(irradiance, to) <= MOST,
    { path: ["minutes"], error: `the dose that they make lies between ${LEAST} and ${MOST} J/cm²` },
  );

function fromPanel(inches: keyof typeof panelIrradiance): string {
  return `${inches} inches (${Math.round(inches * INCH)} cm) from a panel, or where your device gives ${panelIrradiance[inches]} mW/cm²`;
}

export type Protocol = z.output<typeof protocolSchema>;
export type Rhythm = Protocol["rhythm"];
export type Judging = Protocol["judging"];

/** By benefit page, in the order of the pages. The only place of their numbers. */
export const protocols = Object.fromEntries(
  [...readRecords("protocols", protocolSchema)].toSorted(
    ([a], [b]) => topicPages.indexOf(a) - topicPages.indexOf(b),
  ),
) as Readonly<Record<ProtocolId, Protocol>>;
