import { protocols } from "#app/evidence/ledger/protocols.server.ts";
import { SPOTS_FIELDS, type SpotsField } from "./spots-fields.ts";

const { minutes, irradiance } = protocols["skin-health"];

/** The choices: places on the body, and minutes for each. */
export const SPOTS: Readonly<Record<SpotsField, readonly number[]>> = {
  places: [1, 2, 4, 8, 12],
  // Of this site's skin protocol.
  minutes: [minutes.from, (minutes.from + minutes.to) / 2, minutes.to],
};

/** The protocol's irradiance in mW/cm², for these minutes. */
export const SPOTS_IRRADIANCE = irradiance;

/** The number of places, and minutes for each. */
export type Spots = Readonly<Record<SpotsField, number>>;

const STANDARD: Spots = { places: 4, minutes: minutes.from };

/** An unknown choice is named in `problem` and replaced by the page's own. */
export function readSpots(parameters: URLSearchParams): { spots: Spots; problem?: string } {
  const spots = { ...STANDARD };
  const wrong: string[] = [];
  for (const field of SPOTS_FIELDS) {
    const written = parameters.get(field);
    const listed = SPOTS[field].find((value) => String(value) === written?.trim());
    if (listed) spots[field] = listed;
    else if (written !== null) wrong.push(`“${written.slice(0, 20)}” ${field}`);
  }
  if (wrong.length === 0) return { spots };
  return { spots, problem: `Nothing is counted for ${wrong.join(" and ")}: choose below.` };
}
