import { z } from "zod";
import { citingProse, prose, words } from "#app/content/prose-field.ts";
import { effectSizes, grades } from "./grades.ts";
import { findStudy, isOutcomeRef, isStudyId, studyId } from "./studies.server.ts";
import { wavelength } from "./study.ts";
import { topicIds } from "./topics.ts";

/** YYYY-MM-DD. */
const day = z.iso.date();

/**
 * GRADE's reasons for a lower grade: biased methods; contradictions; other people or outcomes than the reader's (other
 * light is tested-light.ts's); too few people; studies without an effect that were probably never published.
 */
export const concernKinds = [
  "risk of bias",
  "inconsistency",
  "indirectness",
  "imprecision",
  "publication bias",
] as const;

export type ConcernKind = (typeof concernKinds)[number];

/** In a reader's words. A map by parts has twelve rows at most: for another, merge two. */
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

/** "chow-2009/pain". */
export const outcomeRef = z
  .string()
  .refine(isOutcomeRef, { error: ({ input }) => noOutcome(String(input)) })
  .meta({ id: "outcome" });

function noOutcome(reference: string): string {
  const [id = ""] = reference.split("/");
  const names = isStudyId(id) ? Object.keys(findStudy(id).outcomes) : [];
  const choice = names.map((name) => `${id}/${name}`).join(", ");
  return `no study has the outcome "${reference}"${choice && `: write one of ${choice}`}`;
}

const concern = z.strictObject({
  kind: z.enum(concernKinds),
  steps: z.literal(2).optional().describe("Two for a heavy concern, such as one small trial."),
  why: prose("inline").describe("A whole sentence for the reader."),
});

/** An entry of a claim's history, as readers see it on /changes. */
export const claimChange = z.strictObject({
  on: day,
  what: words.describe("The change and its reason."),
  grade: z
    .enum(grades)
    .nullable()
    .describe(
      "The certainty for a lamp at home from then on; null when we found no study in people.",
    ),
  tested: z
    .enum(grades)
    .optional()
    .describe("The certainty for the light that was tested, where that is another one."),
  effect: z
    .enum([...effectSizes, "unclear"])
    .nullable()
    .describe("The size of the effect from then on; null without one."),
});

const useTexts = z.strictObject({
  short: words.describe('In a word or two: "Knee".'),
  gain: words
    .optional()
    .describe('Follows the figure and its unit: "less pain than with a sham laser".'),
  tried: words
    .regex(/ \[\[[^\]]+\]\]$/, "end it with its study, such as [[doe-2026]]")
    .optional()
    .describe("One line with its study at the end; absent when no abstract gives settings."),
  dose: words.optional().describe('Replaces the page\'s protocol: "None: …" with the reason.'),
  caution: words.optional().describe("A danger that a plan for the use has to name first."),
  mechanism: citingProse("inline"),
  evidence: citingProse("inline").describe(
    "Two or three sentences, on the benefit page too: the main finding, those against, and what was like a lamp at home.",
  ),
  more: prose("inline").optional().describe("Further findings, on the use's own page alone."),
  protocol: citingProse("inline").describe(
    "Settings of the trials or of our own protocol, named as such.",
  ),
});

export type UseTexts = z.output<typeof useTexts>;

export type ClaimChange = z.output<typeof claimChange>;

/** No study of this light shows as much as these say. */
const TOO_MUCH = /\b(?:cure|heal|treat|prevent|reverse|repair|fix)/;

const verb = words.refine((text) => !TOO_MUCH.test(text), "no study shows as much as that");

