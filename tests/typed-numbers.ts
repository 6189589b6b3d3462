/** A phrase whose digits may be typed, and why. */
export type Allowed = readonly [phrase: string, reason: string];

const SPEC = "the specification's";

/**
 * The numbers that texts may have without taking them from the ledger, by the name of the text in
 * provenance.test.ts. Keep it short: a result of a study never belongs here.
 */
export const ALLOWED: { readonly everywhere: readonly Allowed[] } & Record<
  string,
  readonly Allowed[]
> = {
  everywhere: [
    ["3-90 J/cm²", SPEC],
    ["4-24 J/cm²", SPEC],
  ],
};
