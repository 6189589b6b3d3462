import type { DeviceTypeView } from "#app/benefits/benefit-page.ts";
import { SpectrumStrip } from "#app/benefits/figures/spectrum-strip.tsx";
import { PhoneRest } from "#app/ui/phone-fold.tsx";

/** Side by side, with the same fact of all types on one line; on paper below each other, as rows in common break badly. */
export function DeviceTypes({ types }: { types: readonly DeviceTypeView[] }) {
  return (
    <ul className="mt-5 grid gap-x-8 max-sm:border-rule max-sm:border-b sm:mt-10 sm:gap-y-10 md:grid-cols-3 md:gap-y-0 print:block">
      {types.map((device) => (
        <li
          key={device.type}
          className="border-rule border-t py-3 sm:border-ink sm:pt-4 md:row-span-6 md:grid md:grid-rows-subgrid print:block print:break-inside-avoid"
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
    <PhoneRest
      className="phone-rest-rows"
      first={
        <>
          <h3 className="mb-2 text-[20px] sm:mb-3 sm:text-h3">{device.type}</h3>
          {device.bands.length > 0 && <SpectrumStrip bands={device.bands} className="sm:mb-3" />}
        </>
      }
    >
      <dl className="text-[16px] max-md:mt-3 md:contents">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="border-rule border-t py-2.5 print:grid print:grid-cols-[8rem_1fr] print:py-1"
          >
            <dt className="text-ink-soft text-small">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </PhoneRest>
  );
}
