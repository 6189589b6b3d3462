import type { Range } from "#app/dose/dose-device.ts";
import { DoseMark, printedDoses, RESULT_WORDS, resultsOf } from "#app/dose/dose-marks.tsx";
import type { Trial, TrialResult } from "#app/dose/dose-trial.ts";
import { minutesOf } from "#app/dose/plan-minutes.ts";
import { roundMinutes, roundRange } from "#app/dose/rounding.ts";
import type { RulerProps } from "#app/dose/ruler-layout.ts";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { formatEachWavelength } from "#app/evidence/ledger/wavelength.ts";
import { FigureTable } from "#app/figures/figure-table.tsx";
import { siteDoses } from "#app/physics/dose.ts";
import { LyingRuler } from "./lying-ruler.tsx";
import { StandingRuler } from "./standing-ruler.tsx";

/** Trials' doses, the site's limits and the reader's own dose; vertical on phones. */
export function DoseRuler(props: Omit<RulerProps, "summary">) {
  const { trials, own } = props;
  const least = Math.min(...trials.map(({ doses }) => doses[0].from));
  const most = Math.max(...trials.flatMap(({ doses }) => doses.map(({ to }) => to)));
  const range = `${formatNumber(least)} to ${formatNumber(most)} J/cm²`;
  const summary = `Doses of ${trials.length} trials from ${range}${own ? `, and yours at ${roundRange(own.fluence)}` : ""}`;
  return (
    <>
      <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-small">
        {KEY.map(({ result, laser, words }) => (
          <li key={words} className="flex items-center gap-2">
            <svg aria-hidden="true" width="14" height="16" viewBox="-7 -8 14 16">
              <DoseMark result={result} laser={laser} />
            </svg>
            {words}
          </li>
        ))}
      </ul>
      <LyingRuler {...props} summary={summary} />
      <StandingRuler {...props} summary={summary} />
      <FigureTable
        caption="Studies by dose"
        columns={["Study", "About", "J/cm²", "Result", "Light", "Your minutes"]}
        rows={trials.map((trial) => [
          <a key={trial.id} href={`#ref-${trial.id}`}>
            {trial.name}
          </a>,
          trial.about,
          printedDoses(trial),
          resultsOf(trial),
          [trial.laser && "laser", trial.nm.length > 0 && formatEachWavelength(trial.nm)]
            .filter(Boolean)
            .join(", ") || "not reported",
          own ? minutesIn(trial, own.irradiance) : "",
        ])}
      />
    </>
  );
}

const KEY: { result: TrialResult; laser: boolean; words: string }[] = [
  ...(["better", "same", "both", "worse", "uncontrolled", "none"] as const).map((result) => ({
    result,
    laser: false,
    words: RESULT_WORDS[result],
  })),
  { result: "better", laser: true, words: "laser" },
];

/**
 * A dose at which nobody looked for a benefit, as in a test of what skin bears, is no time to sit.
 * Neither is one above our limit, whoever gave it.
 */
function minutesIn({ doses, laser }: Trial, irradiance: Range): string {
  if (laser) return "laser, can’t compare";
  if (doses.every(({ result }) => result === "none")) return RESULT_WORDS.none;
  const ends = { from: doses[0].from, to: doses.at(-1)?.to ?? doses[0].to };
  if (ends.to > siteDoses.all.to) return "above our limit";
  return `${roundMinutes(minutesOf(ends, irradiance.to))} min`;
}
