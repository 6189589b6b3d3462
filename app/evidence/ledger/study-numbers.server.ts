import { formatInterval, formatNumber, formatValue } from "./numbers.ts";
import { peopleShares } from "./people-shares.ts";
import type { Study } from "./studies.server.ts";
import type { Amount, Arm, Outcome } from "./study.ts";
import { formatAmount, testedWavelengths } from "./treatment.ts";
import { formatWavelengths } from "./wavelength.ts";

export function ofOutcome(study: Study, name: string, field: string): string | undefined {
  const outcome: Outcome | undefined = study.outcomes[name];
  if (!outcome) return undefined;
  const { effect } = outcome;
  switch (field) {
    case "trials":
    case "people":
    case "i2":
      return counted(outcome[field]);
    case "p":
      return outcome.p;
    case "share":
      return ofHundred(peopleShares(study, outcome)?.light);
    case "comparator-share":
      return ofHundred(peopleShares(study, outcome)?.other);
  }
  if (!effect) return undefined;
  switch (field) {
    case "":
      return formatValue(effect);
    case "number":
      return formatNumber(Math.abs(effect.value));
    case "rounded":
      return formatValue({ ...effect, value: Math.round(effect.value) });
    case "points":
      return effect.scale === 100
        ? `${formatNumber(Math.round(Math.abs(effect.value)))} points`
        : undefined;
    case "ci":
      return effect.ci && formatInterval(effect);
    case "comparator":
      return effect.comparatorValue === undefined
        ? undefined
        : formatValue({ ...effect, value: effect.comparatorValue });
    default:
      return undefined;
  }
}

function counted(number: number | null | undefined): string | undefined {
  return typeof number === "number" ? formatNumber(number) : undefined;
}

function ofHundred(share: number | undefined): string | undefined {
  return share === undefined ? undefined : `${Math.round(share)} of 100`;
}

export function ofArms(study: Study, armId: string | undefined, field: string): string | undefined {
  const arms = Object.fromEntries(
    Object.entries(study.arms).filter(([id]) => armId === undefined || armId === id),
  );
  if (field === "wavelengths") {
    const wavelengths = testedWavelengths({ arms });
    return wavelengths.length > 0 ? formatWavelengths(wavelengths) : undefined;
  }
  const amount = armAmounts[field];
  if (!amount) return undefined;
  const amounts = Object.values(arms).flatMap((arm) =>
    arm.role === "light" ? (amount.of(arm) ?? []) : [],
  );
  const [first, ...others] = amounts;
  // Arms that differ must be named.
  const differ = others.some((other) => JSON.stringify(other) !== JSON.stringify(first));
  return first === undefined || differ ? undefined : formatAmount(first, amount.unit).trim();
}

/** Fields of light and schedule with their units; counts have none. */
const armAmounts: Record<string, { unit: string; of: (arm: Arm) => Amount | undefined }> = {
  irradiance: { unit: "mW/cm²", of: ({ light }) => light?.irradiance },
  fluence: { unit: "J/cm²", of: ({ light }) => light?.fluence },
  power: { unit: "mW", of: ({ light }) => light?.power },
  energy: { unit: "J", of: ({ light }) => light?.energy },
  energyPerPoint: { unit: "J", of: ({ light }) => light?.energyPerPoint },
  minutes: { unit: "", of: ({ schedule }) => schedule?.minutes },
  sessions: { unit: "", of: ({ schedule }) => schedule?.sessions },
  perWeek: { unit: "", of: ({ schedule }) => schedule?.perWeek },
  weeks: { unit: "", of: ({ schedule }) => schedule?.weeks },
};

export function ofStudy(study: Study, field: string): string | undefined {
  switch (field) {
    case "participants":
    case "trials":
    case "randomised":
    case "analysed":
      return counted(study[field]);
    case "year":
      return String(study.year);
    default:
      return undefined;
  }
}

/** Undefined when no text of the study's record has the words. */
export function quoted(study: Study, words: string): string | undefined {
  const { title: _title, seen: _seen, reread: _reread, url: _url, ...record } = study;
  const texts: string[] = [];
  mapTexts(record, (text) => {
    texts.push(text);
    return text;
  });
  const isWhole = new RegExp(`(?<![\\d.])${RegExp.escape(words)}(?!\\.?\\d)`);
  return texts.some((text) => isWhole.test(text)) ? words : undefined;
}

/** `value` with each of its texts changed. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapTexts(each, change)]),
  );
}
