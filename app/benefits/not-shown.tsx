import { CitedText } from "#app/evidence/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/evidence-text.ts";

/** The box on what the evidence leaves open. */
export function NotShown({ points }: { points: readonly EvidenceText[] }) {
  return (
    <section
      aria-labelledby="not-shown"
      className="rounded-card border border-rule bg-sunk p-6 sm:p-8"
    >
      <h2 id="not-shown" className="text-h3">
        What the evidence does not show
      </h2>
      <ul className="mt-5 gap-x-12 xl:columns-2">
        {points.map((point, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the points never move.
            key={index}
            className="break-inside-avoid border-rule border-t py-3"
          >
            <p className="max-w-(--measure)">
              <CitedText text={point} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
