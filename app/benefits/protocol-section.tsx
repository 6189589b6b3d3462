import { CitedText } from "#app/evidence/cited-text.tsx";
import { SpectrumStrip } from "#app/evidence/figures/spectrum-strip.tsx";
import { BenefitFigure } from "./benefit-figure.tsx";
import type { FigureView, ProtocolView } from "./benefit-page.ts";
import { Section } from "./section.tsx";

/** The site's own protocol: its dose in numbers, what to do, and why so. */
export function ProtocolSection({
  protocol: { lead, dose, bands, steps, reasons },
  figure,
}: {
  protocol: ProtocolView;
  figure: FigureView | null;
}) {
  return (
    <Section id="protocol" title="Protocol">
      <p className="max-w-(--measure) text-lead">
        <CitedText text={lead} />
      </p>
      <div className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2">
        <div>
          <h3 className="text-h3">The dose</h3>
          <SpectrumStrip bands={bands} className="mt-4" />
          <dl className="mt-3">
            {dose.map(({ label, value }) => (
              <div
                key={label}
                className="flex items-baseline justify-between gap-6 border-rule border-b py-2.5"
              >
                <dt className="text-ink-soft">{label}</dt>
                <dd className="figures max-w-[60%] text-balance text-right first-letter:uppercase">
                  <DoseFigure value={value} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h3 className="text-h3">What to do</h3>
          <ol className="mt-3">
            {steps.map((step, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the steps never move.
                key={index}
                className="grid grid-cols-[2rem_1fr] border-rule border-b py-2.5 text-[16px]"
              >
                <span aria-hidden="true" className="figures font-semibold text-red">
                  {index + 1}
                </span>
                <p>
                  <CitedText text={step} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <h3 className="mt-10 text-h3">Why these numbers</h3>
      <div className="prose mt-3">
        <CitedText text={reasons} />
      </div>
      {figure && <BenefitFigure figure={figure} />}
    </Section>
  );
}

/** "18 inches; the dose assumes 12": the figure stands out, what it depends on follows in plain type. */
function DoseFigure({ value }: { value: string }) {
  const [figure = "", ...conditions] = value.split("; ");
  return (
    <>
      <strong>
        <CitedText text={[figure]} />
      </strong>
      {conditions.length > 0 && <CitedText text={[`; ${conditions.join("; ")}`]} />}
    </>
  );
}
