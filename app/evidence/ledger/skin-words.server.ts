import { optics } from "#app/physics/optics.ts";
import {
  depthRange,
  formatDepth,
  lightLeft,
  reducedScattering,
  skinAbsorption,
  typicalSkin,
} from "#app/physics/skin-model.ts";
import { formatNumber } from "./numbers.ts";
import { absorptionSpread } from "./skin-spread.server.ts";

/**
 * "850 half": the depths with a half (a tenth, a hundredth) of the light of 850 nm left in typical
 * skin, or one of the words below. `undefined` for any other text.
 */
export function skinInWords(field: string): string | undefined {
  const [, nanometres, share] = /^(\d+) (\w+)$/.exec(field) ?? [];
  const left = lightLeft.find(({ name }) => name.split(" ")[1] === share);
  if (!left) return words.get(field);
  const range = depthRange(left.fraction, Number(nanometres), typicalSkin, absorptionSpread);
  return range && formatDepth(range);
}

const { skin, bloodless, haemoglobin, melanin, measured, waterInSkin } = optics;
const percent = (fraction: number) => formatNumber(Number((fraction * 100).toFixed(2)));
const twoDigits = (value: number) => formatNumber(Number(value.toPrecision(2)));

const words = new Map([
  ["blood", `${percent(skin.blood)}%`],
  ["oxygenated", `${percent(skin.oxygenated)}%`],
  ["melanin", `${percent(skin.melanin)}%`],
  ["water", `${percent(waterInSkin)}%`],
  ["epidermis", `${skin.epidermisInCm * 10_000} µm`],
  ["held", `${haemoglobin.rows[0][0]} to ${haemoglobin.rows.at(-1)?.[0]} nm`],
  ["last", `${haemoglobin.rows.at(-1)?.[0]} nm`],
  ["spread", formatNumber(absorptionSpread)],
  ["apart", twoDigits(Math.sqrt(absorptionSpread))],
  ["bloodless", inBloodless(bloodless)],
  ["scattering", skin.scattering.map(inPowers).join(" + ")],
  ...melanin.groups.map(({ name, from, to }): [string, string] => [
    name,
    `${percent(from)}–${percent(to)}%`,
  ]),
  ["measured at", `${measured.nanometres} nm`],
  ["measured people", formatNumber(measured.people)],
  ["measured absorption", measured.absorption.map(formatNumber).join(" and ")],
  ["measured scattering", formatNumber(measured.scattering)],
  ["our absorption", twoDigits(skinAbsorption(measured.nanometres, typicalSkin) ?? 0)],
  ["our scattering", twoDigits(reducedScattering(measured.nanometres))],
]);

function inPowers({ factor, power }: { factor: number; power: number }): string {
  return `${factor} (λ ÷ 1,000 nm)<sup>−${-power}</sup>`;
}

function inBloodless({ least, factor, from, fall }: typeof bloodless): string {
  return `${least} + ${factor} e<sup>−(λ − ${from} nm) ÷ ${fall} nm</sup>`;
}
