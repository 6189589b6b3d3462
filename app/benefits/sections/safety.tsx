import { Section } from "#app/benefits/section.tsx";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import { AskFirst, type AskFirstView } from "./ask-first.tsx";

/** Always open; the first point is the urgent one. */
export function Safety({
  points: [first, ...others],
  askFirst,
}: {
  points: readonly EvidenceText[];
  askFirst: AskFirstView;
}) {
  return (
    <Section id="safety" title="Is it safe for me?">
      <ul className="gap-x-12 wide:columns-2">
        <li className="max-w-(--measure) break-inside-avoid border-red border-l-2 bg-red-soft px-4 py-2.5 text-base leading-[1.4] sm:py-3 sm:text-[17px] sm:leading-[1.55]">
          {first && <CitedText text={first} />}
        </li>
        {others.map((point, index) => (
          <li
            key={index}
            className="max-w-(--measure) break-inside-avoid border-rule py-1.5 text-[15px] leading-[1.4] sm:py-2.5 sm:text-base sm:leading-[1.45] not-nth-2:border-t"
          >
            <CitedText text={point} />
          </li>
        ))}
      </ul>
      <AskFirst {...askFirst} />
    </Section>
  );
}
