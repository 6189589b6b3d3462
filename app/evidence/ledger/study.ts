import { z } from "zod";
import { words } from "#app/content/prose-field.ts";
import { grades } from "./grades.ts";
import { topicIds } from "./topics.ts";

/** From the strongest down. */
export const studyDesigns = [
  "meta-analysis",
  "systematic review",
  "randomised controlled trial",
  "controlled trial",
  "observational",
  "case report",
  "guideline",
  "review",
  "laboratory",
] as const;

export type StudyDesign = (typeof studyDesigns)[number];

/** What a journal may print about a paper later. */
const noticeKinds = ["retraction", "expression of concern", "correction"] as const;

export const pmid = z
  .string()
  .regex(/^\d{6,9}$/, 'write its 6 to 9 digits alone, in quotation marks: "12345678"');
const positive = z.number().positive();
const count = z.int().positive();
const month = z.string().regex(/^\d{4}-\d{2}$/, "write the month as 2026-11");
/** YYYY-MM-DD. */
const day = z.iso.date();

/** A value or a range; without `from` it is "up to". */
const amountOf = (value: typeof positive) =>
  z.union([
    value,
    z
      .strictObject({ from: value.optional(), to: value })
      .refine(({ from = 0, to }) => from < to, "a range goes from less to more"),
  ]);
const amount = amountOf(positive);

/** A wavelength, or a band from its shorter end, in nm. */
export const wavelength = z.union([
  z.number().min(200).max(2000),
  z.tuple([z.number(), z.number()]).refine(([from, to]) => from < to, "a band goes upwards"),
]);

/** The light of one arm, as far as it was printed. */
const light = z.strictObject({
  source: z
    .enum(["laser", "LED", "laser and LED", "lamp"])
    .optional()
    .describe('"lamp": it lights a room or a face from a distance, as lamps in a home do.'),
  setting: z
    .literal("home")
    .optional()
    .describe(
      "When the paper says that people gave it to themselves, or calls it a device for the home.",
    ),
  wavelengths: z.array(wavelength).min(1).readonly().optional().describe("In nm."),
  irradiance: amountOf(positive.max(50_000)).optional().describe("In mW/cm² at the skin."),
  fluence: amountOf(positive.max(2000)).optional().describe("In J/cm² a session."),
  power: amount.optional().describe("Of the device, in mW."),
  energyPerPoint: amount.optional().describe("In J."),
  energy: amount.optional().describe("In J a session."),
  pulsed: z.boolean().optional(),
  contact: z.boolean().optional().describe("True when the probe touched the skin."),
});

/** As far as it was printed. */
const schedule = z.strictObject({
  minutes: amount.optional(),
  sessions: amount.optional(),
  perWeek: amount.optional(),
  weeks: amount.optional(),
  asWritten: words.optional().describe("The rhythm in words, where the numbers don't say all."),
});

/** One group of a study; of a review, what its trials had in common. */
const arm = z.strictObject({
  role: z.enum(["light", "sham", "no light"]),
  name: words.optional(),
  people: count.optional(),
  light: light.optional(),
  schedule: schedule.optional(),
});

/** As printed. */
const effect = z
  .strictObject({
    kind: z
      .enum(["MD", "SMD", "RR", "means", "percent change"])
      .optional()
      .describe(
        `"MD": a difference between groups in \`unit\`. "SMD": a standardized one. "RR": a ratio. "means" and "percent change": the light group's value, with \`comparatorValue\`. Absent: the abstract does not say.`,
      ),
    value: z.number().describe("As printed; a fall in % is negative."),
    comparatorValue: z.number().optional().describe("The other group's."),
    ci: z.tuple([z.number(), z.number()]).optional().describe("95 % confidence interval."),
    unit: words.optional().describe('"mm", "points", "%", "hairs/cm²".'),
    scale: positive.optional().describe("The length of the scale in `unit`: 100 for pain in mm."),
    better: z
      .enum(["lower", "higher"])
      .optional()
      .describe("The better direction, when `favours` is neither side."),
  })
  .refine(({ value, ci }) => !ci || (ci[0] <= value && value <= ci[1]), "outside of its interval")
  .refine(({ kind, unit }) => kind !== "SMD" || !unit, "a standardized difference has no unit");

/** Words of `detail` that would contradict the plus sign of a bare percentage. */
const FALLS = /\b(?:decrease|reduction|fall)\b/i;

