import { ArrowDown, ArrowUp, List, type LucideIcon } from "lucide-react";
import { CONTENTS, useCurrentSection } from "#app/ui/table-of-contents.tsx";
import type { Chapter } from "./long-guide.server.ts";

/**
 * On phones and tablets, at the foot of the window. Nothing in it moves from chapter to chapter: a finger that
 * presses twice never meets another button.
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
        <p className="min-w-0 flex-1 self-start">
          <span className="figures block text-ink-soft text-small leading-tight">
            {chapter
              ? `${at + 1} of ${chapters.length}, ${chapter.minutesLeft} min left`
              : `${chapters.length} chapters, ${chapters[0]?.minutesLeft} min`}
          </span>
          <span className="block font-semibold text-[15px] leading-tight">
            {chapter?.text ?? "The long guide"}
          </span>
        </p>
        {current === undefined ? (
          <BarLink to={CONTENTS} name="All chapters" icon={List} />
        ) : (
          <>
            <Neighbour chapter={chapters[at - 1]} name="Previous chapter" icon={ArrowUp} />
            <Neighbour chapter={chapters[at + 1]} name="Next chapter" icon={ArrowDown} />
          </>
        )}
      </div>
    </nav>
  );
}

function Neighbour({
  chapter,
  name,
  icon,
}: {
  chapter: Chapter | undefined;
  name: string;
  icon: LucideIcon;
}) {
  if (!chapter) return <span className="size-11 shrink-0" />;
  return <BarLink to={chapter.id} name={`${name}: ${chapter.text}`} icon={icon} />;
}

function BarLink({ to, name, icon: Icon }: { to: string; name: string; icon: LucideIcon }) {
  return (
    <a
      href={`#${to}`}
      aria-label={name}
      className="grid size-11 shrink-0 place-items-center rounded-control border border-rule text-ink"
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </a>
  );
}
