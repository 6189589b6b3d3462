import { type RefObject, useEffect, useRef, useState } from "react";

export type ContentsEntry = { id: string; text: string };

export function ContentsBeside({ entries }: { entries: ContentsEntry[] }) {
  return <ContentsNav entries={entries} current={useCurrentSection(entries.map(({ id }) => id))} />;
}

type Contents = { entries: ContentsEntry[]; current: CurrentSection };

export function ContentsNav({ entries, current }: Contents) {
  const beside = useRef<HTMLElement>(null);
  useCurrentInView(beside, current);
  return (
    <nav
      ref={beside}
      aria-label="On this page"
      className="-mx-1.5 max-h-[calc(100vh-8rem)] overflow-y-auto px-1.5"
    >
      <p className="mb-4 font-semibold text-small">On this page</p>
      <ContentsLinks entries={entries} current={current} />
    </nav>
  );
}

/** The page's hue marks the section, where it has one. */
export function ContentsLinks({ entries, current }: Contents) {
  return (
    <ol className="contents-list">
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Null before the first section, undefined as long as nobody knows: without JavaScript for ever. */
type CurrentSection = string | null | undefined;

/** The last section whose heading has passed the upper third of the window. */
export function useCurrentSection(ids: readonly string[]): CurrentSection {
  const [current, setCurrent] = useState<CurrentSection>();
  const all = ids.join(" ");
  useEffect(() => {
    const inOrder = all.split(" ");
    const passed = new Set<string>();
    const observer = new IntersectionObserver((headings) => {
      for (const { target, isIntersecting } of headings) {
        if (isIntersecting) passed.add(target.id);
        else passed.delete(target.id);
      }
      setCurrent(inOrder.findLast((id) => passed.has(id)) ?? null);
    }, PASSED);
    for (const id of inOrder) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [all]);
  return current;
}

/** All that is above the lower two thirds of the window. */
const PASSED = { rootMargin: "10000000px 0px -66.6%" };

/** Scrolls a long table of contents along with the reader. */
function useCurrentInView(list: RefObject<HTMLElement | null>, current: CurrentSection): void {
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
