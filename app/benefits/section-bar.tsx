import { useCurrentSection } from "#app/ui/table-of-contents.tsx";

/** Plain links to the page's parts, at the foot of the window for as long as the page is read; on phones and tablets. */
export function SectionBar({ entries }: { entries: readonly BarEntry[] }) {
  const current = useCurrentSection(entries.flatMap(({ ids }) => ids));
  return (
    <nav
      data-section-bar
      aria-label="On this page"
      className="sticky bottom-0 z-30 mt-(--section) border-rule border-t bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="page-width flex flex-wrap justify-between gap-x-1 sm:justify-center sm:gap-6">
        {entries.map(({ text, ids }) => (
          <li key={text}>
            <a
              href={`#${ids[0]}`}
              aria-current={current && ids.includes(current) ? "location" : undefined}
              className="relative grid h-13 place-items-center text-[15px] text-ink-soft max-[359px]:text-[14px] max-[359px]:tracking-[-0.02em] aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:inset-x-0 aria-[current]:before:-top-px aria-[current]:before:h-0.5 aria-[current]:before:bg-(--hue)"
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
