import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import type { DeviceId } from "#app/content/ids.ts";
import { words } from "#app/content/prose-field.ts";
import { panelDistance, panelIrradiance } from "./assumed-panel.server.ts";
import { hasKey } from "./record-keys.ts";
import { findStudy, isStudyId, studyId } from "./studies.server.ts";

import { wavelength } from "./study.ts";
import { amountEnds, testedIrradiance } from "./treatment.ts";

const positive = z.number().positive();
const goesUp = ({ from, to }: { from: number; to: number }) => from < to;

/** At the skin: as trials print it, or as this site assumes. */
const irradiance = z.discriminatedUnion("basis", [
  z.strictObject({
    basis: z.literal("trials"),
    studies: z
      .array(
        z.strictObject({
          id: studyId,
          lights: z.int().default(1),
        }),
      )
      .min(1)
      .readonly()
      .describe(
        "`lights`: the number of lights that are on together, each with the printed irradiance.",
      ),
  }),
  z
    .strictObject({
      basis: z.literal("assumed"),
      from: positive.describe("In mW/cm²."),
      to: positive,
      where: words.describe('From the least to the most: "18 to 6 inches away".'),
    })
    .refine(goesUp, "a range goes from less to more"),
  /** What the protocols assume of a panel, from the furthest to the nearest distance in inches. */
  z
    .strictObject({ basis: z.literal("panel"), from: panelDistance, to: panelDistance })
    .transform(({ from, to }) => ({
      basis: "assumed" as const,
      from: panelIrradiance[from],
      to: panelIrradiance[to],
      where: `${from} to ${to} inches away`,
    })),
]);

/** A type of device, never a brand. FDA clearances belong to single products. */
export const deviceSchema = z
  .strictObject({
    name: words,
    away: words.optional().describe("In place of the name, beside the types of other pages."),
    compared: words.optional().describe("In its place, on /devices."),
    examples: words.optional(),
    wavelengths: z
      .array(wavelength)
      .readonly()
      .optional()
      .describe("In nm. Absent: any protocol's. Empty: white light."),
    wavelengthsOf: z
      .string()
      .refine(wavelengthsOfArm, {
        error: ({ input }) => `no wavelengths are known of "${input}"`,
      })
      .optional()
      .describe(`In their place, a study's arm with such light: "sunde-2020/red".`),
    irradiance: irradiance.optional().describe("Absent: unknown, or the device moves during use."),
    price: z
      .strictObject({ from: positive, to: positive, andUp: z.literal(true).optional() })
      .refine(goesUp, "a range goes from less to more")
      .optional()
      .describe("This site's range in US dollars; `andUp` for one without an upper end."),
    portability: words.optional(),
  })
  .refine(
    (device) => !/clear|fda|510/i.test(JSON.stringify(device)),
    "claims a clearance, which belongs to single products: leave it out",
  )
  .transform(({ wavelengthsOf, ...device }) => ({
    ...device,
    ...(wavelengthsOf && { wavelengths: wavelengthsOfArm(wavelengthsOf) }),
  }));

function wavelengthsOfArm(reference: string) {
  const [study = "", arm = ""] = reference.split("/");
  return isStudyId(study) ? findStudy(study).arms[arm]?.light?.wavelengths : undefined;
}

/** A type of device, never a brand. */
export type Device = z.output<typeof deviceSchema>;

export type { DeviceId };

const devicesSchema = z.record(z.string(), deviceSchema);

/** The one catalogue for pages, comparisons and articles. */
const devices = readContent("devices.yaml", devicesSchema);

/** @throws for an id that the ledger does not have */
export function findDevice(id: DeviceId): Device {
  const device = devices[id];
  if (!device) throw new Error(`No device in the ledger has the id "${id}"`);
  return device;
}

/** In the catalogue's order. */
export function listDevices(): [DeviceId, Device][] {
  return Object.entries(devices) as [DeviceId, Device][];
}

export function isDeviceId(id: string): id is DeviceId {
  return hasKey(devices, id);
}

/** In content/: the id of a type of device. */
export const deviceId = z
  .string()
  .refine(isDeviceId, { error: ({ input }) => `no type of device is called "${input}"` })
  .meta({ id: "device" });

/** In mW/cm² at the skin. */
export function irradianceRange(given: NonNullable<Device["irradiance"]>): {
  from: number;
  to: number;
} {
  if (given.basis === "assumed") return { from: given.from, to: given.to };
  const printed = given.studies.flatMap(({ id, lights }) => {
    const amount = testedIrradiance(findStudy(id));
    if (amount === undefined) throw new Error(`${id} has no irradiance`);
    return amountEnds(amount).map((end) => end * lights);
  });
  return { from: Math.min(...printed), to: Math.max(...printed) };
}
