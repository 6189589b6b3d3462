import { useCurrentSection } from "#app/ui/contents-beside.tsx";

/**
 * Plain links to the page's parts, at the foot of the window for as long as the page is read; on phones and tablets. On
 * the smallest, where it would cover a part of the answer's buttons, it waits at the page's end.
 * @param sections all of the page's anchors, in its order: in a part that no link names, none is marked
 */
export function SectionBar({
  entries,
  sections,
}: {
  entries: readonly BarEntry[];
  sections: readonly string[];
}) {
  const current = useCurrentSection(sections);
  return (
    <nav
      data-section-bar
      aria-label="On this page"
      className="bottom-0 min-[360px]:sticky z-30 mt-(--section) max-sm:-mb-12 border-rule border-t bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="section-bar page-width flex flex-wrap justify-between gap-x-1 sm:justify-center sm:gap-6">
        {entries.map(({ text, ids }) => (
          <li key={text}>
            <a
              href={`#${ids[0]}`}
              aria-current={current && ids.includes(current) ? "location" : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A part's name in one word, and the anchors of its sections: it leads to the first. */
export type BarEntry = { readonly text: string; readonly ids: readonly [string, ...string[]] };
