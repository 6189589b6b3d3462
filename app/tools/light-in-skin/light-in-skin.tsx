import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { StaticHtml, type StaticPart } from "#app/ui/static-html.tsx";
import type { FoundMark } from "./found-mark.ts";
import type { Asked, FieldName, FieldRules } from "./skin-fields.ts";
import { LightSlider, SkinToneSlider } from "./skin-slider.tsx";
import { useSkinFields } from "./use-skin-fields.ts";

/** The server's drawing stays until something is moved. Without JavaScript it is a plain form. */
export function LightInSkin({
  served,
  inWords,
  rules,
  spread,
  found,
  parts,
}: {
  /** The address's wavelength and skin, with the depths. */
  served: Asked;
  inWords: string;
  rules: FieldRules;
  spread: number;
  found: readonly FoundMark[];
  parts: Record<"plots" | "lightScale" | "answer" | "toneScale" | "caption" | "table", StaticPart>;
}) {
  const fields = useSkinFields(served, rules);
  const { asked, tools, written, write, tell, problemOf, positionOf } = fields;
  const { nanometres, skin } = asked;
  const melanin = Number(positionOf("melanin", skin.melanin * 100).toFixed(1));
  const field = (name: FieldName, hint?: string) => (
    <Field label={rules[name].label} hint={hint} error={problemOf(name)}>
      {(control) => (
        <Input
          {...control}
          name={name}
          data-field={name}
          value={written[name]}
          onChange={({ target }) => write(name, target.value)}
          // A message during the press would move the button away from the pointer.
          onBlur={({ relatedTarget }) => relatedTarget?.matches("button") || tell(name)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
        />
      )}
    </Field>
  );
  return (
    <form ref={fields.form} onSubmit={fields.check} noValidate>
      <figure id="fig-1">
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,2fr)_auto] items-center">
          <div>
            {tools ? (
              <tools.SkinPlots asked={asked} spread={spread} found={found} className={PLOT} />
            ) : (
              <StaticHtml part={parts.plots} />
            )}
            <LightSlider
              plot={PLOT}
              scale={<StaticHtml part={parts.lightScale} />}
              rule={rules.nm}
              value={positionOf("nm", nanometres)}
              valueText={tools?.depthInWords(nanometres, skin, spread) ?? inWords}
              onChange={(value) => write("nm", value)}
            />
          </div>
          {tools ? (
            <tools.SkinAnswer asked={asked} spread={spread} />
          ) : (
            <StaticHtml part={parts.answer} />
          )}
        </div>
        <div className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-3">
          {field("nm", "A whole number from 600 to 1000")}
          <div>
            {field("melanin", "Grains of pigment: their share of the epidermis")}
            <SkinToneSlider
              scale={<StaticHtml part={parts.toneScale} />}
              rule={rules.melanin}
              value={melanin}
              valueText={`${melanin}% of the epidermis`}
              onChange={(value) => write("melanin", value)}
            />
          </div>
          <div>
            {field("blood", `From ${rules.blood.from} to ${rules.blood.to}`)}
            <Button type="submit" variant="secondary" className="mt-4">
              Update
            </Button>
          </div>
        </div>
        <div className="mt-8">
          <StaticHtml part={parts.caption} />
          {tools ? (
            <tools.DepthTable asked={asked} spread={spread} />
          ) : (
            <StaticHtml part={parts.table} />
          )}
        </div>
      </figure>
    </form>
  );
}

/** Room for the axis on the left and letters on the right. */
export const PLOT = "pr-6 pl-11";
