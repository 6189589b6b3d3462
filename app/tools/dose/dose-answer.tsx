import { href } from "react-router";
import { type Dose, isUneven } from "#app/dose/dose.ts";
import type { DoseReport } from "#app/dose/dose-calculation.ts";
import type { Range } from "#app/dose/dose-device.ts";
import { DOSE_ANSWER } from "#app/dose/dose-form.ts";
import type { DoseUse } from "#app/dose/dose-trial.ts";
import { minutesOf } from "#app/dose/plan-minutes.ts";
import { PLANNED } from "#app/dose/planned-irradiance.ts";
import { formatArea } from "#app/dose/read-number.ts";
import { asWritten, round, roundMinutes, roundRange } from "#app/dose/rounding.ts";
import { siteDoses } from "#app/physics/dose.ts";
import { keepUnits } from "#app/text/typeset.ts";
import { Unbroken } from "#app/text/unbroken.tsx";
import { TextLink } from "#app/ui/link.tsx";

export function DoseAnswer({ report }: { report: DoseReport }) {
  const { dose, use, meant, headline, paragraphs, warnings, assumptions } = report;
  return (
    <>
      <h2 id={DOSE_ANSWER} tabIndex={-1} className="scroll-mt-24 text-h2 outline-none">
        {headline.before}
        <strong className="font-semibold">{headline.answer}</strong>
        {headline.after}
      </h2>
      <div className="mt-4 max-w-(--measure) space-y-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Unbroken text={keepUnits(paragraph)} />
          </p>
        ))}
      </div>
      {warnings.length > 0 && (
        <ul className="mt-5 max-w-(--measure) space-y-2 border-ink border-l-3 pl-4">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
        <TextLink to={href("/ask-first")}>Is it safe for me?</TextLink>
        {meant && <PlanLink irradiance={dose.middle.irradiance} use={use} />}
      </p>
      <Values dose={dose} />
      <MinutesTable dose={dose} use={meant ? use : undefined} />
      <h3 className="mt-6 font-sans font-semibold text-[15px] tracking-normal">What we assume</h3>
      <ul className="mt-1 max-w-(--measure) list-disc pl-5 text-[15px] text-ink-soft">
        {assumptions.map((assumption) => (
          <li key={assumption}>
            <Unbroken text={keepUnits(assumption)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Passes the light on as a range. A plan needs a use, so "any use of a page" has none. */
function PlanLink({ irradiance, use }: { irradiance: Range; use: DoseUse | undefined }) {
  if (irradiance.from < PLANNED.from || irradiance.to > PLANNED.to) {
    return `We make plans for ${PLANNED.from}–${PLANNED.to} mW/cm² at your skin.`;
  }
  const carried = new URLSearchParams({
    ...(use && use.id !== use.page && { use: use.id }),
    irradiance: roundRange(irradiance),
  });
  return (
    <TextLink to={`${href("/plan")}?${carried}`}>
      {use?.doubt ? "Make a plan anyway" : "Make a plan with this light"}
    </TextLink>
  );
}

function Values({ dose }: { dose: Dose }) {
  const { irradiance, fluence, middle, area, energy, minutes } = dose;
  return (
    <dl className="figures mt-7 grid gap-x-8 border-ink border-t sm:grid-cols-3">
      <Value
        label={`mW/cm²: light strength at your skin${area ? ", on average" : ""}`}
        value={irradiance}
      />
      <Value label={`J/cm²: dose in ${asWritten(minutes)} min`} value={fluence} />
      {area && energy && <Value label={`J: energy over ${formatArea(area)}`} value={energy} />}
      {isUneven(dose) && (
        <>
          <Value label="mW/cm²: light strength in the middle" value={middle.irradiance} />
          <Value
            label={`J/cm²: dose in ${asWritten(minutes)} min, in the middle`}
            value={middle.fluence}
          />
        </>
      )}
    </dl>
  );
}

function Value({ label, value }: { label: string; value: Range }) {
  return (
    <div className="flex flex-col-reverse justify-end border-rule border-b py-3">
      <dt className="text-ink-soft text-small">{label}</dt>
      <dd className="font-display text-[28px] leading-tight">{roundRange(value)}</dd>
    </div>
  );
}

function MinutesTable({ dose, use }: { dose: Dose; use: DoseUse | undefined }) {
  const { irradiance } = dose.middle;
  const { all, mostly } = siteDoses;
  const protocol = irradiance.to > PLANNED.to ? undefined : use?.plan;
  const rows = [
    ...(protocol
      ? [{ name: use?.doubt ? "Our plan, if you try it anyway" : "Our plan", range: protocol }]
      : []),
    { name: "Our usual range", range: mostly },
    { name: "Our lowest dose to our limit", range: all },
  ];
  return (
    <table className="figures mt-6 w-full max-w-(--measure) text-left text-[15px]">
      <caption className="pb-1 text-left font-semibold">
        How many minutes for each dose, at {round(irradiance.to)} mW/cm²
        {isUneven(dose) && " in the middle"}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Dose of</th>
          <th scope="col">J/cm²</th>
          <th scope="col">Minutes</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, range }) => (
          <tr key={name} className="border-rule border-t">
            <th scope="row" className="py-2 pr-3 font-normal">
              {name}
            </th>
            <td className="py-2 pr-3 text-ink-soft min-[360px]:whitespace-nowrap">
              {roundRange(range)} J/cm²
            </td>
            <td className="whitespace-nowrap py-2 text-right font-semibold">
              {roundMinutes(minutesOf(range, irradiance.to))} min
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
