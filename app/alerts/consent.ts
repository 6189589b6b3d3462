/** What readers agree to, as it stands under the form; see the newsletter's. */
const CONSENTS = [
  {
    version: "alerts-1",
    wording:
      "A mail when the verdict changes, at most one a week. We keep your address, what you asked for, and when; no one else gets it. Every mail has links to stop.",
  },
] as const;

/** The wording that is shown today. */
export const consent = CONSENTS[CONSENTS.length - 1] ?? CONSENTS[0];

/** The wording of a version, for showing what was agreed to then; undefined for one that never was. */
export function consentWording(version: string): string | undefined {
  return CONSENTS.find((known) => known.version === version)?.wording;
}
