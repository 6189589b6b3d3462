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
