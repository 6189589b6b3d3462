import { href } from "react-router";
import type { NumberLimit } from "#app/dose/read-number.ts";
import { ChoiceField, WrittenField } from "#app/tools/tool-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { SPEC_LIMITS } from "./read-spec.ts";
import {
  FDA_WORDS,
  MEDICAL,
  type SpecField,
  type SpecMessages,
  type SpecWords,
} from "./spec-form.ts";

/** The form's target: its answer, or its errors. */
export const ANSWER = "answer";

const LIMITS: Readonly<Partial<Record<SpecField, NumberLimit>>> = SPEC_LIMITS;

/** A plain GET form. */
export function SpecSheetForm({ words, messages }: { words: SpecWords; messages: SpecMessages }) {
  const field = (name: SpecField, label: string, hint?: string) => (
    <WrittenField
      name={name}
      label={label}
      hint={hint}
      error={messages[name]}
      written={words[name]}
      limit={LIMITS[name]}
    />
  );
  return (
    <form
      id={Object.keys(messages).length > 0 ? ANSWER : undefined}
      action={`${href("/spec-sheet")}#${ANSWER}`}
      className="grid content-start gap-4 self-start rounded-card bg-sunk p-5 print:hidden"
    >
      <p className="text-ink-soft text-small">Fill in what you know. Leave the rest blank.</p>
      {field(
        "watts",
        "Watts at the wall",
        "The power it uses, not the “1000W” in the product name",
      )}
      <div className="grid grid-cols-2 items-end gap-3 max-[319px]:grid-cols-1">
        {field("leds", "LEDs")}
        {field("ledWatts", "Watts per LED")}
        {field("width", "Panel width (inches)")}
        {field("height", "Panel height (inches)")}
        {field("irradiance", "Light strength (mW/cm²)")}
        {field("at", "Measured at (inches)")}
        {field("coverWidth", "Claimed coverage: width (inches)")}
        {field("coverHeight", "Claimed coverage: height (inches)")}
      </div>
      {field("nm", "Wavelengths (nm)", "For example: 660, 850")}
      <ChoiceField
        name="grade"
        label="Does it say “medical grade”?"
        error={messages.grade}
        chosen={words.grade}
        listed={[MEDICAL]}
      >
        <option value="">It doesn’t say</option>
        <option value={MEDICAL}>“Medical grade”</option>
      </ChoiceField>
      <ChoiceField
        name="fda"
        label="What does it say about the FDA?"
        error={messages.fda}
        chosen={words.fda}
        listed={Object.keys(FDA_WORDS)}
      >
        <option value="">It doesn’t say</option>
        {Object.entries(FDA_WORDS).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </ChoiceField>
      <Button type="submit" className="justify-self-start">
        Check these specs
      </Button>
    </form>
  );
}
