import type { ComponentProps } from "react";
import type { FieldErrors } from "#app/forms/sign-up-outcome.ts";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { type FieldName, fieldNames, interests } from "./registration.ts";

/** As sent; missing fields are "". */
export type TypedValues = Partial<Record<FieldName, string>>;

export function RegistrationFields({
  errors,
  typed,
  startAtError,
}: {
  errors: FieldErrors;
  /** The reader's own values after an error. */
  typed: TypedValues | undefined;
  /** The page begins at the first field with an error. */
  startAtError: boolean;
}) {
  const first = startAtError ? fieldNames.find((name) => errors[name]) : undefined;
  const field = (name: FieldName) => ({
    name,
    required: true,
    defaultValue: typed?.[name],
    autoFocus: name === first,
  });
  const text = (name: FieldName, kind: ComponentProps<"input">) => (
    <Field label={fieldLabels[name]} error={errors[name]}>
      {(control) => <Input {...control} {...field(name)} {...kind} />}
    </Field>
  );
  return (
    <div className="space-y-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {text("firstName", { autoComplete: "given-name" })}
        {text("lastName", { autoComplete: "family-name" })}
      </div>
      {/* In two columns where the form is as wide as the page. */}
      <div className="grid items-start gap-4 sm:max-lg:grid-cols-2">
        {text("email", { type: "email", inputMode: "email", autoComplete: "email" })}
        {text("phone", { type: "tel", inputMode: "tel", autoComplete: "tel" })}
      </div>
      <Field label={fieldLabels.interest} error={errors.interest}>
        {(control) => (
          <Select {...control} {...field("interest")}>
            <option value="">Choose one</option>
            {interests.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

/** Above the field and in the list of errors. */
export const fieldLabels: Record<FieldName, string> = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  interest: "Interest",
};
