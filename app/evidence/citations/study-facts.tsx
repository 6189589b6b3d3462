import { capitalise } from "#app/text/capitalise.ts";
import type { StudySummary } from "./study-summary.server.ts";

export function StudyFacts({ facts }: Pick<StudySummary, "facts">) {
  return (
    <dl className="study-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt> <dd>{capitalise(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
