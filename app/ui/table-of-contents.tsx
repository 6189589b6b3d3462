import { type RefObject, useEffect, useRef, useState } from "react";
import { Fold } from "./fold.tsx";

/** A section of the page: `id` is its anchor. */
export type ContentsEntry = { id: string; text: string };

/**
 * Links to the sections of a long page; the one being read is marked. Beside the text on wide
 * screens, folded above it on narrow ones.
 */
export function TableOfContents({ entries }: { entries: ContentsEntry[] }) {
  const current = useCurrentSection(entries);
  const beside = useRef<HTMLElement>(null);
  useCurrentInView(beside, current);
  const links = (
    <ol className="space-y-2.5 border-rule border-l text-small">
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            dir="auto"
            aria-current={id === current ? "location" : undefined}
            className="wrap-anywhere -ml-px block border-transparent border-l-2 py-0.5 pl-4 text-ink-soft hover:text-ink aria-[current]:border-red forced-colors:not-aria-[current]:border-[Canvas] aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav
        ref={beside}
        aria-label="On this page"
        className="-mx-1.5 sticky top-28 hidden max-h-[calc(100vh-8rem)] overflow-y-auto px-1.5 lg:block print:hidden"
      >
        <p className="mb-4 font-semibold text-small">On this page</p>
        {links}
      </nav>
      <Fold title="On this page" className="mb-10 lg:hidden print:hidden">
        <nav aria-label="On this page" className="mt-4">
          {links}
        </nav>
      </Fold>
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

/** Where the contents are longer than the window, they follow the reader. */
function useCurrentInView(list: RefObject<HTMLElement | null>, current: string | undefined): void {
  useEffect(() => {
    if (!list.current) return;
    const link = current && list.current.querySelector("[aria-current]");
    if (!link) {
      list.current.scrollTop = 0;
      return;
    }
    const outer = list.current.getBoundingClientRect();
    const inner = link.getBoundingClientRect();
    if (inner.top < outer.top) list.current.scrollTop -= outer.top - inner.top;
    if (inner.bottom > outer.bottom) list.current.scrollTop += inner.bottom - outer.bottom;
  }, [list, current]);
}
