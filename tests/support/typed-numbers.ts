import { protocols } from "#app/evidence/ledger/protocols.ts";
import { BEST_RED_LED, LIGHT_SHARE } from "#app/tools/spec-sheet/judge-spec.ts";

/** A phrase whose digits may be typed, and why. */
export type Allowed = readonly [phrase: string, reason: string];

const SPEC = "the specification's";
const ASSUMED = "the distances of the site's assumed panel";
const FORMULA = "the formula of dose: mW to W";
const KEY = "the specification's key wavelengths";
const VISIBLE = "the end of visible light, as in any textbook";
const TIMES = "minutes and seconds that long-guide.server.test.ts recomputes";
const CRISIS = "the telephone number for a crisis in the United States";
const MADE_UP = "an example, and said to be made up";
const OURS = "the site's own rule, and said to be";

/** By the name of the text in provenance.test.ts. Keep it short: a study's result never belongs here. */
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
    ["6 inches (15 cm)", ASSUMED],
    ["1,000", FORMULA],
    ["95% CI", "the name of an interval"],
    ["95% confidence interval", "the name of an interval"],
    ["Red Light 101", "the name of a guide"],
    ["under 18", "the age of consent"],
    ["type 2 diabetes", "the name of a disease"],
  ],
  "hair-growth": [
    ["25+ Hair Growth Studies", SPEC],
    ["85%+ Improvement Rates", SPEC],
    ["85%", SPEC],
    ["30 min", SPEC],
    ["30 minutes", SPEC],
    ["6-9 months", SPEC],
    ["12-18 months", SPEC],
    ["12 to 18 months", SPEC],
    ["510(k)", "the name of a procedure"],
  ],
  "mood-mental-health": [
    ["150+ Brain Studies", SPEC],
    ["60-70% depression-score improvement", SPEC],
    ["75% response for seasonal affective disorder", SPEC],
    ["2-4 weeks", SPEC],
    ["20 min", SPEC],
    ["Begin with 10 minutes", SPEC],
    ["988", CRISIS],
  ],
  "near-infrared-light-for-depression.md": [["988", CRISIS]],
  "red-light-before-bed.md": [["20 minutes", SPEC]],
  "faq.md": [
    ["5 to 10 minutes, 3 to 4 times a week", SPEC],
    ["12 to 18 inches (30 to 46 cm)", SPEC],
    ["2 to 4 weeks", SPEC],
    ["3 to 4 sessions a week", SPEC],
  ],
  "how-to-read-a-panel-spec-sheet.md": [
    ["660, 810, 830 and 850 nm", KEY],
    ["a face of 30 × 60 cm draws 180 W", MADE_UP],
    ["150 mW/cm²", MADE_UP],
  ],
  "measure-your-panel-at-home.md": [
    ["40 mW/cm²", MADE_UP],
    ["from 4 to 24 J/cm²", SPEC],
    [
      "planned 6 J/cm² could really be 3 to 12, a planned 12 could be 6 to 24, and a planned 24 could be 12 to 48",
      MADE_UP,
    ],
    ["45 W behind a face of 600 cm²", MADE_UP],
  ],
  "panel-mask-belt-or-handheld.md": [
    ["5-10 minutes, 3-4 times a week", SPEC],
    ["12-18 inches (30-46 cm)", SPEC],
    ["2-4 weeks", SPEC],
    ["40 mW/cm²", MADE_UP],
    ["12 J/cm²", MADE_UP],
    ["lights 20 cm²", MADE_UP],
    ["25 for the front of one knee, 75 for the low back and 200 for both thighs", MADE_UP],
    ["5 minutes for a heel of 20 cm²", MADE_UP],
    ["25 for a knee of 100 cm²", MADE_UP],
    ["75 for a low back of 300 cm²", MADE_UP],
    ["200 for both thighs at 800 cm²", MADE_UP],
    ["5 minutes for each", MADE_UP],
  ],
  "light-box-or-red-light-panel.md": [
    ["10000 lux", SPEC],
    ["10,000 lux", SPEC],
    ["660, 810, 830 and 850 nm", SPEC],
  ],
  "sleep-energy": [
    ["300+ Sleep Studies", SPEC],
    ["15-20% better sleep efficiency", SPEC],
    ["from 0 to 21", "the ends of the Pittsburgh Sleep Quality Index"],
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
  ],
  "skin-health": [
    ["600+ Clinical Studies", SPEC],
    ["90%+ Improvement Rates", SPEC],
    ["90%", SPEC],
    ["90 J/cm²", SPEC],
    ["2-6 inches (5-15 cm)", SPEC],
    ["2-6 inches", SPEC],
    ["3-4 sessions a week", SPEC],
    ["type-1", "the name of a molecule"],
    ["MMP-1", "the name of a molecule"],
    ["510(k)", "the name of a procedure"],
  ],
  "hormonal-health": [
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
  "pain-relief.md": [
    ["48-72 hours", SPEC],
    ["2-3 sessions a day", SPEC],
  ],
  "laser-or-led.md": [["over 400 cm²", "an example, and said to be"]],
  "led-masks-for-wrinkles.md": [
    ["15 mW/cm²", "an example, and said to be"],
    ["15 weeks", "an example, and said to be"],
    ["type-1", "the name of a molecule"],
  ],
  "caps-combs-and-helmets.md": [
    ["costs $300", "an example within the price range"],
    ["30 minutes", SPEC],
    ["Class 1", "the name of a class of lasers"],
  ],
  "does-red-light-regrow-hair.md": [
    ["6 to 9 months", SPEC],
    ["12 to 18 months", SPEC],
    ["30 minutes", SPEC],
  ],
  "red-light-101": [
    ["2,500+ studies", SPEC],
    ["3-90 J/cm<sup>2</sup>, mostly 4-24", SPEC],
    ["660, 810, 830, 850 nm", KEY],
    ["660 nm", KEY],
    ["810 nm", KEY],
    ["830 nm", KEY],
    ["850 nm", KEY],
    ["700 nm", VISIBLE],
    ["5-10 minutes", SPEC],
    ["15-20 minutes", SPEC],
    ["3-4 times a week", SPEC],
    ["12-18 inches (30-46 cm)", SPEC],
    ["6-12 inches (15-30 cm)", SPEC],
    ["2-4 weeks", SPEC],
    ["5:00", TIMES],
    ["10:00", TIMES],
    ["20:00", TIMES],
    ["2:30", TIMES],
    ["1:20", TIMES],
    ["2:40", TIMES],
    ["5:20", TIMES],
    ["988", CRISIS],
    ["510(k)", "the name of a procedure"],
  ],
  "what-is-red-light-therapy.md": [
    ["660 nm", KEY],
    ["810, 830 and 850 nm", KEY],
    ["700 nm", VISIBLE],
  ],
  "getting-started.md": [
    ["5-10 minutes", SPEC],
    ["3-4 times a week", SPEC],
    ["12-18 inches (30-46 cm)", SPEC],
    ["15-20 minutes", SPEC],
    ["6-12 inches", SPEC],
  ],
  "protocols.md": [
    ["3-90 J/cm², mostly 4-24", SPEC],
    ["660, 810, 830 and 850 nm", KEY],
    ["5-10 minutes", SPEC],
    ["3-4 times a week", SPEC],
    ["12-18 inches (30-46 cm)", SPEC],
    ["2-4 weeks", SPEC],
    ["15-20 minutes", SPEC],
    ["6-12 inches (15-30 cm)", SPEC],
  ],
  "wavelengths.md": [
    ["660, 810, 830 and 850 nm", KEY],
    ["660 nm", KEY],
    ["810 nm", KEY],
    ["830 nm", KEY],
    ["850 nm", KEY],
    ["700 nm", VISIBLE],
  ],
  "why-more-light-is-not-better.md": [
    ["3-90 J/cm², mostly 4-24", SPEC],
    ["5-10 minutes", SPEC],
    ["12-18 inches (30-46 cm)", SPEC],
    ["3-4 times a week", SPEC],
    ["2-4 weeks", SPEC],
  ],
  "the devices": [
    ["10,000 lux light boxes", SPEC],
    ["18 to 6 inches", ASSUMED],
  ],
  "the explainer": [
    ["700 nm", VISIBLE],
    ["660 and 850 nm", KEY],
  ],
};

