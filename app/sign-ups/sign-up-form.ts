/** The forms by which readers sign up, by their names in the rate limits, the metrics and the outbox. */
export const SIGN_UP_FORMS = ["newsletter", "webinar", "alerts"] as const;
export type SignUpForm = (typeof SIGN_UP_FORMS)[number];
