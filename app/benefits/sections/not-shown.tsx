import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { type EvidenceText, splitFirstSentence } from "#app/evidence/text/evidence-text.ts";
import { PhoneRest } from "#app/ui/phone-fold.tsx";

/** The page's only change of background, from edge to edge. */
export function NotShown({ points }: { points: readonly EvidenceText[] }) {
  return (
    <section
      aria-labelledby="not-shown"
      className="bg-sunk py-7 [box-shadow:0_0_0_100vmax_var(--sunk)] [clip-path:inset(0_-100vmax)] sm:py-14 print:py-0 print:[box-shadow:none] print:[clip-path:none]"
    >
      <h2 id="not-shown" className="text-h2 max-sm:text-[26px]">
        What studies haven’t shown
      </h2>
      <ul className="mt-4 gap-x-9 sm:mt-8 sm:columns-2 wide:columns-3">
        {points.map((point, index) => (
          <li
            key={index}
            className="not-shown-point pl-6 break-inside-avoid border-rule border-t py-2.5 sm:border-ink sm:pb-8"
          >
            <NotShownPoint point={point} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const STATEMENT = "block font-display text-[20px] leading-[1.2] tracking-[-0.012em] sm:text-[24px]";

/** The first sentence is emphasised. */
function NotShownPoint({ point }: { point: EvidenceText }) {
  const [statement, reasons] = splitFirstSentence(point);
  const first = (
    <span className={STATEMENT}>
      <CitedText text={statement} />
    </span>
  );
  if (reasons.length === 0) return first;
  return (
    <PhoneRest first={first}>
      <p className="mt-1.5 text-[16px] text-ink-soft leading-[1.5]">
        <CitedText text={reasons} />
      </p>
    </PhoneRest>
  );
}
