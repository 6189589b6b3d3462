import type { StudySummary } from "./study-summary.server.ts";

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
