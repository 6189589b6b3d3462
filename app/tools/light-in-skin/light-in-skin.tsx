import type { ReactNode } from "react";
import { Form } from "react-router";
import { AbsorptionPlot } from "#app/evidence/figures/absorption-plot.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { DepthPlot, depthInWords } from "./depth-plot.tsx";
import { DepthTable } from "./depth-table.tsx";
import type { FoundMark } from "./found-mark.ts";
import { SkinAnswer } from "./skin-answer.tsx";
import { type FieldName, rules } from "./skin-inputs.ts";
import { LightSlider, SkinToneSlider } from "./skin-slider.tsx";
import { useSkinFields } from "./use-skin-fields.ts";

/**
 * The instrument: absorption and depth over one axis of wavelength, with a slider under it, and the skin that they
 * are worked out for. A plain form without JavaScript.
 */
export function LightInSkin({
  spread,
  found,
  caption,
}: {
  spread: number;
  found: readonly FoundMark[];
  caption: ReactNode;
}) {
  const fields = useSkinFields();
  const { asked, written, write, tell, problemOf } = fields;
  const { nanometres, skin } = asked;
  const field = (name: FieldName, hint?: string) => (
    <Field label={rules[name].label} hint={hint} error={problemOf(name)}>
      {(control) => (
        <Input
          {...control}
          name={name}
          data-field={name}
          value={written[name]}
          onChange={({ target }) => write(name, target.value)}
          // Told while the button is being pressed, it would push the button away from under the pointer.
          onBlur={({ relatedTarget }) => relatedTarget?.matches("button") || tell(name)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
        />
      )}
    </Field>
  );
  return (
    <Form ref={fields.form} preventScrollReset onSubmit={fields.check} noValidate>
      <figure id="fig-1">
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,2fr)_auto] items-center">
          <div>
            <h2 className="mb-4 text-h3">
              What absorbs <small className={SUBTITLE}>{WHAT_ABSORBS}</small>
            </h2>
            <div className={PLOT}>
              <AbsorptionPlot at={[nanometres]} />
            </div>
            <h2 className="mt-8 mb-4 text-h3">
              How deep <small className={SUBTITLE}>{HOW_DEEP}</small>
            </h2>
            <div className={PLOT}>
              <DepthPlot {...{ nanometres, skin, spread, found }} />
            </div>
            <LightSlider
              plot={PLOT}
              value={nanometres}
              valueText={depthInWords(nanometres, skin, spread)}
              onChange={(value) => write("nm", value)}
            />
          </div>
          <SkinAnswer asked={asked} spread={spread} />
        </div>
        <div className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-3">
          {field("nm", "A whole number from 600 to 1000.")}
          <div>
            {field("melanin", "Their share of the epidermis.")}
            <SkinToneSlider
              value={skin.melanin * 100}
              onChange={(value) => write("melanin", value)}
            />
          </div>
          <div>
            {field(
              "blood",
              `A number from ${rules.blood.from} to ${rules.blood.to}. We hold no range.`,
            )}
            <Button type="submit" variant="secondary" className="mt-4">
              Draw it
            </Button>
          </div>
        </div>
        <div className="mt-8">
          {caption}
          <DepthTable asked={asked} spread={spread} />
        </div>
      </figure>
    </Form>
  );
}

const WHAT_ABSORBS = "per cm of the pure thing; each line is ten times the one below";
const HOW_DEEP = "mm of skin, if it were skin all the way down";
const SUBTITLE = "font-sans text-ink-soft text-small tracking-normal";
/** Room for the axis on the left and letters on the right. */
const PLOT = "pr-6 pl-11";
