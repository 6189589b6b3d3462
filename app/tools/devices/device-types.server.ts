import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { type BenefitSlug, benefits } from "#app/benefits/content/benefits.ts";
import { loadDoseData } from "#app/dose/dose-data.server.ts";
import type { DoseData } from "#app/dose/dose-trial.ts";
import { type Device, type DeviceId, listDevices } from "#app/evidence/ledger/devices.server.ts";
import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import { typeset } from "#app/text/typeset.ts";

export type DeviceType = {
  readonly id: DeviceId;
  readonly name: string;
  readonly device: Device;
  readonly coverage: readonly { readonly page: BenefitSlug; readonly words: string }[];
  /** The only pages whose uses it suits; absent for a device without such a limit. */
  readonly places?: readonly BenefitSlug[];
  readonly studies: readonly StudyId[];
};

export type DeviceChoices = {
  readonly types: readonly DeviceType[];
  readonly dose: DoseData;
};

let gathered: Promise<DeviceChoices> | undefined;

/** Gathered once for all readers. */
export function loadDeviceChoices(): Promise<DeviceChoices> {
  gathered ??= gatherChoices();
  return gathered;
}

async function gatherChoices(): Promise<DeviceChoices> {
  const pages = benefits.map(({ slug }) => ({ slug, devices: loadBenefit(slug).devices }));
  const dose = await loadDoseData();
  const types = listDevices().map(([id, device]): DeviceType => {
    const rows = pages.flatMap(({ slug, devices: { comparison = [], types: cards = [] } }) =>
      [...comparison, ...cards]
        .filter((row) => row.device === id)
        .map((row) => ({ page: slug, row })),
    );
    const tested = rows.flatMap(({ row }) => ("studies" in row ? row.studies : []));
    const { irradiance } = device;
    const printed =
      irradiance?.basis === "trials" ? irradiance.studies.map((study) => study.id) : [];
    const lightsAny = dose.devices.some((each) => each.id === id && each.kind === "array");
    return {
      id,
      name: device.compared ?? device.away ?? device.name,
      device,
      coverage: rows.map(({ page, row }) => ({ page, words: typeset(row.coverage) })),
      ...(!lightsAny && id !== "pain-panel" && { places: rows.map(({ page }) => page) }),
      studies: [...new Set([...tested, ...printed])],
    };
  });
  return { types, dose };
}
