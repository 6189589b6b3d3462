/**
 * What readers agree to, as it stands under the form. What is stored with a sign-up is the version:
 * a change of the wording is a new entry, and the old ones stay, to show what was agreed to then.
 */
const CONSENTS = [
  { version: "1", wording: "Sent by e-mail as they appear. Every letter has a link to stop." },
] as const;

/** The wording that is shown today. */
export const consent = CONSENTS[CONSENTS.length - 1] ?? CONSENTS[0];

/** The wording of a version, for showing what was agreed to then; undefined for one that never was. */
export function consentWording(version: string): string | undefined {
  return CONSENTS.find((known) => known.version === version)?.wording;
}
