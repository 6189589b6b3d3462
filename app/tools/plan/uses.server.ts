import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { isWornDevice } from "#app/dose/dose-data.server.ts";
import {
  type DeviceId,
  irradianceRange,
  listDevices,
} from "#app/evidence/ledger/devices.server.ts";
import { protocols } from "#app/evidence/ledger/protocols.server.ts";
import { typeset } from "#app/text/typeset.ts";
import type { DeviceType, Use } from "./plan-request.ts";

/** Includes uses without a protocol. */
export function listUses(): Use[] {
  return benefits.flatMap(({ slug, name }) =>
    loadBenefit(slug).applications.map(({ claim, condition, dose }) => ({
      id: claim,
      name: condition,
      page: { slug, name },
      protocol: protocols[slug],
      instead: dose ? typeset(dose) : null,
    })),
  );
}

/** Types of the same light are one. Pages without a comparison of devices assume a panel. */
export function listDeviceTypes(): DeviceType[] {
  const compared = benefits.map(({ slug }) => {
    const { devices } = loadBenefit(slug);
    return { slug, ids: devices.comparison?.map(({ device }) => device) ?? PANEL };
  });
  const types = new Map<string, DeviceType>();
  for (const [id, { name, irradiance }] of listDevices()) {
    if (!irradiance) continue;
    const range = irradianceRange(irradiance);
    const basis =
      irradiance.basis === "assumed" ? `assumed, ${irradiance.where}` : "reported by studies";
    const light = `${range.from} ${range.to} ${basis}`;
    const known = types.get(light) ?? {
      id,
      name,
      ...range,
      basis,
      worn: isWornDevice(id),
      pages: [],
    };
    const pages = compared.filter(({ ids }) => ids.includes(id)).map(({ slug }) => slug);
    types.set(light, { ...known, pages: [...known.pages, ...pages] });
  }
  return [...types.values()];
}

const PANEL: readonly DeviceId[] = ["skin-panel"];
