import { z } from "zod";
import { effectSizes, grades } from "./grades.ts";
import type { OutcomeRef, StudyId } from "./studies.server.ts";
import { topics, wavelength } from "./study.ts";

/** A day, YYYY-MM-DD. */
const day = z.iso.date();
const words = z.string().trim().min(1);

/**
 * What speaks against the studies behind a claim, in GRADE's terms: they were done in ways that bias
 * them; they contradict each other; they tested other people, light or outcomes than the reader's; too
 * few people for a firm figure; studies without effect are likely to be missing.
 */
const concernKinds = [
  "risk of bias",
  "inconsistency",
  "indirectness",
  "imprecision",
  "publication bias",
] as const;

export type ConcernKind = (typeof concernKinds)[number];

/** Where in the body a use is, as far as a reader would look for it there. */
const bodyParts = [
  "skin",
  "scalp",
  "brain",
  "jaw",
  "neck",
  "back",
  "arm and hand",
  "knee",
  "leg and foot",
  "muscles",
  "glands",
  "whole body",
] as const;

const concern = z.strictObject({
  kind: z.enum(concernKinds),
  /** Two where it weighs heavily, such as laser trials for a reader with an LED panel. */
  steps: z.literal(2).optional(),
  /** The reason in a whole sentence for the reader: evidence text of one paragraph. */
  why: words,
});

/** A day on which the claim changed, and what readers were told of it from then on. */
export const claimChange = z.strictObject({
  on: day,
  /** What changed and why. */
  what: words,
  /** The certainty from then on; null where nobody tested it in people. */
  grade: z.enum(grades).nullable(),
  /** The size of the effect from then on; null where none was given. */
  effect: z.enum([...effectSizes, "unclear"]).nullable(),
});

export type ClaimChange = z.output<typeof claimChange>;

/** One statement about one use of the light, graded by the rule in grade.ts. */
export const claimSchema = z
  .strictObject({
    topic: z.enum(topics),
    /** The use, as a heading: "Knee osteoarthritis". */
    condition: words,
    /** What readers call it in a search; other names, parts of the body, everyday words. */
    alsoCalled: z.array(words).min(1).readonly(),
    /** Each that the claim's own words name; lists that have it once have it under the first. */
    bodyParts: z.array(z.enum(bodyParts)).min(1).readonly(),
    /** The same as a reader would ask: "Does red light help a knee with arthritis?" */
    question: words.regex(/\?$/),
    /** Both forms of the verb: "Laser light" + "eases" or "may ease" + "the pain". */
    statement: z.strictObject({ subject: words, verb: z.tuple([words, words]), rest: words }),
    /** The light that was tested, as far as known. */
    light: z.strictObject({
      source: z.enum(["laser", "LED", "laser and LED", "lamp", "not in the abstract"]),
      wavelengths: z.array(wavelength).min(1).readonly().optional(),
    }),
    population: words,
    comparator: words,
    /** The outcome whose figure is the size of the effect. */
    main: z.string().optional(),
    supports: z.array(z.string()).readonly(),
    /** Outcomes without effect, or against it. */
    opposes: z.array(z.string()).readonly(),
    /** Studies that it draws on without an outcome: guidelines, narrative reviews, animals, cells. They lift no grade. */
    background: z.array(z.string()).readonly().default([]),
    concerns: z.array(concern).readonly(),
    /** Day on which the claim was last checked against its studies. */
    reviewed: day,
    /** Oldest first. The last has today's grade and effect: one that changes asks for an entry of its own. */
    history: z.array(claimChange).min(1).readonly(),
  })
  .refine(
    ({ main, supports, opposes }) => !main || [...supports, ...opposes].includes(main),
    "the main outcome is one of those that support or oppose the claim",
  )
  .refine(
    ({ concerns }) => new Set(concerns.map(({ kind }) => kind)).size === concerns.length,
    "each kind of concern once",
  )
  .refine(
    ({ reviewed, history }) => history.every(({ on }) => on <= reviewed),
    "no change after the last review",
  );

/** A claim as a writer gives it: outcomes and studies that don't exist don't compile. */
export type ClaimRecord = Omit<
  z.input<typeof claimSchema>,
  "main" | "supports" | "opposes" | "background"
> & {
  readonly main?: OutcomeRef;
  readonly supports: readonly OutcomeRef[];
  readonly opposes: readonly OutcomeRef[];
  readonly background?: readonly StudyId[];
};
