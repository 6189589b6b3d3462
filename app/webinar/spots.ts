import { protocols } from "#app/evidence/ledger/protocols.ts";
import { SPOTS_FIELDS, type SpotsField } from "./spots-fields.ts";

const { minutes, irradiance } = protocols["skin-health"];

/** What can be chosen of each field. */
export const SPOTS: Readonly<Record<SpotsField, readonly number[]>> = {
  places: [1, 2, 4, 8, 12],
  // Of this site's skin protocol.
  minutes: [minutes.from, (minutes.from + minutes.to) / 2, minutes.to],
};

/** mW/cm² of the protocol that the minutes are of. */
export const SPOTS_IRRADIANCE = irradiance;

/** How many places are lit one after the other, and for how many minutes each. */
export type Spots = Readonly<Record<SpotsField, number>>;

const STANDARD: Spots = { places: 4, minutes: minutes.from };

/** What the address asks for. What the figure does not have is told, and the page's own taken in its place. */
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