export const comparison = z.enum([
  "sham",
  "other treatment",
  "no light",
  "before",
  "mixed",
  "sham or no light",
  "uncontrolled too",
]);

/** One result: the measure, the time, the comparator and the side that it favours. */
const outcome = z
  .strictObject({
    measure: words.describe('In a reader\'s words: "pain intensity, chronic neck pain".'),
    detail: words.optional().describe("Scale and kind of the figure."),
    at: words.optional().describe('"end of treatment", "week 12".'),
    arm: words.optional().describe("Needed when several arms have light."),
    comparison: comparison
      .optional()
      .describe(
        `The comparator. "before": the same people without a control group, so the light's share of the change is unknown. "mixed": sham and other treatments pooled. "sham or no light": those two pooled. "uncontrolled too": pooled with studies that have no control group. What both groups had doesn't count: light with a medicine against the medicine alone is "no light". Absent: unprinted, or no comparison.`,
      ),
    favours: z
      .enum(["light", "comparator", "neither"])
      .optional()
      .describe('"neither" where they found no difference.'),
    significant: z.boolean().optional().describe("true or false, as the abstract says."),
    p: words.optional().describe('As printed: "<0.001".'),
    primary: z.literal(true).optional().describe("true for the main outcome; else leave it out."),
    trials: count.optional().describe("Trials behind this figure, not in the whole review."),
    people: count.optional().describe("People behind this figure."),
    i2: z.number().min(0).max(100).optional().describe("Heterogeneity in %."),
    effect: effect.optional().describe("The figure. Leave it out where none is printed."),
  })
  .refine(
    ({ detail = "", effect }) => !(effect?.unit === "%" && effect.value > 0 && FALLS.test(detail)),
    "a fall is a negative percentage, or its unit says what fell: “% decrease”",
  );

/** What the paper counted or found none of. Without it, its words in `adverseEvents` are all there is. */
const harms = z.union([
  z.literal(
    "none reported",
    "write a list of items such as {what: blistering, arm: light, people: 2, of: 25}; none reported only where the abstract says so",
  ),
  z
    .array(
      z
        .strictObject({
          what: words.describe('"blistering"'),
          arm: words
            .optional()
            .describe("Absent where the abstract doesn't say which group it was in."),
          people: count.optional(),
          of: count.optional().describe("People in that group."),
          percent: positive.max(100).optional().describe("Of people, where no number is printed."),
        })
        .refine(
          ({ people, percent }) => (people === undefined) !== (percent === undefined),
          "either people or percent",
        )
        .refine(({ people = 0, of = people }) => people <= of, "more people than in the group"),
    )
    .min(1)
    .readonly(),
]);

/** Our own errors. The newest text is the next correction's `was`, or the study's `finding`. */
const correction = z.discriminatedUnion("part", [
  z.strictObject({ on: day, part: z.literal("finding"), was: words, why: words }),
  /** Of another field, in a reader's words. */
  z.strictObject({ on: day, part: z.literal("record"), was: words, is: words, why: words }),
]);

/**
 * A paper: where it was printed, what was done, and the results. Most were read as abstracts: an
 * absent field was not printed there, and pages say "not in the summary".
 */
