import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { INCH } from "#app/physics/inch.ts";
import { emittedPower } from "#app/physics/irradiance.ts";

const positive = z.number().positive();

const assumedPanelSchema = z.strictObject({
  width: positive.describe("Of the lit face, in cm."),
  height: positive.describe("Of the lit face, in cm."),
  leds: z.int().positive().describe("In even rows and columns."),
  beamAngle: positive.lt(180).describe("Full angle at half strength, in degrees."),
  light: positive.describe("All of its light, in W."),
});

const INCHES = [6, 12, 14, 18] as const;

/** A distance of the assumed panel, in inches. */
export const panelDistance = z.literal(INCHES);

const { light, ...array } = readContent("assumed-panel.yaml", assumedPanelSchema);

/** The one panel of all plans. Nobody measured it. */
export const assumedPanel = { array, light, known: atInches(INCHES[0]) };

/** What the plans take it to give in the middle: mW/cm² by distance in inches, rounded to 5. */
export const panelIrradiance = Object.fromEntries(
  INCHES.map((inches) => [inches, Math.round(atInches(inches).irradiance / 5) * 5]),
) as Readonly<Record<(typeof INCHES)[number], number>>;

/** Before that rounding. */
export const exactPanelIrradiance: ReadonlyMap<string, number> = new Map(
  INCHES.map((inches) => [String(inches), Math.round(atInches(inches).irradiance)]),
);

function atInches(inches: number) {
  const distance = inches * INCH;
  return { distance, irradiance: light / emittedPower(array, { irradiance: 1, distance }) };
}
