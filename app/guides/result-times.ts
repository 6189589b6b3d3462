import type { StudyId } from "#app/evidence/ledger/studies.server.ts";

/** When results were measured, in weeks from the first session; the course is this site's own. */
export const resultTimes = [
  { label: "A beginner’s course, this site’s own", from: 2, to: 4 },
  { label: "Crow’s feet, graded at weeks 8, 12 and 16", from: 8, to: 16 },
  { label: "Hair, counted at week 16 in one trial and 26 in another", from: 16, to: 26 },
];

/** The trials behind the spans, in their order. */
export const resultTimesSources: readonly StudyId[] = [
  "park-2025",
  "lanzafame-2013",
  "leavitt-2009",
];
