import { CitedText } from "#app/evidence/cited-text.tsx";
import { DeviceComparisonTable } from "#app/evidence/device-comparison-table.tsx";
import { DeviceSelectionMethodology } from "#app/evidence/device-selection-methodology.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { DevicesView } from "./benefit-page.ts";
import { DeviceTypes } from "./device-types.tsx";
import { Disclosure } from "./disclosure.tsx";
import { Section } from "./section.tsx";

/** The types of device, compared in a table or on cards, then what to look for in one. */
export function Devices({ devices: { guidance, comparison, types } }: { devices: DevicesView }) {
  const [first, ...others] = guidance.filter((node) => typeof node !== "string");
  return (
    <Section id="devices" title="Devices">
      <div className="prose">{first && <CitedText text={[first]} />}</div>
      {types.length > 0 && <DeviceTypes types={types} />}
      {comparison && (
        <div className="mt-8">
          <DeviceComparisonTable
            caption="Types of device for this use. Prices are this site’s ranges. A power density without a citation is our assumption, and nobody measured it. The studies are those cited on this page."
            devices={comparison.devices}
          />
        </div>
      )}
      <p className="mt-6 mb-5">
        <ButtonLink to="/reviews" variant="secondary">
          Compare Devices
        </ButtonLink>
      </p>
      <div className="border-ink border-t">
        {others.length > 0 && (
          <Disclosure title={<span className="font-semibold">What to check before you buy</span>}>
            <div className="prose">
              <CitedText text={others} />
            </div>
          </Disclosure>
        )}
        {comparison && (
          <Disclosure title={<span className="font-semibold">How we compare devices</span>}>
            <DeviceSelectionMethodology criteria={comparison.criteria} />
          </Disclosure>
        )}
      </div>
    </Section>
  );
}
