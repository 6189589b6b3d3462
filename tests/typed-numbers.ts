/** A phrase whose digits may be typed, and why. */
export type Allowed = readonly [phrase: string, reason: string];

const SPEC = "the specification's";
const PRICE = "the specification's price range";
const ASSUMED = "the distances of the site's assumed panel";
const FORMULA = "the formula of dose: mW to W";
const OURS = "the site's own rule, and said to be";

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
    ["18 inches (46 cm)", ASSUMED],
    ["12 inches (30 cm)", ASSUMED],
    ["6 inches", ASSUMED],
    ["1,000", FORMULA],
    ["under 18", "the age of consent"],
    ["type 2 diabetes", "the name of a disease"],
  ],
  "hormonal-health": [
    ["$50-$300", PRICE],
    ["$200-$800", PRICE],
    ["$1,000-$3,000", PRICE],
    ["810-850 nm NIR", SPEC],
    ["810-850 nm", SPEC],
    ["15-20 minutes per area", SPEC],
    ["6-12 inches", SPEC],
    ["20-30 minutes, 3-5 times weekly", SPEC],
    ["Begin with 5 minutes", OURS],
    ["add 5 minutes a week until you reach 15. Stay within 20", OURS],
    ["in 20 minutes", OURS],
    ["in 30", OURS],
    ["20 minutes would give", OURS],
    ["Weeks 1-4", "a heading of the site's own timeline"],
    ["Weeks 6-12", "a heading of the site's own timeline"],
    ["Month 9", "a heading of the site's own timeline"],
  ],
  "athletic-performance": [
    ["$50-$300", PRICE],
    ["$200-$800", PRICE],
    ["$1,000-$3,000+", PRICE],
    ["24-48 hrs", SPEC],
    ["10-20 minutes per session", SPEC],
    ["10-15 minutes", SPEC],
    ["within 2 hours, 15-20 minutes per muscle group", SPEC],
    ["shorten the session to 10 minutes", OURS],
    ["soreness from 0 to 10 at 24, 48 and 72 hours", OURS],
    ["20 minutes", OURS],
    ["10 minutes", OURS],
    ["with 5", OURS],
    ["400 cm² of thigh", "an example, and said to be"],
    ["5 minutes before", "a heading of the site's own timeline"],
    ["72-96 hours", "a heading of the site's own timeline"],
    ["2 weeks", "a heading of the site's own timeline"],
    ["8 weeks", "a heading of the site's own timeline"],
  ],
  "red-light-before-or-after-training.md": [
    ["10-15 minutes", SPEC],
    ["within 2 hours, 15-20 minutes per muscle group", SPEC],
    ["at 24, 48 and 72 hours", OURS],
  ],
};