/** One statement about one use of the light, graded by grade.ts. */
export const claimSchema = z
  .strictObject({
    draft: z
      .literal(true)
      .optional()
      .describe("While it is there, the site leaves the use out, and gaps are no mistakes."),
    topic: z.enum(topicIds),
    place: z.int().positive().describe("Among the uses of its topic, from 1."),
    condition: words
      .regex(/^[^,;:]+$/, "write it without commas, semicolons and colons")
      .describe('A heading: "Knee osteoarthritis". Lists and sentences take it in.'),
    alsoCalled: z
      .array(words)
      .min(1)
      .readonly()
      .describe("Readers' search words: other names, parts of the body, everyday words."),
    bodyParts: z
      .array(z.enum(bodyParts))
      .min(1)
      .readonly()
      .describe("Parts that the claim's own words name; lists show the claim under the first."),
    question: words
      .regex(/\?$/, "end it with a question mark")
      .describe(`In a reader's words: "Does red light help a knee with arthritis?"`),
    statement: z
      .strictObject({
        subject: words.describe("The light, as a reader has it at home."),
        tested: words
          .optional()
          .describe(
            "The subject of the same sentence for the light that the studies used, where that differs. It takes the same verb.",
          ),
        verb: z.tuple([verb, verb]),
        rest: words,
        but: words.optional(),
      })
      .describe(
        'Both forms of the verb: "Laser light" + "eases" or "may ease" + "the pain". `but` is what a reader must hear in the same breath: "the most careful trials don’t clearly show it".',
      ),
    light: z
      .strictObject({
        source: z.enum(["laser", "LED", "laser and LED", "lamp", "not in the abstract"]),
        wavelengths: z.array(wavelength).min(1).readonly().optional(),
      })
      .describe("The tested light, as far as known."),
    population: words,
    peopleAre: words
      .optional()
      .describe(
        'Who the most people of a study are, where the use names some of them only: "people, sex not reported".',
      ),
    comparator: words,
    main: outcomeRef.optional().describe("The outcome whose figure is the size of the effect."),
    supports: z.array(outcomeRef).readonly(),
    opposes: z.array(outcomeRef).readonly().describe("Outcomes without an effect, or against it."),
    background: z
      .array(studyId)
      .readonly()
      .default([])
      .describe("Guidelines, narrative reviews, animals, cells: they raise no grade."),
    concerns: z
      .array(concern)
      .readonly()
      .describe(
        "About the studies, their people and their results. That their light isn't a lamp at home costs steps by a rule, not here.",
      ),
    otherLight: prose("inline")
      .optional()
      .describe("How the tested light differs from a lamp at home, for the reader."),
    search: z
      .array(
        z
          .string()
          .regex(
            /^[A-Za-z0-9']+( [A-Za-z0-9']+)*$/,
            "write letters, digits and single spaces only",
          ),
      )
      .min(1)
      .readonly()
      .describe(
        "Phrases for the use in titles and abstracts, plurals too, in small letters: npm run content papers looks for them on PubMed.",
      ),
    searched: z
      .strictObject({
        on: day,
        since: day.describe("Papers that PubMed added before that day weren't looked for."),
        words: z.array(words).min(1).readonly().describe("`search` as it was on that day."),
      })
      .optional()
      .describe("The last search. npm run content papers writes it."),
    page: useTexts.describe("The use on its benefit page. Texts are inline and cite papers."),
    reviewed: day.describe("Day of the last comparison with its studies."),
    history: z
      .array(claimChange)
      .min(1)
      .readonly()
      .describe("Oldest first. The last entry has the current grade and effect."),
  })
  .refine(
    ({ statement: { tested }, light }) =>
      !tested || light.source !== "laser" || /laser/i.test(tested),
    { path: ["statement", "tested"], error: "the light that was tested was a laser: name it" },
  )
  .refine(({ main, supports, opposes }) => !main || [...supports, ...opposes].includes(main), {
    path: ["main"],
    error: "name an outcome that is under `supports` or `opposes`",
  })
  .refine(
    ({ supports, opposes }) =>
      new Set([...supports, ...opposes]).size === supports.length + opposes.length,
    { path: ["opposes"], error: "a result is there twice, or under `supports` too: name it once" },
  )
  .refine(
    ({ concerns }) => new Set(concerns.map(({ kind }) => kind)).size === concerns.length,
    "each kind of concern once",
  )
  .refine(({ history }) => history.every(({ on }, index) => on >= (history[index - 1]?.on ?? on)), {
    path: ["history"],
    error: "write the oldest entry first",
  })
  .refine(
    ({ reviewed, history }) => history.every(({ on }) => on <= reviewed),
    "no change after the last review",
  );

export type ClaimRecord = z.output<typeof claimSchema>;
