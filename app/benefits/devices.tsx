import { CitedText } from "#app/evidence/cited-text.tsx";
import { DeviceComparisonTable } from "#app/evidence/device-comparison-table.tsx";
import { DeviceSelectionMethodology } from "#app/evidence/device-selection-methodology.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { DevicesView } from "./benefit-page.ts";
import { DeviceTypes } from "./device-types.tsx";
import { Section } from "./section.tsx";

/** What to look for in a device, then the types of device: compared in a table, or on cards. */
export function Devices({ devices: { guidance, comparison, types } }: { devices: DevicesView }) {
  return (
    <Section id="devices" title="Devices">
      <div className="prose">
        <CitedText text={guidance} />
      </div>
      {types.length > 0 && <DeviceTypes types={types} />}
      {comparison && (
        <div className="mt-10">
          <DeviceComparisonTable
            caption="Types of device for this use. Prices are this site’s ranges. A power density without a citation is our assumption, and nobody measured it. The studies are those cited on this page."
            devices={comparison.devices}
          />
        </div>
      )}
      <p className="mt-8">
        <ButtonLink to="/reviews" variant="secondary">
          Compare Devices
        </ButtonLink>
      </p>
      {comparison && (
        <div className="mt-12">
          <DeviceSelectionMethodology criteria={comparison.criteria} />
        </div>
      )}
    </Section>
  );
}
