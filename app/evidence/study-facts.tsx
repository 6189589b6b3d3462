import type { StudySummary } from "./study-summary.ts";

/** Labelled facts of a study, a row each. */
export function StudyFacts({ facts }: Pick<StudySummary, "facts">) {
  return (
    <dl className="study-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
