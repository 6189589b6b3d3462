import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { prose, words } from "#app/content/prose-field.ts";
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

export const diarySchema = z.strictObject({
  privacy: prose("inline"),
  before: prose("inline").describe("In the form, below the first day with light."),
  turns: prose("inline").describe("In the form, below weeks in turn."),
  wrong: prose("inline").describe("Above all else, once a reader ticks that something went wrong."),
  worse: prose("inline").describe("In its place, where only her numbers are worse."),
  weekly: words.describe("In the form, below a number of each week."),
  unused: words.describe("In place of an answer, where no day had the light."),
  verdict: z
    .strictObject({
      unsure: words.describe("Where two weeks without the light can’t tell more."),
      pause: words.describe("What to do after a change for the better."),
      lasts: words.describe("Where a change stayed without the light."),
      hope: words.describe("Where it went away, or weeks with the light were better."),
      worse: words.describe("What to do after a change for the worse."),
      same: words,
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
    simulated: prose("blocks").describe("Above the table."),
    never: prose("blocks"),
  }),
});

export type VerdictTexts = z.infer<typeof diarySchema>["verdict"];

export const texts = fillNumbers(readContent("diary.yaml", diarySchema));
