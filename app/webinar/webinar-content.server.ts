import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { prose, words, wordsWith } from "#app/content/prose-field.ts";
import { startCitations } from "#app/evidence/citations/citations.server.ts";
import { claimId } from "#app/evidence/ledger/claims.server.ts";

const paragraph = prose("inline");

const webinarSchema = z.strictObject({
  headings: z.strictObject({
    features: words,
    problems: words,
    questions: words,
    results: words,
    bonuses: words,
  }),
  facts: z
    .strictObject({ film: words, chat: words, attend: words })
    .describe("Beside the heading, with the day."),
  confirmation: z
    .strictObject({ mail: words, person: words.describe("Where the site sends no mail.") })
    .describe("What happens after a registration."),
  calendar: z
    .strictObject({ title: words, text: words })
    .describe("In a reader’s calendar. What we earn follows."),
  drawing: words.describe("The caption of the drawing of a handheld."),
  spots: wordsWith("irradiance").describe("The caption of the minutes for several places."),
  seats: words.describe("After the seller's words on seats."),
  unchecked: words.describe("Above the questions: what we haven't checked."),
  bonuses: words.describe("Below the heading of the bonuses."),
  problems: z.array(z.strictObject({ title: words, text: paragraph })).readonly(),
  questions: z
    .array(z.strictObject({ question: words, reason: paragraph }))
    .readonly()
    .describe("Open questions before a session can be planned."),
  otherDevices: words.describe("Above the results of studies: that they aren’t this device’s."),
  results: z
    .array(
      z.strictObject({
        use: words,
        href: z
          .enum(["/benefits/skin-health", "/benefits/pain-inflammation"])
          .describe("The benefit page with more about it."),
        finding: paragraph,
        handheld: paragraph,
        claim: claimId.describe("Its grade is shown, so that a use has one on the whole site."),
      }),
    )
    .readonly(),
  safety: paragraph,
});

const { problems, questions, results, safety, confirmation, calendar, drawing, spots, ...plain } =
  readContent("webinar.yaml", webinarSchema);

export const webinarWords = { confirmation, calendar, drawing, spots };

/** JSON. Citations are numbered in reading order, and claims graded. */
export function webinarContent() {
  const citations = startCitations();
  return {
    ...plain,
    problems: problems.map(({ title, text }) => ({ title, text: citations.inline(text) })),
    questions: questions.map(({ question, reason }) => ({
      question,
      reason: citations.inline(reason),
    })),
    results: results.map(({ use, href, finding, handheld, claim }) => {
      const texts = { finding: citations.inline(finding), handheld: citations.inline(handheld) };
      const {
        verdict: _verdict,
        testedVerdict: _ofTested,
        ...assessment
      } = citations.assess(claim);
      return { use, href, ...texts, assessment };
    }),
    safety: citations.inline(safety),
    references: citations.references(),
  };
}

export type WebinarContent = ReturnType<typeof webinarContent>;

export function webinarText(): string {
  return [
    ...problems.flatMap(({ title, text }) => [title, text]),
    ...questions.flatMap(({ question, reason }) => [question, reason]),
    ...results.flatMap(({ use, finding, handheld }) => [use, finding, handheld]),
    safety,
  ].join("\n");
}
