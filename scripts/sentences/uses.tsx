import { AnswerPanel } from "#app/benefits/answer/answer-panel.tsx";
import { getAnswer } from "#app/benefits/answer/use-answer.server.ts";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { GradeStepsFigure } from "#app/figures/grade-steps-figure.tsx";
import { getClaim } from "#app/uses/claim-view.server.ts";
import { readAloud } from "./read-aloud.tsx";

/** The answer on top of a benefit page, and the reasons of the grade on /evidence. */
export function sentencesOfUses(): string[] {
  return benefits.flatMap(({ slug }) =>
    loadBenefit(slug).applications.flatMap(({ claim: id }) => {
      const claim = getClaim(id);
      if (!claim) throw new Error(`/evidence has no page on ${id}`);
      const { assessment, changes, description, light, lightByColor } = claim;
      return [
        `## ${id}`,
        ...readAloud(<AnswerPanel {...getAnswer(slug, id)} />),
        "### Light tested",
        [lightByColor.words, lightByColor.wavelengths].filter(Boolean).join(" | "),
        "### Side effects",
        claim.harms.sentence,
        ...claim.harms.told.map(({ study, what }) => `${study.name}: ${what}`),
        "### How we rated the evidence",
        ...readAloud(<GradeStepsFigure assessment={assessment} />),
        "### What would change our mind",
        ...changes,
        "### The page in a list, and its chart",
        description,
        ...(light.lights.length > 0 ? [light.summary] : []),
      ];
    }),
  );
}
