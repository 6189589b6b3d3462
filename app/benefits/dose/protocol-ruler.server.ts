import { listTrials, type NamedUse } from "#app/dose/dose-trials.server.ts";
import { placeDose } from "#app/dose/ruler-layout.ts";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { type ProtocolId, protocols } from "#app/evidence/ledger/protocols.server.ts";
import { figureLegends } from "#app/figures/figures.server.ts";
import { fluence, formatDose } from "#app/physics/dose.ts";
import type { ProtocolRulerView } from "./protocol-ruler.tsx";

/** In J/cm². */
const TICKS = [1, 10, 100, 1000];

/** The protocol's dose beside printed doses of trials; null when no trial prints one. */
export function viewProtocolRuler(
  slug: ProtocolId,
  uses: readonly NamedUse[],
): ProtocolRulerView | null {
  const trials = listTrials(uses).filter((trial) => trial.uses.length > 0);
  if (trials.length === 0) return null;
  const { irradiance, minutes } = protocols[slug];
  const [from, to] = [minutes.from, minutes.to].map((each) => placeDose(fluence(irradiance, each)));
  const doses = trials.flatMap(({ doses, laser }) => doses.map(({ to }) => ({ dose: to, laser })));
  const printed = [...new Set(doses.map(({ dose }) => dose))].toSorted((a, b) => a - b);
  const marks = doses.map(({ dose, laser }) => ({ at: placeDose(dose), laser }));
  return {
    dose: {
      own: formatDose(protocols[slug]),
      printed: printed.map(formatNumber).join("; "),
      ticks: TICKS.map((tick) => ({ at: placeDose(tick), words: formatNumber(tick) })),
    },
    from: from ?? 0,
    to: to ?? 0,
    legend: [
      figureLegends.ruler,
      ...(marks.some(({ laser }) => laser) ? [figureLegends.rulerLasers] : []),
    ].join(" "),
    marks: [...new Map(marks.map((mark) => [`${mark.at} ${mark.laser}`, mark])).values()],
  };
}
