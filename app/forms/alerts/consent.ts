/** A file of its own, like app/forms/newsletter/consent.ts: those words are on every page. */
export const consents = [
  {
    version: "alerts-1",
    wording:
      "A mail when the verdict changes, at most one a week. We keep your address, what you asked for, and when; no one else gets it. Every mail has links to stop.",
  },
  {
    version: "alerts-2",
    wording:
      "We’ll email you when our answer changes, at most once a week. We keep your address, what you asked for, and when. No one else gets it. Every email has an unsubscribe link.",
  },
] as const;

/** The wording beside the form today. Changed words need a new version at the end of the list. */
export const consent = consents[consents.length - 1] ?? consents[0];
