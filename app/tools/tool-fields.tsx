import type { ReactNode } from "react";
import type { DoseData } from "#app/dose/dose-trial.ts";
import { formatArea, formatLength, type NumberLimit, readNumber } from "#app/dose/read-number.ts";
import { Field, Input, Select } from "#app/ui/field.tsx";

/** A text field for numbers: a mistake stays as the reader wrote it. */
export function WrittenField({
  name,
  label,
  hint,
  error,
  written,
  limit,
}: {
  name: string;
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  written: string;
  /** Of a field for one number. */
  limit?: NumberLimit | undefined;
}) {
  const format = limit?.unit && ECHOED[limit.unit];
  const taken = limit && format && written ? readNumber(written, limit) : undefined;
  return (
    <Field
      label={label}
      hint={format && taken && "number" in taken ? `Read as ${format(taken.number)}` : hint}
      error={error}
    >
      {(control) => (
        <Input
          {...control}
          name={name}
          defaultValue={written}
          // Several wavelengths have commas between them, and lengths may have a unit.
          inputMode={name === "nm" || format ? "text" : "decimal"}
          autoComplete="off"
          maxLength={60}
        />
      )}
    </Field>
  );
}

/** Numbers said back in inches and centimeters, since readers may mean either. */
const ECHOED: Partial<Record<NonNullable<NumberLimit["unit"]>, (value: number) => string>> = {
  length: formatLength,
  area: formatArea,
};

/** An unknown choice is shown as written, so that no other one seems to be chosen. */
export function ChoiceField({
  name,
  label,
  error,
  chosen,
  listed,
  required,
  children,
}: {
  name: string;
  label: string;
  error: string | undefined;
  chosen: string;
  /** Without the empty choice. */
  listed: readonly string[];
  required?: boolean;
  children: ReactNode;
}) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select {...control} name={name} defaultValue={chosen} required={required}>
          {chosen !== "" && !listed.includes(chosen) && <option value={chosen}>{chosen}</option>}
          {children}
        </Select>
      )}
    </Field>
  );
}

export function UseField({
  uses,
  chosen,
  error,
}: {
  uses: DoseData["uses"];
  chosen: string;
  error: string | undefined;
}) {
  return (
    <ChoiceField name="use" label="For" error={error} chosen={chosen} listed={uses.map(idOf)}>
      <option value="">I’m not sure</option>
      {uses
        .filter(({ id, page }) => id === page)
        .map(({ page, name: ofPage }) => (
          <optgroup key={page} label={ofPage}>
            {uses
              .filter((use) => use.page === page)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {id === page ? `${name}: any use` : name}
                </option>
              ))}
          </optgroup>
        ))}
    </ChoiceField>
  );
}

const idOf = ({ id }: { readonly id: string }) => id;
