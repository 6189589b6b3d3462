import { DateText } from "#app/ui/date.tsx";
import { StaticHtml, type StaticPart } from "#app/ui/static-html.tsx";
import { TableOfContents } from "#app/ui/table-of-contents.tsx";
import { ChapterBar } from "./chapter-bar.tsx";
import type { LongGuideHead } from "./long-guide.server.ts";

export function LongGuide({
  head,
  text,
  references,
}: {
  head: LongGuideHead;
  text: StaticPart;
  references: StaticPart;
}) {
  const { meta, contents, wordCount, readTime, referenceCount } = head;
  return (
    <>
      <section aria-labelledby="long-guide" className="section-gap">
        <div className="page-width">
          <div className="border-ink border-t pt-6">
            <h2 id="long-guide" className="text-h2">
              The long guide
            </h2>
            <p className="figures mt-2 text-ink-soft">
              {`${wordCount.toLocaleString("en-US")} words, ${readTime} min read, ${referenceCount} references. Last reviewed `}
              <DateText iso={meta.lastReviewed} />
            </p>
          </div>
          <div className="mt-10 grid grid-cols-1 gap-x-12 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] print:block">
            <div>
              <TableOfContents entries={contents} />
            </div>
            <StaticHtml part={text} />
          </div>
        </div>
        <ChapterBar chapters={contents} />
      </section>
      <section aria-labelledby="references" className="page-width section-gap">
        <h2 id="references" className="mb-6 text-h2">
          References
        </h2>
        <StaticHtml part={references} />
      </section>
    </>
  );
}
