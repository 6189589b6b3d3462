import { SpectrumStrip } from "#app/evidence/figures/spectrum-strip.tsx";
import type { DeviceTypeView } from "./benefit-page.ts";

/** Types of device side by side, each with its light and what it is good for, like facts on one line. */
export function DeviceTypes({ types }: { types: readonly DeviceTypeView[] }) {
  return (
    <ul className="mt-10 grid gap-x-8 gap-y-10 md:grid-cols-3 md:gap-y-0">
      {types.map((device) => (
        <li
          key={device.type}
          className="border-ink border-t pt-4 md:row-span-7 md:grid md:grid-rows-subgrid"
        >
          <DeviceCard device={device} />
        </li>
      ))}
    </ul>
  );
}

function DeviceCard({ device }: { device: DeviceTypeView }) {
  const facts = [
    ["Examples", device.examples],
    ["Wavelengths", device.wavelengths],
    ["Best for", device.bestFor],
    ["Coverage", device.coverage],
    ["Portability", device.portability],
  ];
  return (
    <>
      <h3 className="text-h3">{device.type}</h3>
      <div className="my-3">
        {device.bands.length > 0 && <SpectrumStrip bands={device.bands} />}
      </div>
      <dl className="text-[16px] md:contents">
        {facts.map(([label, value]) => (
          <div key={label} className="border-rule border-t py-2.5">
            <dt className="text-ink-soft text-small">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
