import { z } from "zod";
import { assumedPanel } from "./protocols.ts";
import { hasKey, keysOf } from "./record-keys.ts";
import { findStudy, isStudyId, type StudyId } from "./studies.server.ts";
import { wavelength } from "./study.ts";
import { amountEnds, testedIrradiance } from "./treatment.ts";

const words = z.string().trim().min(1);
const positive = z.number().positive();
const goesUp = ({ from, to }: { from: number; to: number }) => from < to;

/** At the skin: as trials print it, or as this site assumes. */
const irradiance = z.discriminatedUnion("basis", [
  z.strictObject({
    basis: z.literal("trials"),
    /** `lights`: the number of lights that are on together, each with the printed irradiance. */
    studies: z
      .array(
        z.strictObject({
          id: z.custom<StudyId>((id) => isStudyId(String(id))),
          lights: z.int().default(1),
        }),
      )
      .min(1)
      .readonly(),
  }),
  z
    .strictObject({
      basis: z.literal("assumed"),
      /** In mW/cm². */
      from: positive,
      to: positive,
      /** From the least to the most: "18 to 6 inches away". */
      where: words,
    })
    .refine(goesUp, "a range goes from less to more"),
]);

/** A type of device, never a brand. FDA clearances belong to single products. */
export const deviceSchema = z.strictObject({
  name: words,
  examples: words.optional(),
  /** In nm. Absent: any protocol's. Empty: white light. */
  wavelengths: z.array(wavelength).readonly().optional(),
  /** Absent: unknown, or the device moves during use. */
  irradiance: irradiance.optional(),
  /** This site's range in US dollars; `andUp` for one without an upper end. */
  price: z
    .strictObject({ from: positive, to: positive, andUp: z.literal(true).optional() })
    .refine(goesUp, "a range goes from less to more")
    .optional(),
  portability: words.optional(),
});

/** A type of device, never a brand. */
export type Device = z.output<typeof deviceSchema>;

/** A wrong id does not compile. */
export type DeviceId = keyof typeof records;

/** The one catalogue for pages, comparisons and articles. */
// Stryker disable all: `npm run checked` notices every change of these.
const records = {
  "face-mask": {
    name: "LED face mask",
    wavelengths: [
      [630, 660],
      [830, 850],
    ],
    irradiance: {
      basis: "trials",
      studies: [{ id: "bragato-2025" }, { id: "park-2025", lights: 2 }],
    },
    price: { from: 100, to: 400 },
  },
  "skin-wand": {
    name: "Handheld wand",
    irradiance: { basis: "assumed", from: 20, to: 60, where: "6 inches away or nearer" },
    price: { from: 50, to: 200 },
  },
  "skin-panel": {
    name: "LED panel",
    wavelengths: [660, [810, 850]],
    irradiance: panelIrradiance(),
    price: { from: 300, to: 1500 },
  },
  "pain-panel": {
    name: "Panels",
    irradiance: panelIrradiance(),
    price: { from: 500, to: 2000 },
  },
  "pain-pad": {
    name: "Pads",
    irradiance: { basis: "assumed", from: 20, to: 50, where: "against the skin" },
    price: { from: 200, to: 800 },
  },
  "pain-handheld": {
    name: "Handhelds",
    irradiance: { basis: "assumed", from: 40, to: 100, where: "against the skin" },
    price: { from: 100, to: 400 },
  },
  "hair-cap": {
    name: "Laser or LED cap",
    irradiance: { basis: "assumed", from: 2, to: 10, where: "on the scalp" },
    price: { from: 200, to: 800 },
  },
  "hair-headband": {
    name: "Laser headband",
    wavelengths: [[650, 660]],
    price: { from: 150, to: 400 },
  },
  "hair-comb": {
    name: "Laser comb",
    wavelengths: [[650, 660]],
    price: { from: 100, to: 300 },
  },
  handheld: {
    name: "Handheld",
    examples: "Torch-shaped LED lights and small panels, with a battery or a cord",
    price: { from: 50, to: 300 },
    portability: "Fits in a bag",
  },
  "desktop-panel": {
    name: "Desktop panel",
    examples: "LED panels on a stand for a table",
    price: { from: 200, to: 800 },
    portability: "Moves between rooms; needs a socket",
  },
  "full-body-panel": {
    name: "Full-body panel",
    examples: "Tall LED panels on a stand or hung on a door, linked modules",
    price: { from: 1000, to: 3000, andUp: true },
    portability: "Stays where it is mounted",
  },
  "light-box": {
    name: "10,000 lux light boxes",
    examples: "White light boxes and daylight lamps, another therapy",
    wavelengths: [],
    portability: "Table-top",
  },
  "evening-lamp": {
    name: "Red evening lamp",
    examples: "Red bulbs, reading lamps and night lights",
    wavelengths: findStudy("sunde-2020").arms.red?.light?.wavelengths,
    portability: "Fits in a bag",
  },
  "head-device": {
    name: "Near-infrared helmet or headband",
    examples: "Head-worn LED devices for forehead and scalp",
    portability: "Worn at home, often with a cable or battery pack",
  },
} satisfies Record<string, z.input<typeof deviceSchema>>;
// Stryker restore all

function panelIrradiance() {
  const { 18: from, 6: to } = assumedPanel;
  return { basis: "assumed", from, to, where: "18 to 6 inches away" } as const;
}

// A wrong value stops the start with a message that names it.
const parsed = z.record(z.string(), deviceSchema).parse(records);

/** @throws for an id that the ledger does not have */
export function findDevice(id: DeviceId): Device {
  const device = parsed[id];
  if (!device) throw new Error(`No device in the ledger has the id "${id}"`);
  return device;
}

/** In the catalogue's order. */
export function listDevices(): [DeviceId, Device][] {
  return keysOf(records).map((id) => [id, findDevice(id)]);
}

export function isDeviceId(id: string): id is DeviceId {
  return hasKey(records, id);
}

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
