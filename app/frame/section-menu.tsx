import { ChevronDown } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { Link, useLocation } from "react-router";
import { StaticFrame } from "#app/ui/static-html.tsx";
import { useHoverMenu } from "./hover-menu.ts";
import { currentMark, type MenuLink, type NavigationLink } from "./navigation.ts";

/** Hover opens it. A finger, Enter or Space opens it first and follows the link second. */
export function SectionMenu({
  name,
  href,
  pages,
  mark,
  className,
}: NavigationLink & {
  pages: readonly MenuLink[];
  mark: "page" | "true" | undefined;
  className: string;
}) {
  const id = `${href.slice(1)}-menu`;
  const { root, open, setOpen, hover } = useHoverMenu<HTMLLIElement>();
  const entry = useRef<HTMLAnchorElement>(null);
  const pointer = useRef("");

  const followOrOpen = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const opens = pointer.current !== "mouse" && !open;
    if (opens) event.preventDefault();
    setOpen(opens);
  };
  const closeWhenLeft = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const moveByKey = (event: KeyboardEvent) => {
    pointer.current = "";
    // The focus must not stay on a hidden entry.
    if (event.key === "Escape" && open) entry.current?.focus();
    if (event.key === " " && event.target === entry.current) {
      event.preventDefault();
      entry.current?.click();
    }
    const inMenu = [...(root.current?.querySelectorAll<HTMLAnchorElement>(":scope ul a") ?? [])];
    const focused = document.activeElement;
    const place = focused instanceof HTMLAnchorElement ? inMenu.indexOf(focused) : -1;
    const next = nextPlace(event.key, place, inMenu.length);
    if (next === undefined) return;
    event.preventDefault();
    // At once, because hidden elements take no focus.
    flushSync(() => setOpen(true));
    inMenu[next]?.focus();
  };

  return (
    <li ref={root} className="relative" onBlur={closeWhenLeft} onKeyDown={moveByKey} {...hover}>
      <Link
        ref={entry}
        to={href}
        aria-current={mark}
        aria-expanded={open}
        aria-controls={id}
        onPointerDown={(event) => {
          pointer.current = event.pointerType;
        }}
        onClick={followOrOpen}
        className={`group ${className}`}
      >
        {name}
        <ChevronDown
          size={16}
          strokeWidth={1.75}
          aria-hidden="true"
          className="transition-transform group-aria-expanded:rotate-180"
        />
      </Link>
      <div
        id={id}
        hidden={!open}
        className="absolute top-full left-0 pt-4 motion-safe:animate-fade-in"
      >
        <ul className="w-max rounded-card border border-rule bg-card p-2 [box-shadow:var(--shadow-floating)]">
          {pages.map((page) => (
            <MenuItem key={page.href} {...page} />
          ))}
        </ul>
      </div>
    </li>
  );
}

/** Only the down arrow leads from the entry itself (place -1) into the menu. */
function nextPlace(key: string, place: number, count: number): number | undefined {
  if (key === "ArrowDown") return Math.min(place + 1, count - 1);
  if (place === -1) return undefined;
  if (key === "ArrowUp") return Math.max(place - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

function MenuItem({ name, href, note, colour }: MenuLink) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        to={href}
        aria-current={currentMark(href, pathname)}
        className="flex items-baseline gap-3 rounded-control px-3 py-2.5 text-[16px] hover:bg-sunk focus-visible:rounded-control focus-visible:-outline-offset-2 aria-[current]:font-semibold"
      >
        {colour && <span className={`h-3.5 w-1 shrink-0 self-center rounded-full ${colour}`} />}
        {name}
        {note !== undefined && (
          <StaticFrame name={`note-of-${href}`}>
            <span className="figures ml-auto whitespace-nowrap pl-6 font-normal text-ink-soft text-small">
              {note}
            </span>
          </StaticFrame>
        )}
      </Link>
    </li>
  );
}
