/** Sign-ups store the version, so a change of the words is a new entry and old entries stay. */
export const consents = [
  { version: "1", wording: "Sent by e-mail as they appear. Every letter has a link to stop." },
  { version: "2", wording: "We email you when there’s something new. Unsubscribe any time." },
] as const;

/** The wording beside the form today. Changed words need a new version at the end of the list. */
export const consent = consents[consents.length - 1] ?? consents[0];
