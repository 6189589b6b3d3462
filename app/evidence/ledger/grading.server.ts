import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { prose, words } from "#app/content/prose-field.ts";
import { concernKinds } from "./claim.ts";
import { grades } from "./grades.ts";

const changes = z
  .strictObject({
    noStudy: z.array(words).readonly().describe("Where we found no study in people."),
    notByChance: words.describe("Where chance didn't decide who got the light."),
    notAtHome: words.describe("Where another light was tested than people have at home."),
    concerns: z.record(z.enum(concernKinds), words),
    authorsLessSure: words.describe("Where a review's authors lowered our grade."),
    largeTrial: z
      .strictObject({
        ofVeryLow: words,
        ofNoBenefit: words,
        ofBenefit: words.describe("Where nothing speaks against it."),
        ofBoth: words.describe("Where results speak for it and against it."),
      })
      .describe("The last sentence: one of these."),
  })
  .describe("What would change our mind, on a use's page.");

const steps = z
  .strictObject({
    noStudy: words.describe("In place of the steps."),
    byChance: words.describe("Where chance decided who got the light."),
    notByChance: words.describe("Where it didn’t, as far as we know."),
    missed: words.describe("Where trials found no difference and report no likely range."),
    noHomeTrial: words.describe("After the sentence of `lights`."),
    authorsLessSure: words.describe("Where a review’s authors lowered our grade."),
    uncounted: words.describe("The studies’ markers and a period follow."),
    lights: z
      .strictObject({
        LED: words,
        "laser and LED": words,
        laser: words,
        "kind not reported": words,
      })
      .describe("What gave the light, where a use says nothing of it."),
    concerns: z.record(z.enum(concernKinds), words).describe("In a few words."),
  })
  .describe("How a use’s grade came about, step by step.");

const gradingSchema = z.strictObject({
  means: z.record(z.enum(grades), words).describe("What each grade means, after “means”."),
  levels: z.record(z.enum(grades), words).describe("What follows from each grade."),
  inShort: prose("inline").describe("Below the four levels, on a use's page."),
  rule: prose("blocks"),
  unlikeGrade: z.array(prose("inline")).readonly().describe("Where we differ from GRADE."),
  effect: prose("inline").describe("How large an effect is."),
  noGrade: words.describe("In place of a grade, on a benefit page."),
  worth: words.describe("On a use's page, above the differences that matter to patients."),
  steps,
  changes,
});

/** How we grade, in words for readers. */
export const grading = readContent("grading.yaml", gradingSchema);
