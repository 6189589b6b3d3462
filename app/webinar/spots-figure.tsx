import { Figure } from "#app/figures/figure.tsx";
import { FigureTable } from "#app/figures/figure-table.tsx";
import { WEBINAR_PATH } from "#app/forms/webinar/registration.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { SPOTS, SPOTS_IRRADIANCE, type Spots } from "./spots.server.ts";
import { SPOTS_FIELDS, type SpotsField } from "./spots-fields.ts";
import { webinarWords } from "./webinar-content.server.ts";

/** Minutes for several places, one after the other. Each choice is a link. Static. */
export function SpotsFigure({ spots, problem }: { spots: Spots; problem?: string | undefined }) {
  const { places, minutes } = spots;
  return (
    <Figure
      number={1}
      marks={[]}
      caption={fillIn(webinarWords.spots, { irradiance: `${SPOTS_IRRADIANCE} mW/cm²` })}
    >
      {problem && (
        <p role="alert" className="mb-4 font-medium text-red text-small">
          {problem}
        </p>
      )}
      <div className="dark rounded-card bg-sunk p-5 text-ink">
        <Places count={places} />
        <p className="mt-4">
          <strong className="figures mr-2 font-[480] font-display text-[44px] leading-none">
            {`${places * minutes} min`}
          </strong>{" "}
          <span className="text-ink-soft">
            {`for ${inPlaces(places)}, ${minutes} minutes a place`}
          </span>
        </p>
      </div>
      <div className="mt-4 grid gap-y-3">
        {SPOTS_FIELDS.map((field) => (
          <Choice key={field} field={field} spots={spots} />
        ))}
      </div>
      <FigureTable
        caption="Minutes by the number of places and the minutes a place"
        columns={["Places", ...SPOTS.minutes.map((each) => `${each} minutes a place`)]}
        rows={SPOTS.places.map((count) => [
          inPlaces(count),
          ...SPOTS.minutes.map((each) => `${count * each} min`),
        ])}
      />
    </Figure>
  );
}

const LABELS: Readonly<Record<SpotsField, string>> = {
  places: "Places",
  minutes: "Minutes a place",
};
const inPlaces = (count: number) => (count === 1 ? "1 place" : `${count} places`);

function Choice({ field, spots }: { field: SpotsField; spots: Spots }) {
  return (
    <nav aria-label={LABELS[field]} className="flex flex-wrap items-center gap-1.5 print:hidden">
      <span aria-hidden="true" className="w-28 text-[15px] text-ink-soft">
        {LABELS[field]}
      </span>
      {SPOTS[field].map((value) => (
        <a
          key={value}
          href={`${WEBINAR_PATH}?${new URLSearchParams({ ...inWords(spots), [field]: String(value) })}#fig-1`}
          aria-current={value === spots[field] ? "true" : undefined}
          className="figures flex min-h-10 min-w-10 items-center justify-center rounded-control border border-rule-strong bg-card px-2 font-medium text-[15px] leading-tight transition-colors hover:border-ink hover:bg-sunk aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper"
        >
          {value}
        </a>
      ))}
    </nav>
  );
}

const inWords = ({ places, minutes }: Spots) => ({
  places: String(places),
  minutes: String(minutes),
});

function Places({ count }: { count: number }) {
  const perRow = Math.min(count, MOST_IN_ROW);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${perRow * 24} ${Math.ceil(count / MOST_IN_ROW) * 24}`}
      width={perRow * 48}
      className="max-w-full"
    >
      {Array.from({ length: count }, (_, index) => (
        <g
          key={index}
          transform={`translate(${(index % MOST_IN_ROW) * 24 + 12} ${Math.floor(index / MOST_IN_ROW) * 24 + 12})`}
          className="fill-spectrum-660"
        >
          <circle r={11} className="opacity-20" />
          <circle r={8} className="opacity-35" />
          <circle r={5} className="forced-colors:fill-[CanvasText]" />
        </g>
      ))}
    </svg>
  );
}

const MOST_IN_ROW = 8;
