import { href } from "react-router";
import { OWN_DEVICES } from "#app/dose/dose-device.ts";
import { DOSE_LIMITS } from "#app/dose/read-dose.ts";
import type { NumberLimit } from "#app/dose/read-number.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { ChoiceField, UseField, WrittenField } from "#app/tools/tool-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import type { DeviceChoices } from "./device-types.server.ts";
import type { DevicesField, DevicesMessages, DevicesWords } from "./devices-words.ts";

/** The form's target: its answer, or its errors. */
export const ANSWER = "answer";

const OWN_FIELDS = ["claim", "at", "width", "height", "nm", "price"] as const;

const LIMITS: Readonly<Partial<Record<DevicesField, NumberLimit>>> = DOSE_LIMITS;

/** A plain GET form. */
export function DevicesForm({
  choices: { types, dose },
  words,
  messages,
}: {
  choices: DeviceChoices;
  words: DevicesWords;
  messages: DevicesMessages;
}) {
  const field = (name: DevicesField, label: string, hint?: string) => (
    <WrittenField
      name={name}
      label={label}
      hint={hint}
      error={messages[name]}
      written={words[name]}
      limit={LIMITS[name]}
    />
  );
  const ids = types.map(({ id }) => id);
  const options = types.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
  return (
    <form
      id={Object.keys(messages).length > 0 ? ANSWER : undefined}
      action={`${href("/devices")}#${ANSWER}`}
      className="grid content-start items-end gap-4 self-start rounded-card bg-sunk p-5 @xl:grid-cols-2 print:hidden"
    >
      <ChoiceField name="a" label="First device" error={messages.a} chosen={words.a} listed={ids}>
        {options}
      </ChoiceField>
      <ChoiceField
        name="b"
        label="Second device"
        error={messages.b}
        chosen={words.b}
        listed={[...ids, ...OWN_DEVICES.map(({ id }) => id)]}
      >
        <optgroup label="Types of device">{options}</optgroup>
        <optgroup label="One of my own">
          {OWN_DEVICES.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      </ChoiceField>
      <UseField uses={dose.uses} chosen={words.use} error={messages.use} />
      {field("distance", "I sit at (inches)", "Optional. For centimeters, type 30 cm")}
      <div className="@xl:col-span-full">
        <PhoneFold
          title="My own device"
          open={OWN_FIELDS.some((name) => words[name] !== "" || messages[name])}
        >
          <fieldset className="border-rule sm:border-t sm:pt-4">
            <legend className="float-left mb-1 font-semibold text-[15px] max-sm:sr-only">
              My own device
            </legend>
            <p className="clear-left mb-3 text-ink-soft text-small">{ownPages["/devices"].own}</p>
            <div className="grid grid-cols-2 items-end gap-3 max-[319px]:grid-cols-1 @xl:grid-cols-3">
              {field("claim", "Strength on the label (mW/cm²)")}
              {field("at", "Measured at (inches)")}
              {field("width", "Width (inches)")}
              {field("height", "Height (inches)")}
              {field("nm", "Wavelengths (nm)")}
              {field("price", "Price ($)")}
            </div>
          </fieldset>
        </PhoneFold>
      </div>
      <Button type="submit" className="justify-self-start">
        Compare
      </Button>
    </form>
  );
}
