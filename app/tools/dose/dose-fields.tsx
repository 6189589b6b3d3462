import type { ReactNode } from "react";
import { EXAMPLE_PANEL, listDevices, METHODS } from "#app/dose/dose-device.ts";
import type { DoseField, DoseWords, FieldMessages } from "#app/dose/dose-form.ts";
import type { DoseData } from "#app/dose/dose-trial.ts";
import { DOSE_LIMITS } from "#app/dose/read-dose.ts";
import { formatSize, type NumberLimit } from "#app/dose/read-number.ts";
import { ChoiceField, UseField, WrittenField } from "#app/tools/tool-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";

const LIMITS: Readonly<Partial<Record<DoseField, NumberLimit>>> = DOSE_LIMITS;

/** Folded until one of them is written, or wrong. */
const MORE = ["area", "nm", "width", "height", "leds", "beam"] as const;

/** Uncontrolled, so that hydration loses nothing. */
export function DoseFields({
  data,
  words,
  messages,
}: {
  data: DoseData;
  words: DoseWords;
  messages: FieldMessages;
}) {
  const field = (name: DoseField, label: string, hint?: string) => (
    <WrittenField
      name={name}
      label={label}
      hint={hint}
      error={messages[name]}
      written={words[name]}
      limit={LIMITS[name]}
    />
  );
  const isMoreOpen = Boolean(messages.method || MORE.some((name) => messages[name] || words[name]));
  return (
    <>
      <UseField uses={data.uses} chosen={words.use} error={messages.use} />
      <ChoiceField
        name="device"
        label="Device"
        error={messages.device}
        chosen={words.device}
        listed={listDevices(data.devices).map(({ id }) => id)}
      >
        <optgroup label="At a distance">
          <Devices kind="array" data={data} />
        </optgroup>
        <optgroup label="Worn, or on the skin">
          <Devices kind="worn" data={data} />
        </optgroup>
      </ChoiceField>
      <Pair>
        {field("claim", "Strength on the label (mW/cm²)", "From the box or website")}
        {field("at", "Measured at (inches)", "Skip for masks, caps, and pads")}
      </Pair>
      <Pair>
        {field("distance", "I sit at (inches)", "For centimeters, type 30 cm")}
        {field("minutes", "Minutes", "Each session")}
      </Pair>
      <div className="border-rule border-t">
        <Disclosure title="More about my device" open={isMoreOpen}>
          <div className="grid gap-4">
            <ChoiceField
              name="method"
              label="How did the seller measure it?"
              error={messages.method}
              chosen={words.method}
              listed={Object.keys(METHODS)}
            >
              {Object.entries(METHODS).map(([id, { name }]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </ChoiceField>
            <Pair>
              {field("area", "Area (square inches)", "Optional")}
              {field("nm", "Wavelengths (nm)", "For example: 660, 850")}
            </Pair>
            <fieldset className="border-rule border-t pt-4">
              <legend className="float-left mb-1 font-semibold text-[15px]">Your panel</legend>
              <p className="clear-left mb-3 text-ink-soft text-small">
                If you leave this blank, we use a typical panel:{" "}
                {formatSize(EXAMPLE_PANEL.width, EXAMPLE_PANEL.height)}, {EXAMPLE_PANEL.leds} LEDs
                with a beam of {EXAMPLE_PANEL.beamAngle}°. If you leave the strength blank too, we
                use the panel that our plans assume.
              </p>
              <div className="grid grid-cols-2 items-end gap-3 max-[319px]:grid-cols-1">
                {field("width", "Width (inches)")}
                {field("height", "Height (inches)")}
                {field("leds", "LEDs")}
                {field("beam", "Beam angle (°)")}
              </div>
            </fieldset>
          </div>
        </Disclosure>
      </div>
      <Button type="submit" className="justify-self-start">
        Work out my dose
      </Button>
    </>
  );
}

function Devices({ kind, data }: { kind: "array" | "worn"; data: DoseData }) {
  return listDevices(data.devices)
    .filter((device) => device.kind === kind)
    .map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 items-end gap-3 max-[319px]:grid-cols-1">{children}</div>;
}
