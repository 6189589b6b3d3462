import { ArrowDown, ArrowUp } from "lucide-react";
import { useCurrentSection } from "#app/ui/contents-beside.tsx";
import { CONTENTS } from "#app/ui/table-of-contents.tsx";
import type { Chapter } from "./long-guide.server.ts";

/**
 * On phones and tablets, at the foot of the window. Nothing in it moves from chapter to chapter: a finger that
 * presses twice never meets another link. The neighbours come when the reader's place is known.
 */
export function ChapterBar({ chapters }: { chapters: readonly Chapter[] }) {
  const current = useCurrentSection(chapters.map(({ id }) => id));
  const at = chapters.findIndex(({ id }) => id === current);
  const chapter = chapters[at];
  return (
    <nav
      data-section-bar
      aria-label="Chapters"
      className="sticky bottom-0 z-30 border-rule border-t bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {/* As tall as a title of two lines. */}
      <div className="page-width flex min-h-16 items-center gap-3 py-1">
        <a href={`#${CONTENTS}`} className="min-w-0 flex-1 self-stretch">
          <span className="figures block text-ink-soft text-small leading-tight">
            {chapter
              ? `${at + 1} of ${chapters.length}, ${chapter.minutesLeft} min left`
              : `${chapters.length} chapters, ${chapters[0]?.minutesLeft} min`}
          </span>
          <span className="line-clamp-2 font-semibold max-[319px]:line-clamp-none text-[15px] leading-tight underline decoration-rule-strong underline-offset-[0.2em]">
            {chapter?.text ?? "The long guide"}
          </span>
          <span className="sr-only">All chapters</span>
        </a>
        <Neighbour chapter={chapters[at - 1]} name="Previous chapter" icon={ArrowUp} />
        <Neighbour
          chapter={current === undefined ? undefined : chapters[at + 1]}
          name="Next chapter"
          icon={ArrowDown}
        />
      </div>
    </nav>
  );
}

function Neighbour({
  chapter,
  name,
  icon: Icon,
}: {
  chapter: Chapter | undefined;
  name: string;
  icon: typeof ArrowUp;
}) {
  if (!chapter) return <span className="size-11 shrink-0" />;
  return (
    <a
      href={`#${chapter.id}`}
      aria-label={`${name}: ${chapter.text}`}
      className="grid size-11 shrink-0 place-items-center rounded-control border border-rule text-ink"
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </a>
  );
}
