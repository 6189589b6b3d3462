import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { prose, words, wordsWith } from "#app/content/prose-field.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { topicPages } from "#app/evidence/ledger/topics.ts";

const measure = z.strictObject({
  name: words,
  question: words.describe("Of each day."),
  help: prose("inline").optional().describe("How to get the number."),
  said: words.describe('Goes before "about 6 hours".'),
  unit: words.optional().describe("Left out for a score."),
  low: z.number(),
  high: z.number(),
  step: z.number().positive().default(1),
  better: z.enum(["lower", "higher"]),
  every: z.enum(["day", "week"]).default("day"),
  pages: z.array(z.enum(topicPages)).readonly().describe("Benefit pages that it fits."),
  lasting: z
    .boolean()
    .describe("Comes and goes within days, so that times with and without light can be compared."),
});

/** Of a day in the form. */
const mistakes = z.strictObject({ missing: words, soon: words, late: words });

const diarySchema = z.strictObject({
  privacy: prose("inline"),
  before: prose("inline").describe("In the form, below the first day with light."),
  turns: prose("inline").describe("In the form, below weeks in turn."),
  wrong: prose("inline").describe("Above all else, once a reader ticks that something went wrong."),
  worse: prose("inline").describe("In its place, where only her numbers are worse."),
  weekly: words.describe("In the form, below a number of each week."),
  unused: words.describe("In place of an answer, where no day had the light."),
  noAnswer: words.describe("Where too few days before the light were written, once it began."),
  noScript: words.describe("In place of the diary, without JavaScript."),
  clock: wordsWith("today").describe("In place of the diary, where the device’s date is no date."),
  planned: z.record(z.enum(["stopped", "before", "after", "none", "light"]), words),
  mistakes: z
    .strictObject({ title: words, measure: words, own: words, light: mistakes, decide: mistakes })
    .describe("In the form of a new diary."),
  chart: z.record(z.enum(["dots", "noBand", "band", "used", "goal", "stopped"]), words),
  kept: z.record(z.enum(["promised", "perhaps", "unsaved"]), words),
  problems: z.record(z.enum(["forbidden", "full", "newer", "failed"]), words),
  file: z.record(z.enum(["read", "newer", "unknown"]), words),
  erase: z.strictObject({ last: words, newer: words.describe("Before it, where there are such.") }),
  verdict: z
    .strictObject({
      before: wordsWith("said", "number", "wander"),
      with: wordsWith("said", "number"),
      without: wordsWith("said", "number").describe("Once the light was left off."),
      turns: wordsWith("pairs", "said", "light", "none"),
      unsure: words.describe("Where two weeks without the light can’t tell more."),
      pause: words.describe("What to do after a change for the better."),
      paused: wordsWith("until").describe("In those two weeks."),
      pauseFew: wordsWith("least", "numbers").describe("After `unsure`."),
      lasts: words.describe("Where a change stayed without the light."),
      hope: words.describe("Where it went away, or weeks with the light were better."),
      worse: words.describe("What to do after a change for the worse."),
      same: words,
      few: wordsWith("least", "before", "after").describe("In place of an answer."),
      fewTurns: words.describe("In its place, for weeks in turn."),
      worth: z
        .strictObject({ more: wordsWith("value", "who"), less: wordsWith("value", "who") })
        .describe("Of a change for the better, against one that patients called worthwhile."),
      weekly: words.describe("In place of an answer, for a number of each week."),
      change: z
        .strictObject({ better: words, back: words, lasts: words, worse: words, none: words })
        .describe(
          'Goes after "That’s 2.4 lower, ". In weeks without the light it went "back", or "lasts".',
        ),
      changeInTurns: z
        .strictObject({ better: words, worse: words, none: words })
        .describe("In its place, for weeks with and without the light in turn."),
    })
    .describe("What the diary says on the day to decide, with the reader’s numbers."),
  measures: z.record(words, measure),
  paper: z.strictObject({ title: words, how: prose("blocks") }),
  method: z.strictObject({
    before: prose("blocks"),
    turns: prose("blocks"),
    simulated: prose("blocks").describe("Above the tables."),
    captions: z.strictObject({ better: words, asked: words, worse: words }),
    never: prose("blocks"),
  }),
});

export type DiaryTexts = z.infer<typeof diarySchema>;
export type VerdictTexts = DiaryTexts["verdict"];

export const texts = fillNumbers(readContent("diary.yaml", diarySchema));
