import { useEffect, useState } from "react";

/** A section of the page: `id` is its anchor. */
export type ContentsEntry = { id: string; text: string };

/**
 * Links to the sections of a long page; the one being read is marked. Beside the text on wide
 * screens, folded above it on narrow ones.
 */
export function TableOfContents({ entries }: { entries: ContentsEntry[] }) {
  const current = useCurrentSection(entries);
  const links = (
    <ol className="space-y-2.5 border-rule border-l text-small">
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? "location" : undefined}
            className="-ml-px block border-transparent border-l-2 py-0.5 pl-4 text-ink-soft hover:text-ink aria-[current]:border-red aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav aria-label="On this page" className="sticky top-28 hidden lg:block print:hidden">
        <p className="mb-4 font-semibold text-small">On this page</p>
        {links}
      </nav>
      <details className="mb-10 rounded-card border border-rule bg-card p-4 lg:hidden print:hidden">
        <summary className="cursor-pointer font-semibold">On this page</summary>
        <nav aria-label="On this page" className="mt-4">
          {links}
        </nav>
      </details>
    </>
  );
}

/** The last section whose heading has passed the upper third of the window. */
function useCurrentSection(entries: ContentsEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const mark = () => {
      const passed = entries.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight / 3;
      });
      setCurrent(passed.at(-1)?.id);
    };
    mark();
    window.addEventListener("scroll", mark, { passive: true });
    return () => window.removeEventListener("scroll", mark);
  }, [entries]);
  return current;
}