const AXIS = "the axis of the spectrum";

/** Numbers of templates and of site.config.ts. */
export const COUNTED: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/^Fig\. \d+/, "the figure's number on its page"],
  [/\b(?:Rated|Popularity) \d of 5\b/, "stars"],
  [/\b\d+ of \d+, \d+ min left\b/, "the chapter's place, and counted from the words"],
  [/^\d+ chapters, \d+ min(?=The long guide)/, "counted, and counted from the words"],
  [/\b\d+ min read\b/, "counted from the words"],
  [/\b[\d,]+ words, /, "counted"],
  [/\b\d+ references\b/, "counted"],
  [/\b[\d,]+ completions\b/, "site.config.ts"],
  [/^Studies by wavelength: .*/, "counted from the references"],
  [/^\d+ studies, .* nm: in the table$/, "counted from the references"],
  [/\d+ to \d+ minutes each/, "counted from the guides"],
  [/^\d+[ ,]+$/, "studies of a type of device, with their markers taken out"],
  [/^Of \d+ uses, .*/, "counted from the claims"],
  [/\bNone of the \d+ uses\b/, "counted from the claims"],
  [/^All \d+ uses shown\b/, "counted from the claims"],
  [/\bin the table only \(\d+\)/, "counted"],
  [/\bUpdated \d{4}-\d\d-\d\d\./, "the day of a page's last check"],
  [/\bNot drawn \(\d+\)/, "counted"],
  [/^Further results \(\d+\)/, "counted"],
  [/^\d+ of \d+ (?:better|worse)\b.*/, "counted"],
  [/\bin the \d+ trials behind\b/, "counted"],
  [/\b\d+ of \d+ studies\b/, "counted"],
  [/^Steps \d+ to \d+$/, "counted"],
  [/^\d{4}: \d+ papers?, \d+ shown$/, "counted"],
  [/^\d+ papers(?:, one dot each)?\./, "counted"],
  [/\bPage \d+ of \d+/, "counted"],
  [/^Download these \d+/, "counted"],
  [/^(?:nm )?in \d+ of \d+$/, "counted"],
  [/^20\d[05]$/, "years of an axis"],
  [/^Page \d+$/, "counted"],
  [/ \(\d+\)$/, "papers or uses that a choice has"],
  [/^\d+ changes, \d+ on this page\./, "counted"],
  [/^\p{Lu}\p{Ll}+ \d{4}$/u, "a month with changes"],
  [/\bVersion \d{4}-\d\d-\d\d-[0-9a-f]{8}\b/, "made of the data"],
  [/https?:\S+/, "an address"],
];

