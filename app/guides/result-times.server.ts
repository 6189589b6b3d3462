import { numbersIn } from "#app/evidence/figures/figure-numbers.server.ts";
import type { TreatmentSpan } from "#app/evidence/figures/treatment-timeline-figure.tsx";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import type { StudyId } from "#app/evidence/ledger/studies.server.ts";

/** Weeks from the first session to each measured result; the course is the site's own. */
export function resultTimes(): TreatmentSpan[] {
  return [{ label: "A beginner’s course, this site’s own", from: 2, to: 4 }, ...trials.map(span)];
}

const trials = [
  'Crow’s feet, graded at {{park-2025 "weeks 8, 12 and 16"}}',
  "Hair, counted at week {{lanzafame-2013 weeks}} in one trial and {{leavitt-2009 weeks}} in another",
];

/** From the label's first week to its last. */
function span(text: string): TreatmentSpan {
  const label = fillNumbers(text);
  const weeks = numbersIn(label);
  return { label, from: Math.min(...weeks), to: Math.max(...weeks) };
}

/** The trials behind the spans, in the same order. */
export const resultTimesSources: readonly StudyId[] = [
  "park-2025",
  "lanzafame-2013",
  "leavitt-2009",
];
