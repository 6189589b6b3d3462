import { href } from "react-router";
import { PlainProse } from "#app/evidence/citations/plain-prose.tsx";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { ChoiceField } from "#app/tools/tool-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import type { DeviceType, Use, Written } from "./plan-request.ts";

/** The form's target: the next step, or its errors. */
export const NEXT = "next";

export function PlanForm({
  id,
  written,
  errors,
  uses,
  types,
}: {
  id: string | undefined;
  written: Written;
  errors: Written;
  uses: readonly Use[];
  types: readonly DeviceType[];
}) {
  const pages = [...new Set(uses.map(({ page }) => page.name))];
  return (
    <form
      id={id}
      action={`${href("/plan")}#${NEXT}`}
      autoComplete="off"
      aria-label="What the plan is for"
      className="mt-8 grid items-end gap-x-6 gap-y-5 rounded-card border border-rule bg-card p-5 sm:p-7 md:grid-cols-2 print:hidden"
    >
      <ChoiceField
        name="use"
        label="What is the light for?"
        error={errors.use}
        chosen={written.use ?? ""}
        listed={uses.map(({ id }) => id)}
        required
      >
        <option value="">Choose a use</option>
        {pages.map((page) => (
          <optgroup key={page} label={page}>
            {uses
              .filter((use) => use.page.name === page)
              .map(({ id, name, instead }) => (
                <option key={id} value={id}>
                  {instead ? `${name} (no plan)` : name}
                </option>
              ))}
          </optgroup>
        ))}
      </ChoiceField>
      <Field label="First day" error={errors.start}>
        {(control) => (
          <Input
            {...control}
            // A date box would not show text that is no date.
            type={errors.start && written.start ? "text" : "date"}
            name="start"
            required
            defaultValue={written.start}
          />
        )}
      </Field>
      <ChoiceField
        name="device"
        label="Device"
        error={errors.device}
        chosen={written.device ?? ""}
        listed={types.map(({ id }) => id)}
      >
        <option value="">I don’t know (use a typical strength)</option>
        {types.map(({ id, name, from, to }) => (
          <option key={id} value={id}>{`${name}, ${from}–${to} mW/cm²`}</option>
        ))}
      </ChoiceField>
      <Field
        label="Or your own light strength at your skin (mW/cm²)"
        hint="One number or a range, like 20–40"
        error={errors.irradiance}
      >
        {(control) => (
          <Input {...control} name="irradiance" maxLength={60} defaultValue={written.irradiance} />
        )}
      </Field>
      <div className="plan-send flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit">Continue</Button>
        <p className="min-w-0 flex-1 basis-64 text-ink-soft text-small">
          <PlainProse text={ownPages["/plan"].help} />
        </p>
      </div>
    </form>
  );
}