export const studySchema = z
  .strictObject({
    draft: z
      .literal(true)
      .optional()
      .describe("While it is there, the site leaves the study out, and gaps are no mistakes."),
    authors: z
      .array(words)
      .min(1)
      .max(7)
      .readonly()
      .describe('As printed, family name first; six at most, then "et al".'),
    title: words,
    journal: words,
    year: z.int().min(1960).max(2100),
    volume: words.nullable(),
    issue: words.nullable(),
    pages: words.nullable(),
    pmid: pmid.nullable(),
    doi: z
      .string()
      .regex(/^10\.\d{4,9}\/\S+$/, "write it from 10. on, without https://doi.org/")
      .nullable(),
    url: z.url().describe("Its page on PubMed, or the journal's."),
    topics: z.array(z.enum(topicIds)).min(1).readonly(),
    design: z.enum(studyDesigns),
    participants: count
      .nullable()
      .describe("Of the whole study or review; null when unprinted, or without people."),
    concerned: count
      .optional()
      .describe("Those of them whom its outcomes are about, where the review has others too."),
    finding: words
      .regex(/\.$/, "end it with a period")
      .describe(
        "Our own summary of the abstract. Pages cite the paper for this and its outcomes only.",
      ),
    checked: z
      .array(z.enum(["title", "pmid", "doi"]))
      .readonly()
      .describe("The fields that were read in print when the paper was added."),
    added: day.optional().describe("The day of its addition; absent for those of the start."),
    corrected: month.optional().describe("The month of `finding`'s correction."),
    history: z.array(correction).min(1).readonly().optional().describe("Oldest first."),
    population: words.describe("The people or things studied, with numbers as in the abstract."),
    trials: count
      .optional()
      .describe("Of a review: all studies that it found, more than those behind one figure."),
    randomised: count.optional().describe("People."),
    analysed: count.optional().describe("People."),
    comparator: words.optional().describe('"sham laser".'),
    blinding: z.enum(["none", "single", "double", "triple"]).optional(),
    arms: z.record(z.string(), arm).describe("The groups, each under a short name."),
    outcomes: z
      .record(z.string(), outcome)
      .describe("The results, each under a short name, by which texts and uses call it: `pain`."),
    followUp: z.strictObject({ weeks: positive, from: words.optional() }).optional(),
    certainty: z
      .strictObject({ asWritten: words, grade: z.enum(grades).optional() })
      .optional()
      .describe("The authors' own certainty; `grade` is their highest in GRADE's words."),
    adverseEvents: words
      .optional()
      .describe("What the abstract says of side effects, in its words."),
    harms: harms
      .optional()
      .describe('Those words as counts, or "none reported", where they allow it.'),
    funding: words.optional(),
    conflicts: words.optional(),
    registration: words.optional(),
    seen: z
      .array(
        z.strictObject({
          fields: words.describe(
            'What was read there: "all", or fields such as "light, outcomes".',
          ),
          url: z.url(),
        }),
      )
      .readonly()
      .describe("Where each group of fields was read."),
    reread: z
      .strictObject({
        on: day,
        url: z.url(),
        outcomes: z
          .record(z.string(), words)
          .describe(
            'Each result as the abstract has it: its side ("better", "worse", "no difference" or "unsaid"), what the light was compared with, a colon, and its figures, in few words of your own: "better, sham: 12 mm less (4 to 20), p<0.001, 60 people".',
          ),
      })
      .optional()
      .describe(
        "A second reading of the abstract, without a look at `outcomes`. npm run content compares the two.",
      ),
    status: z
      .strictObject({
        checked: day,
        notices: z
          .array(
            z.strictObject({
              kind: z.enum(noticeKinds),
              in: words.optional().describe("Where it was printed, as PubMed has it."),
              pmid: pmid.optional().describe("Of the notice."),
            }),
          )
          .readonly(),
      })
      .optional()
      .describe(
        "What PubMed said of the paper on that day: retractions, concerns, corrections. npm run content papers writes it.",
      ),
    note: words.optional().describe("Read this before printing one of its figures."),
  })
  .check(({ value: { arms, outcomes, harms }, issues }) => {
    const counted = typeof harms === "object" ? harms : [];
    for (const [field, list] of Object.entries({ outcomes, harms: counted })) {
      for (const [name, { arm }] of Object.entries<{ arm?: string | undefined }>(list)) {
        if (arm === undefined || Object.hasOwn(arms, arm)) continue;
        const message = `no arm is called "${arm}": it has ${Object.keys(arms).join(", ")}`;
        issues.push({ code: "custom", input: arm, path: [field, name, "arm"], message });
      }
    }
  })
  .refine(
    ({ harms, adverseEvents }) => !harms || adverseEvents,
    "`harms` need the abstract's words in `adverseEvents`",
  )
  .refine(
    ({ corrected, history = [] }) =>
      corrected === history.findLast(({ part }) => part === "finding")?.on.slice(0, 7),
    "`corrected` is the month of the last correction of the finding in `history`",
  )
  .refine(
    ({ finding, history = [] }) => history.every(({ was }) => was !== finding),
    "a correction changes something",
  );

/** As a writer gives it; its key in the ledger is its id. */
export type StudyRecord = z.input<typeof studySchema>;

/** One group of a study, with the light that it got. */
export type Arm = z.output<typeof arm>;

/** One result. `effect` is absent when the abstract prints no figure. */
export type Outcome = z.output<typeof outcome>;

/** A value or a range in the unit of its field, as printed; without `from` it is "up to". */
export type Amount = z.output<typeof amount>;

/** In nm; a band is `[shorter end, longer end]`. */
export type Wavelength = z.output<typeof wavelength>;

/** The figure of an outcome, with its kind, unit and 95 % confidence interval as printed. */
export type Effect = z.output<typeof effect>;
