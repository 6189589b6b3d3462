/** Sign-ups store the version, so a change of the words is a new entry and old entries stay. */
const CONSENTS = [
  { version: "1", wording: "Sent by e-mail as they appear. Every letter has a link to stop." },
] as const;

/** The wording beside the form today. Changed words need a new version at the end of the list. */
export const consent = CONSENTS[CONSENTS.length - 1] ?? CONSENTS[0];

/** Undefined for a version that never was. */
export function consentWording(version: string): string | undefined {
  return CONSENTS.find((known) => known.version === version)?.wording;
}
