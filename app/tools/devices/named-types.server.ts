import { href } from "react-router";
import { meaningfulWords } from "#app/search/matching/meanings.ts";
import type { DeviceType } from "./device-types.server.ts";
import type { DevicesField } from "./devices-words.ts";

/**
 * The address of the comparison of the two types that words name, as in "panel vs mask"; for the use
 * that both are sold for. Undefined unless they can name these two alone.
 */
export function namedComparison(words: string, types: readonly DeviceType[]): string | undefined {
  const [one = "", other = "", ...more] = words.split(AGAINST);
  if (more.length > 0) return undefined;
  const pairs = typesNamed(one, types).flatMap((first) =>
    typesNamed(other, types)
      .filter(({ id }) => id !== first.id)
      .map((second) => ({ first, second, pages: sharedPages(first, second) })),
  );
  const together = pairs.filter(({ pages }) => pages.length > 0);
  const [pair, ...others] = together.length > 0 ? together : pairs;
  if (!pair || others.length > 0) return undefined;
  const { first, second, pages } = pair;
  const fields: Partial<Record<DevicesField, string>> = {
    a: first.id,
    b: second.id,
    ...(pages.length === 1 && { use: pages[0] }),
  };
  return `${href("/devices")}?${new URLSearchParams(fields)}`;
}

const AGAINST = /\s+(?:vs\.?|versus|or|against|compared (?:to|with))\s+/i;

function typesNamed(words: string, types: readonly DeviceType[]): DeviceType[] {
  const asked = meaningfulWords(words).filter((word) => !OF_ALL.has(word));
  if (asked.length === 0) return [];
  return types.filter(({ name, device }) => {
    const own = meaningfulWords(`${name} ${device.name}`);
    return asked.every((word) => own.includes(word));
  });
}

/** Words for every type. */
const OF_ALL = new Set(["RED", "LIGHT", "THERAPY", "DEVICE"]);

function sharedPages(one: DeviceType, other: DeviceType) {
  const pages = other.coverage.map(({ page }) => page);
  return one.coverage.map(({ page }) => page).filter((page) => pages.includes(page));
}
