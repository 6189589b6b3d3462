/** A file of its own, like app/newsletter/consent.ts: those words are on every page. */
const CONSENTS = [
  {
    version: "alerts-1",
    wording:
      "A mail when the verdict changes, at most one a week. We keep your address, what you asked for, and when; no one else gets it. Every mail has links to stop.",
  },
] as const;

/** The wording beside the form today. Changed words need a new version at the end of the list. */
export const consent = CONSENTS[CONSENTS.length - 1] ?? CONSENTS[0];

/** Undefined for an unknown version. */
export function consentWording(version: string): string | undefined {
  return CONSENTS.find((known) => known.version === version)?.wording;
}
