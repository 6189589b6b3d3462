/** Names of the forms in rate limits, metrics and the outbox. */
export const SIGN_UP_FORMS = ["newsletter", "webinar", "alerts"] as const;
export type SignUpForm = (typeof SIGN_UP_FORMS)[number];
