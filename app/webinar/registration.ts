/** The webinar that /webinars/perfectio-x is about, as registrations are kept under it. */
export const WEBINAR = "perfectio-x";
export const WEBINAR_PATH = `/webinars/${WEBINAR}`;

/** The card with the form, where the page's buttons lead. */
export const FORM_ID = "reserve";

/** Where the page says what became of a registration. */
export const OUTCOME_ID = "registration-outcome";

/** What a registration may be about: the value that is stored, and what the reader picks. */
export const interests = [
  { value: "pain-relief", name: "Pain Relief" },
  { value: "beauty-skin-care", name: "Beauty & Skin Care" },
  { value: "business-opportunity", name: "New Business Opportunity" },
  { value: "other", name: "Other" },
] as const;

/** The form's fields in the order in which they stand. */
export const fieldNames = ["firstName", "lastName", "email", "phone", "interest"] as const;
export type FieldName = (typeof fieldNames)[number];

/** What a reader typed, as it was sent; a field that is missing is empty. */
export type TypedValues = Record<FieldName, string>;

/** What is wrong with a field, as a sentence for the reader. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** What became of a registration, as the form is told. */
export type RegistrationAnswer =
  | { status: "registered" }
  | { status: "invalid"; errors: FieldErrors; typed: TypedValues }
  /** Not stored, for a reason that is not the reader's. `error` says what to do. */
  | { status: "failed"; error: string; typed?: TypedValues };

/** Carries the version of the wording that the reader saw. */
export const CONSENT_FIELD = "consent";

/** Reads the five fields out of a sent form. */
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
