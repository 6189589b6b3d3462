import { href } from "react-router";
import type { DevicesView } from "#app/benefits/benefit-page.ts";
import { FirstWords } from "#app/benefits/first-words.tsx";
import { Section } from "#app/benefits/section.tsx";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { DeviceComparisonTable } from "./device-comparison-table.tsx";
import { DeviceSelectionMethodology } from "./device-selection-methodology.tsx";
import { DeviceTypes } from "./device-types.tsx";

export function Devices({ devices: { guidance, types, comparison } }: { devices: DevicesView }) {
  const [first, ...others] = guidance.filter((node) => typeof node !== "string");
  return (
    <Section id="devices" title="What to buy">
      <div className="prose max-sm:text-base max-sm:leading-[1.45]">
        {first && <FirstWords text={first} />}
      </div>
      {types.length > 0 && <DeviceTypes types={types} />}
      {comparison && (
        <div className="mt-4 sm:mt-8">
          <DeviceComparisonTable
            caption={ownPages["/benefits"].devices}
            devices={comparison.devices}
          />
        </div>
      )}
      <p className="mt-4 mb-4 sm:mt-6 sm:mb-5">
        <ButtonLink to={href("/reviews")} variant="secondary">
          Compare Devices
        </ButtonLink>
      </p>
      <div className="border-ink border-t">
        {others.length > 0 && (
          <Disclosure title="What to check before you buy">
            <div className="prose">
              <CitedText text={others} />
              <p>
                <TextLink to={href("/spec-sheet")} className="inline-block py-0.5">
                  Check whether the seller’s numbers are possible
                </TextLink>
              </p>
            </div>
          </Disclosure>
        )}
        {comparison && (
          <Disclosure title="How we compare devices">
            <DeviceSelectionMethodology criteria={comparison.criteria} />
          </Disclosure>
        )}
      </div>
    </Section>
  );
}
