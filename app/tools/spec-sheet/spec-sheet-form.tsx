import { href } from "react-router";
import { ChoiceField, WrittenField } from "#app/tools/tool-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import {
  FDA_WORDS,
  MEDICAL,
  type SpecField,
  type SpecMessages,
  type SpecWords,
} from "./spec-form.ts";

/** The form's target: its answer, or its errors. */
export const ANSWER = "answer";

/** A plain GET form. */
export function SpecSheetForm({ words, messages }: { words: SpecWords; messages: SpecMessages }) {
  const field = (name: SpecField, label: string, hint?: string) => (
    <WrittenField {...{ name, label, hint }} error={messages[name]} written={words[name]} />
  );
  return (
    <form
      id={Object.keys(messages).length > 0 ? ANSWER : undefined}
      action={`${href("/spec-sheet")}#${ANSWER}`}
      className="grid content-start gap-4 self-start rounded-card bg-sunk p-5 print:hidden"
    >
      <p className="text-ink-soft text-small">As far as it is printed. Any field may stay empty.</p>
      {field("watts", "Watts at the wall", "Power drawn, not the “watts” of its name")}
      <div className="grid grid-cols-2 items-start gap-3">
        {field("leds", "LEDs")}
        {field("ledWatts", "Watts of each")}
        {field("width", "Lit face, width, cm")}
        {field("height", "Height, cm")}
        {field("irradiance", "mW/cm²")}
        {field("at", "At a distance of, cm")}
        {field("coverWidth", "Covers, width, cm")}
        {field("coverHeight", "Height it covers, cm")}
      </div>
      {field("nm", "Wavelengths, nm", "Such as 660, 850")}
      <ChoiceField
        name="grade"
        label="Grade"
        error={messages.grade}
        chosen={words.grade}
        listed={[MEDICAL]}
      >
        <option value="">Nothing is said</option>
        <option value={MEDICAL}>“Medical grade”</option>
      </ChoiceField>
      <ChoiceField
        name="fda"
        label="Of the FDA"
        error={messages.fda}
        chosen={words.fda}
        listed={Object.keys(FDA_WORDS)}
      >
        <option value="">Nothing is said</option>
        {Object.entries(FDA_WORDS).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </ChoiceField>
      <Button type="submit" className="justify-self-start">
        Check the sheet
      </Button>
    </form>
  );
}
