import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { assumedPanel } from "#app/evidence/ledger/assumed-panel.server.ts";
import { type ClaimId, findClaim } from "#app/evidence/ledger/claims.server.ts";
import { type DeviceId, findDevice, irradianceRange } from "#app/evidence/ledger/devices.server.ts";
import { type ProtocolId, protocols } from "#app/evidence/ledger/protocols.server.ts";
import { hasKey, keysOf } from "#app/evidence/ledger/record-keys.ts";
import { findStudy } from "#app/evidence/ledger/studies.server.ts";
import { fluence } from "#app/physics/dose.ts";
import type { DoseDevice, Range } from "./dose-device.ts";
import { doseTexts } from "./dose-texts.server.ts";
import type { DoseData, DoseUse, Trial } from "./dose-trial.ts";
import { listTrials } from "./dose-trials.server.ts";
import { doubtAbout } from "./doubt.server.ts";

let gathered: Promise<DoseData> | undefined;

/** Gathered once for all readers. */
export function loadDoseData(): Promise<DoseData> {
  gathered ??= gatherDoseData();
  return gathered;
}

async function gatherDoseData(): Promise<DoseData> {
  const pages = benefits.map(({ slug, name }) => ({ id: slug, name, ...loadBenefit(slug) }));
  const trials = listTrials(pages.flatMap(({ applications }) => applications));
  const uses = pages.flatMap(({ id: page, name, applications }): DoseUse[] => {
    const own = applications.map(({ claim: id, dose }) => {
      const claim = findClaim(id);
      const { condition, light } = claim;
      const doubt = doubtAbout(claim);
      const lasers = lasersOf(id, trials);
      return {
        id,
        name: condition,
        page,
        lasers,
        nm: light.wavelengths ?? [],
        plan: dose ? null : planOf(page),
        ...(doubt && { doubt }),
      };
    });
    const [first, ...others] = new Set(own.map(({ lasers }) => lasers));
    const lasers = first && others.length === 0 ? first : "some";
    return [{ id: page, name, page, lasers, nm: [], plan: planOf(page) }, ...own];
  });
  return {
    trials,
    uses,
    devices: listDoseDevices(
      pages.map(({ id, devices: { comparison = [], types = [] } }) => ({
        id,
        devices: [...comparison, ...types].map(({ device }) => device),
      })),
    ),
    judgedSafe: judgedSafe(),
    texts: doseTexts,
  };
}

/** In J/cm². */
function planOf(page: ProtocolId): Range {
  const { irradiance, minutes } = protocols[page];
  return { from: fluence(irradiance, minutes.from), to: fluence(irradiance, minutes.to) };
}

/** From the claim, which has trials without a printed dose, and from the trials on the ruler. */
function lasersOf(id: ClaimId, trials: readonly Trial[]): DoseUse["lasers"] {
  const own = trials.filter(({ uses }) => uses.includes(id));
  const { source } = findClaim(id).light;
  if (source === "laser" && own.every(({ laser }) => laser)) return "all";
  return source.includes("laser") || own.some(({ laser }) => laser) ? "some" : "none";
}

/** White light boxes and evening lamps are for the eyes, so they are left out. */
const KINDS = {
  "skin-panel": "array",
  "desktop-panel": "array",
  "full-body-panel": "array",
  handheld: "array",
  "skin-wand": "array",
  "face-mask": "worn",
  "pain-pad": "worn",
  "pain-handheld": "worn",
  "hair-cap": "worn",
  "hair-headband": "worn",
  "hair-comb": "worn",
  "head-device": "worn",
} as const satisfies Partial<Record<DeviceId, DoseDevice["kind"]>>;

export const isWornDevice = (id: DeviceId) => hasKey(KINDS, id) && KINDS[id] === "worn";

/** @param pages the benefit pages with their types of device */
function listDoseDevices(
  pages: readonly { readonly id: string; readonly devices: readonly DeviceId[] }[],
): DoseDevice[] {
  return keysOf(KINDS).map((id) => {
    const kind = KINDS[id];
    const { name, away = name, wavelengths = [], irradiance } = findDevice(id);
    const known = irradiance && irradianceRange(irradiance);
    return {
      id,
      name: away,
      kind,
      nm: wavelengths,
      ...(kind === "worn" && {
        places: pages.filter(({ devices }) => devices.includes(id)).map(({ id }) => id),
      }),
      ...(kind === "worn" && known && { worn: known, basis: irradiance.basis }),
      ...(id === "skin-panel" && { assumed: assumedPanel, basis: "assumed" as const }),
    };
  });
}

function judgedSafe(): DoseData["judgedSafe"] {
  const { outcomes } = findStudy("jagdeo-2020");
  return Object.values(outcomes).flatMap(({ measure, effect }) =>
    effect ? [{ dose: effect.value, skin: measure.split(", ").at(-1) ?? "" }] : [],
  );
}
