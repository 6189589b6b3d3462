import { Fragment } from "react";
import { optics } from "#app/physics/optics.ts";
import {
  bloodAbsorption,
  melanosomeAbsorption,
  reducedScattering,
  waterAbsorption,
} from "#app/physics/skin-model.ts";
import { area, LABEL, line, type PlotPoint, steps } from "./plot-path.ts";
import { spectrumPosition } from "./spectrum.ts";

/** Per cm of the pure substance, from 600 to 1000 nm, logarithmic. */
export function AbsorptionPlot({ at: wavelengths }: { at: readonly number[] }) {
  return (
    <svg
      role="img"
      aria-label={`What absorbs and scatters light. ${wavelengths.map(inWords).join(" ")}`}
      width="100%"
      height={HEIGHT}
      className="dots"
    >
      {TICKS.map((tick) => (
        <Fragment key={tick}>
          <line x2="100%" y1={heightOf(tick)} y2={heightOf(tick)} className="stroke-rule" />
          <text x={-10} y={heightOf(tick) + 5} textAnchor="end">
            {tick}
          </text>
        </Fragment>
      ))}
      <svg aria-hidden="true" height={HEIGHT} viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={MELANOSOME} fill="var(--ink)" fillOpacity={0.22} />
        <path d={SCATTERING} {...LINE} strokeDasharray="2 4" />
        <path d={WITHOUT_OXYGEN} {...LINE} strokeDasharray="7 5" />
        <path d={WITH_OXYGEN} {...LINE} />
        <path d={WATER} {...LINE} stroke="var(--ink-soft)" />
      </svg>
      {wavelengths.map((nanometres) => (
        <svg
          key={nanometres}
          aria-hidden="true"
          x={`${spectrumPosition(nanometres)}%`}
          overflow="visible"
        >
          <line y2={HEIGHT} className="stroke-[1.5] stroke-ink" />
          {valuesAt(nanometres).map(({ name, perCm }) => (
            <circle
              key={name}
              cy={heightOf(perCm)}
              r={wavelengths.length > 1 ? 3 : 5}
              className="fill-paper stroke-2 stroke-ink"
            />
          ))}
        </svg>
      ))}
      {LABELS.map(({ text, at, value, below }) => (
        <text
          key={text}
          x={`${spectrumPosition(at)}%`}
          y={heightOf(value) + below}
          className={LABEL}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

/** Per cm; blood only where the ledger has values. */
export function valuesAt(nanometres: number): { name: string; perCm: number }[] {
  const blood = bloodAbsorption(nanometres);
  return [
    { name: "the inside of a melanosome", perCm: melanosomeAbsorption(nanometres) },
    { name: "scattering", perCm: reducedScattering(nanometres) },
    ...(blood
      ? [
          { name: "blood with oxygen", perCm: blood.withOxygen },
          { name: "blood without oxygen", perCm: blood.withoutOxygen },
        ]
      : []),
    { name: "water", perCm: waterAbsorption(nanometres) },
  ];
}

/** Two digits, as in the tables. */
export function formatPerCm(perCm: number): string {
  return Number(perCm.toPrecision(2)).toLocaleString("en-US", { maximumSignificantDigits: 2 });
}

function inWords(nanometres: number): string {
  const values = valuesAt(nanometres).map(({ name, perCm }) => `${name} ${formatPerCm(perCm)}`);
  return `At ${nanometres} nm: ${values.join(", ")} per cm.`;
}

const LINE = {
  fill: "none",
  stroke: "var(--ink)",
  strokeWidth: 2,
  vectorEffect: "non-scaling-stroke",
} as const;

// In px.
const HEIGHT = 288;
const PER_DECADE = 48;
/** The top edge's power of ten: 1,000 per cm. */
const TOP = 3;
const TICKS = [100, 10, 1, 0.1, 0.01];

function heightOf(perCm: number): number {
  return Math.round((TOP - Math.log10(perCm)) * PER_DECADE * 10) / 10;
}

function point(nanometres: number, perCm: number): PlotPoint {
  return [spectrumPosition(nanometres), (heightOf(perCm) / HEIGHT) * 100];
}

const EVERYWHERE = steps(600, 1000, 5);
const BLOOD = optics.haemoglobin.rows.map(([nanometres]) => nanometres);
const HALF_FOLD = Math.sqrt(optics.melanosome.fold);

const MELANOSOME = area(
  EVERYWHERE.map((at) => point(at, melanosomeAbsorption(at) * HALF_FOLD)),
  EVERYWHERE.map((at) => point(at, melanosomeAbsorption(at) / HALF_FOLD)),
);
const SCATTERING = line(EVERYWHERE.map((at) => point(at, reducedScattering(at))));
const WATER = line(optics.water.rows.map(([at]) => point(at, waterAbsorption(at))));
const WITH_OXYGEN = line(BLOOD.map((at) => point(at, bloodAbsorption(at)?.withOxygen ?? 1)));
const WITHOUT_OXYGEN = line(BLOOD.map((at) => point(at, bloodAbsorption(at)?.withoutOxygen ?? 1)));

/** Beside its curve, where there is room; `below` in px. */
const LABELS = [
  { text: "Inside a melanosome", at: 668, value: melanosomeAbsorption(640), below: 0 },
  { text: "Scattering", at: 880, value: reducedScattering(880), below: -9 },
  { text: "Blood, no oxygen", at: 645, value: 4.4, below: 0 },
  { text: "Blood with oxygen", at: 645, value: 1.7, below: 24 },
  { text: "Water", at: 645, value: waterAbsorption(645), below: -8 },
];
