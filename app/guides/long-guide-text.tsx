import { Notice } from "#app/ui/notice.tsx";
import { GuidePart } from "./guide-part.tsx";
import type { GuideSectionView } from "./long-guide.server.ts";

/** The sections and the disclaimer. */
export function LongGuideText({
  sections,
  disclaimer,
}: {
  sections: readonly GuideSectionView[];
  disclaimer: string;
}) {
  return (
    <>
      {sections.map(({ id, title, parts }) => (
        <section key={id} aria-labelledby={id} className="mb-(--section)">
          <h2 id={id} className="max-w-[13em] text-h2">
            {title}
          </h2>
          {parts.map((part, index) => (
            <GuidePart key={index} part={part} />
          ))}
        </section>
      ))}
      <Notice title="Not medical advice.">{disclaimer}</Notice>
    </>
  );
}
