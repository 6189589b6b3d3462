import type { FieldErrors } from "#app/forms/use-sign-up-form.ts";

/** The slug under which registrations are stored. */
export const WEBINAR = "perfectio-x";
export const WEBINAR_PATH = `/webinars/${WEBINAR}` as const;

/** The card with the form, and the target of the page's buttons. */
export const FORM_ID = "reserve";

/** The element that a sent form scrolls to. */
export const OUTCOME_ID = "registration-outcome";

/** Stored values with their labels. */
export const interests = [
  { value: "pain-relief", name: "Pain Relief" },
  { value: "beauty-skin-care", name: "Beauty & Skin Care" },
  { value: "business-opportunity", name: "New Business Opportunity" },
  { value: "other", name: "Other" },
] as const;

export const fieldNames = ["firstName", "lastName", "email", "phone", "interest"] as const;
export type FieldName = (typeof fieldNames)[number];

/** As sent; missing fields are "". */
export type TypedValues = Record<FieldName, string>;

/** The answer to the form; `typed` fills the fields again. */
export type RegistrationAnswer =
  | { status: "ok"; typed?: undefined }
  | { status: "invalid"; errors: FieldErrors<FieldName>; typed: TypedValues }
  /** Not the reader's fault. `error` says what to do. */
  | { status: "failed"; error: string; typed?: TypedValues };

/** The version of the consent's wording. */
export const CONSENT_FIELD = "consent";

/** The five fields as typed; a missing one is empty. */
export function typedValues(form: FormData): TypedValues {
  const text = (name: FieldName) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    phone: text("phone"),
    interest: text("interest"),
  };
}
