import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { isDrawn } from "#app/ui/is-drawn.ts";
import { overlayOf, stays, staysState } from "#app/ui/overlay.ts";
import { useOfflineLinks } from "./offline-links.ts";
import { elementOf, isSamePlace, useScrollPosition } from "./scroll-position.ts";

/** The skip link's target. */
export const MAIN_ID = "main";

/** Scrolls, focuses and announces the page after a navigation; Back restores the position. */
export function ScrollingBody({ children }: { children: ReactNode }) {
  useOpenFolds();
  useScrollPosition();
  useClosedWhenLoaded();
  const followAnchor = useRoutedAnchors();
  const keepPage = useOfflineLinks();
  const { key } = useLocation();
  const title = useFocusAfterNavigation();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this only adds to what they do
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <body
      onClick={followAnchor}
      onClickCapture={(event) => {
        keepPage(event);
        noteWayBack(event, key);
      }}
    >
      {children}
      <div aria-live="polite" aria-atomic="true" className="sr-only">
        {title}
      </div>
    </body>
  );
}

/**
 * Back finds open what the reader had opened, and closed what the way from there opened: the position is that of a page
 * as it was.
 */
function useOpenFolds() {
  const { key, hash } = useLocation();
  const leftHash = useRef(hash);
  useLayoutEffect(() => {
    const folds = () => [...document.querySelectorAll<HTMLDetailsElement>("main details")];
    const before: boolean[] | undefined = openFolds.get(key) ?? history.state?.folds;
    const left = before && elementOf(leftHash.current);
    leftHash.current = hash;
    for (const [at, fold] of folds().entries()) {
      fold.open = before?.[at] === true || (fold.open && !fold.contains(left ?? null));
    }
    const note = () =>
      openFolds.set(
        key,
        folds().map(({ open }) => open),
      );
    note();
    // The event does not bubble.
    document.addEventListener("toggle", note, true);
    return () => document.removeEventListener("toggle", note, true);
  }, [key, hash]);
}

/** For each entry of the history, whether each fold of its page is open. */
const openFolds = new Map<string, boolean[]>();

/** Routes plain `#…` links: after the browser's jump the router would restore an old position. */
function useRoutedAnchors() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const href = link?.getAttribute("href");
    if (!href?.startsWith("#") || href === "#") return;
    event.preventDefault();
    navigate({ pathname, search, hash: href });
  };
}

/** A page that is loaded anew has nothing over it. */
function useClosedWhenLoaded() {
  const location = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the entry that loaded the page.
  useEffect(() => {
    if (!overlayOf(location)) return;
    navigate(location, { replace: true, state: staysState, preventScrollReset: true });
  }, []);
}

/** Notes the link that leads away from the entry, so that the focus can return to it. */
function noteWayBack({ target }: MouseEvent, key: string) {
  const link =
    target instanceof Element ? target.closest<HTMLElement>("a[href]:not([target])") : null;
  const href = link?.getAttribute("href");
  if (!link || !href) return;
  // The frame is on all pages, and a dialog of it is closed when the reader comes back.
  if (link.closest("main") || href.includes("#"))
    linksThatLeft.set(key, { href, at: linksTo(href).indexOf(link) });
  else linksThatLeft.delete(key);
}

/** For each entry of the history, the link by its place among those that lead where it does. */
const linksThatLeft = new Map<string, { href: string; at: number }>();

const linksTo = (href: string) => [
  ...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`),
];

/** Focuses the hash's element, the page, or the link that led away. @returns the title */
function useFocusAfterNavigation(): string {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);
  const [title, setTitle] = useState("");
  useEffect(() => {
    const before = last.current;
    if (before === location) return;
    last.current = location;
    if (overlayOf(location) || (stays(location) && type !== "POP")) return;
    const otherPage = before.pathname !== location.pathname;
    const link = type === "POP" ? linkThatLeft(location.key) : null;
    const wentBack = type === "POP" && isSamePlace(before, location);
    const target = link ?? elementOf(location.hash);
    // The followed link may be gone, like a suggestion of the search.
    const lost = document.activeElement === document.body;
    if (target) moveFocus(target);
    else if (otherPage || wentBack || lost) moveFocus(document.getElementById(MAIN_ID));
    if (otherPage || before.search !== location.search) setTitle(document.title);
  }, [location, type]);
  return title;
}

/** The visible link that led away from the entry with this key. */
function linkThatLeft(key: string): HTMLElement | null {
  const left = linksThatLeft.get(key);
  const link =
    (left && linksTo(left.href)[left.at]) ??
    // Marked before React was there.
    document.querySelector<HTMLElement>(`[data-left="${CSS.escape(key)}"]`);
  return link && isDrawn(link) ? link : null;
}

function moveFocus(target: HTMLElement | null) {
  if (!target) return;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
