import { CitedText } from "#app/evidence/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/evidence-text.ts";

/** What the evidence leaves open: the page's one change of ground, from edge to edge. */
export function NotShown({ points }: { points: readonly EvidenceText[] }) {
  return (
    <section
      aria-labelledby="not-shown"
      className="bg-sunk py-10 shadow-[0_0_0_100vmax_var(--sunk)] [clip-path:inset(0_-100vmax)] sm:py-14 print:py-0 print:shadow-none print:[clip-path:none]"
    >
      <h2 id="not-shown" className="text-h2">
        What the evidence does not show
      </h2>
      <ul className="mt-5 gap-x-9 sm:mt-8 sm:columns-2 min-[1180px]:columns-3">
        {points.map((point, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the points never move.
            key={index}
            className="break-inside-avoid border-ink border-t pt-2.5 pb-5 sm:pb-8"
          >
            <NotShownPoint point={point} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its first sentence stands out, the reasons follow. */
function NotShownPoint({ point: [first, ...rest] }: { point: EvidenceText }) {
  const words = typeof first === "string" ? first : "";
  const end = words.search(/(?<=\.)\s/);
  const statement = end === -1 ? words : words.slice(0, end);
  const reasons = end === -1 ? rest : [words.slice(end + 1), ...rest];
  return (
    <>
      <p className="font-display text-[21px] leading-[1.2] tracking-[-0.012em] sm:text-[24px]">
        {statement}
      </p>
      {reasons.length > 0 && (
        <p className="mt-1.5 text-[16px] text-ink-soft leading-[1.5]">
          <CitedText text={reasons} />
        </p>
      )}
    </>
  );
}
