import { ReferenceList } from "#app/evidence/reference-list.tsx";
import { DateText } from "#app/ui/date.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TableOfContents } from "#app/ui/table-of-contents.tsx";
import { GuidePart } from "./guide-part.tsx";
import type { GuideSectionView, LongGuideView } from "./long-guide.server.ts";

/** The long guide: contents beside the text, then its references. */
export function LongGuide({ guide }: { guide: LongGuideView }) {
  const { meta, sections, references, wordCount, readTime } = guide;
  return (
    <>
      <section aria-labelledby="long-guide" className="page-width section-gap">
        <div className="border-ink border-t pt-6">
          <h2 id="long-guide" className="text-h2">
            The long guide
          </h2>
          <p className="figures mt-2 text-ink-soft">
            {`${wordCount.toLocaleString("en-US")} words, ${readTime} min read, ${references.length} references. Last reviewed `}
            <DateText iso={meta.lastReviewed} />
          </p>
        </div>
        <div className="mt-10 grid grid-cols-1 gap-x-12 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
          <div>
            <TableOfContents entries={sections.map(({ id, title }) => ({ id, text: title }))} />
          </div>
          <div>
            {sections.map((section) => (
              <Section key={section.id} section={section} guide={guide} />
            ))}
            <Disclaimer />
          </div>
        </div>
      </section>
      <section aria-labelledby="references" className="page-width section-gap">
        <h2 id="references" className="mb-6 text-h2">
          References
        </h2>
        <ReferenceList references={references} />
      </section>
    </>
  );
}

function Section({ section, guide }: { section: GuideSectionView; guide: LongGuideView }) {
  return (
    <section aria-labelledby={section.id} className="mb-(--section)">
      <h2 id={section.id} className="max-w-[14em] text-h2">
        {section.title}
      </h2>
      {section.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a section never move.
        <GuidePart key={index} part={part} references={guide.references} />
      ))}
    </section>
  );
}

function Disclaimer() {
  return (
    <Notice title="Not medical advice.">
      This guide is educational and not a substitute for professional advice. Talk to a clinician
      before you treat a diagnosed condition, or if you take medicine that makes skin react to
      light.
    </Notice>
  );
}
