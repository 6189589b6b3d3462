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
    ["95% CI", "the name of an interval"],
    ["95% confidence interval", "the name of an interval"],
    ["under 18", "the age of consent"],
    ["type 2 diabetes", "the name of a disease"],
    ["95% CI", "the name of an interval"],
  ],
  "mood-mental-health": [
    ["150+ Brain Studies", SPEC],
    ["60-70% depression-score improvement", SPEC],
    ["75% response for seasonal affective disorder", SPEC],
    ["10,000 lux light boxes", SPEC],
    ["2-4 weeks", SPEC],
    ["20 min", SPEC],
    ["Begin with 10 minutes", SPEC],
    ["$50-$300", PRICE],
    ["$200-$800", PRICE],
    ["$1,000-$3,000", PRICE],
    ["988", "the telephone number for a crisis"],
  ],
  "sleep-energy": [
    ["300+ Sleep Studies", SPEC],
    ["15-20% better sleep efficiency", SPEC],
    ["25-30% more subjective energy", SPEC],
    ["1-2 weeks", SPEC],
    ["1-2 hours before bed", SPEC],
    ["within 2 hours of waking", SPEC],
    ["6-24 inches", SPEC],
    ["6 to 24 inches", SPEC],
    ["24 for a strong panel", SPEC],
    ["20 minutes", SPEC],
    ["30 minutes", SPEC],
    ["and 30 only if two weeks at 20", SPEC],
    ["use 10 minutes", OURS],
    ["$50-$300", PRICE],
    ["$200-$800", PRICE],
    ["$1,000-$3,000", PRICE],
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
  "pain-inflammation": [
    ["$500-$2,000", PRICE],
    ["$200-$800", PRICE],
    ["$100-$400", PRICE],
    ["500+ Pain Studies", SPEC],
    ["70%+ Pain Reduction", SPEC],
    ["50-70%", SPEC],
    ["2-3 sessions daily", SPEC],
    ["48-72 hours", SPEC],
    ["2-6 weeks", SPEC],
    ["Weeks 1-2", "a heading of the site's own timeline"],
    ["510(k)", "the name of a procedure"],
    ["21 CFR 890.5500", "the number of a regulation"],
    ["850 nm light joint pain", "what people search for"],
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
