import { CitedText } from "#app/evidence/cited-text.tsx";
import { DeviceSelectionMethodology } from "#app/evidence/device-selection-methodology.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { DevicesView } from "./benefit-page.ts";
import { DeviceTypes } from "./device-types.tsx";
import { Disclosure } from "./disclosure.tsx";
import { FirstWords } from "./first-words.tsx";

/** What stands over the comparison of devices: the first word on them, and the types on cards. */
export function DevicesIntroduction({ devices: { guidance, types } }: { devices: DevicesView }) {
  const [first] = paragraphs(guidance);
  return (
    <>
      <div className="prose max-sm:text-base max-sm:leading-[1.45]">
        {first && <FirstWords text={first} />}
      </div>
      {types.length > 0 && <DeviceTypes types={types} />}
    </>
  );
}

/** What stands under it: the way to the reviews, and what to look for in a device. */
export function DevicesGuidance({ devices: { guidance, comparison } }: { devices: DevicesView }) {
  const [, ...others] = paragraphs(guidance);
  return (
    <>
      <p className="mt-4 mb-4 sm:mt-6 sm:mb-5">
        <ButtonLink to="/reviews" variant="secondary">
          Compare Devices
        </ButtonLink>
      </p>
      <div className="border-ink border-t">
        {others.length > 0 && (
          <Disclosure title={<span className="font-semibold">What to check before you buy</span>}>
            <div className="prose">
              <CitedText text={others} />
              <p>
                Hold what a seller prints against what is possible:{" "}
                <TextLink to="/spec-sheet">does the spec sheet add up?</TextLink>
              </p>
            </div>
          </Disclosure>
        )}
        {comparison && (
          <Disclosure title={<span className="font-semibold">How we compare devices</span>}>
            <DeviceSelectionMethodology criteria={comparison.criteria} />
          </Disclosure>
        )}
      </div>
    </>
  );
}

function paragraphs(guidance: DevicesView["guidance"]) {
  return guidance.filter((node) => typeof node !== "string");
}
