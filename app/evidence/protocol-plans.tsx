import { CitedText } from "./cited-text.tsx";
import type { EvidenceText } from "./evidence-text.ts";
import { SpectrumStrip } from "./figures/spectrum-strip.tsx";
import { formatDose, formatMinutes, type ProtocolPlan } from "./protocol.ts";
import { formatWavelengths } from "./wavelength.ts";

/** Treatment plans side by side, each with its light, time, distance and the dose that follows. */
export function ProtocolPlans({ plans }: { plans: readonly ProtocolPlan<EvidenceText>[] }) {
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      {plans.map((plan) => (
        <Plan key={plan.name} plan={plan} />
      ))}
    </div>
  );
}

function Plan({ plan }: { plan: ProtocolPlan<EvidenceText> }) {
  const facts: [string, string][] = [
    ["Wavelength", formatWavelengths(plan.wavelengths)],
    ["Session", formatMinutes(plan.minutes)],
    ["How often", plan.frequency],
    ["Distance", plan.distance],
    ["Assumed irradiance", `${plan.irradiance} mW/cm²`],
    ["Dose that gives", formatDose(plan)],
  ];
  return (
    <section className="border-ink border-t pt-4">
      <h3 className="text-h3">{plan.name}</h3>
      <SpectrumStrip bands={plan.wavelengths} className="mt-4" />
      <dl className="mt-3">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-6 border-rule border-b py-2.5"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="figures text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-[16px] text-ink-soft">
        <CitedText text={plan.note} />
      </p>
    </section>
  );
}