const CUT = "the site's own cuts of effect sizes, and said to be";
const SPAN = "the ends of the weeks that its label takes from the ledger";
const TIMER = "a timer of five minutes, and the dose that dose.ts works out";
const SPOTS = "worked out from the site's skin protocol";
const spot = protocols["skin-health"];
const spotMinutes = [spot.minutes.from, (spot.minutes.from + spot.minutes.to) / 2, spot.minutes.to];

/** Further numbers of pages, by path. */
export const ON_PAGES: Readonly<Record<string, readonly Allowed[]>> = {
  everywhere: [
    ["600 to 1000 nm", AXIS],
    ["1000 nm", AXIS],
    ["1,000 J/cm²", "the axis of doses"],
    ["0 mm", "the axis of depth"],
    ["0.1", "the axis of absorption"],
    ["0.01", "the axis of absorption"],
    ["Scales of 10 are drawn as points of 100", "how the chart of effects is drawn"],
    ["of 100 improved", "a hundred drawn faces"],
    ["95% interval", "the name of an interval"],
    ["small below 0.5, moderate below 0.8", CUT],
    ["moderate from 1.25 and large from 2", CUT],
  ],
  "/red-light-101": [
    ["660, 850", "an example"],
    ["8-16 weeks", SPAN],
    ["16-26 weeks", SPAN],
  ],
  "/light-in-skin": [
    ["700 nm", VISIBLE],
    ["√(3 μ", "the formula of diffusion"],
    ["(1 - S)", "the formula of absorption"],
  ],
  "/dose": [["660, 850", "an example"]],
  "/devices?a=face-mask&b=skin-panel&use=skin-health": [["10,000 lux light box", SPEC]],
  "/spec-sheet": [
    ["660, 850", "an example"],
    ["21 CFR 807.39", "the name of a rule"],
    ["510(k)", "the name of a procedure"],
    ["2012", "the year of the FDA's page"],
    [`${LIGHT_SHARE.from * 100}% to ${LIGHT_SHARE.to * 100}%`, OURS],
    [`${BEST_RED_LED * 100}%`, "the review that judge-spec.ts names"],
  ],
  "/evidence?view=table": [
    ["a pain scale of 100", "how results of pain are drawn"],
    ["Pain, of 100", "how results of pain are drawn"],
  ],
  "/benefits/hair-growth": [["4-6 months", "weeks 16 to 26 of the trials, rounded"]],
  "/webinars/perfectio-x": [
    ...spotMinutes.map((minutes): Allowed => [`${minutes} minutes a place`, SPOTS]),
    [`Minutes a place ${spotMinutes.join("")}`, SPOTS],
    [`${spot.irradiance} mW/cm²`, SPOTS],
    ["1 place", "an example"],
    ["Places 12", "an example"],
    ...[2, 4, 8, 12].map((places): Allowed => [`${places} places`, "an example"]),
    ...[1, 2, 4, 8, 12].flatMap((places) =>
      spotMinutes.map((minutes): Allowed => [`${places * minutes} min`, SPOTS]),
    ),
  ],
  "the explainer": [
    ["5:00", TIMER],
    ["300 seconds", TIMER],
    ["6.0", TIMER],
  ],
};
