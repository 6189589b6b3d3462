import { useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  type Location,
  useLocation,
  useNavigate,
  useNavigationType,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import { NAME_PREFIX } from "#app/storefront/store-anchors.ts";
import { openFoldsAround } from "#app/ui/open-folds.ts";
import { overlayOf, stays } from "./overlay.ts";
import { SCROLL_POSITIONS } from "./scroll-positions.ts";

/** The main landmark, which the skip link and every navigation lead to. */
export const MAIN_ID = "main";

/**
 * Where the reader is after a navigation. The page scrolls smoothly to the top, or to the element that
 * the hash names; back and forward restore the place at once. Focus follows, and the new page's title
 * is announced to screen readers.
 */
export function Scrolling() {
  useSmoothness();
  // The hook, not the component: that one puts a script into the page that would run before hydration,
  // for what the browser does by itself on a full load.
  useScrollRestoration({ storageKey: SCROLL_POSITIONS });
  useRoutedAnchors();
  useWayBack();
  return <Announcer title={useFocusAfterNavigation()} />;
}

/**
 * Set before the scrolling hook's own effect runs: smooth on the way to a page, for a screen at most, and
 * at once on the way back.
 */
function useSmoothness() {
  const location = useLocation();
  const type = useNavigationType();
  const arrived = useRef(location);
  useLayoutEffect(() => {
    const before = arrived.current;
    if (before === location) return;
    arrived.current = location;
    if (stays(location) && type !== "POP") return;
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const root = document.documentElement;
    root.style.scrollBehavior = type === "POP" || reduced ? "auto" : "smooth";
    const target = elementOf(location.hash);
    if (target && !overlayOf(location)) openFoldsAround(target);
    if (type !== "POP" && !isSamePlace(before, location)) comeWithinAScreen(location.hash);
    // Chromium scrolls by the style it last computed: without this, by that of the navigation before.
    void getComputedStyle(root).scrollBehavior;
  }, [location, type]);
}

/** From deep in one page the next would fly past from its foot. */
function comeWithinAScreen(hash: string) {
  const top = scrollY + (elementOf(hash)?.getBoundingClientRect().top ?? -scrollY);
  const way = Math.max(-innerHeight, Math.min(scrollY - top, innerHeight));
  scrollTo({ top: top + way, behavior: "instant" });
}

function isSamePlace(one: Location, other: Location): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}

/**
 * Plain `#…` links, in article texts and tables of contents, go through the router. Followed by the
 * browser they would look to the router like the back button, which restores an old position.
 */
function useRoutedAnchors() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const href = link?.getAttribute("href");
      if (!href?.startsWith("#") || href === "#") return;
      event.preventDefault();
      navigate({ pathname, search, hash: href });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate, pathname, search]);
}

/** Marks the link by which the reader leaves this place of the page, for the focus to return to. */
function useWayBack() {
  const { key } = useLocation();
  useEffect(() => {
    const mark = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      // In drawings a link has no `hash`; a study's name in an article opens its reference, though it links to its paper.
      const stays =
        link?.getAttribute("href")?.includes("#") || link?.hasAttribute("data-reference");
      if (!link || !stays) return;
      // One left here before, and the reader came back.
      document.querySelector(`[data-left="${CSS.escape(key)}"]`)?.removeAttribute("data-left");
      link.dataset.left = key;
    };
    document.addEventListener("click", mark, true);
    return () => document.removeEventListener("click", mark, true);
  }, [key]);
}

/** Moves the focus to the hash's element or the new page, and back to the link that led away. Returns the title to announce. */
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
    const wentBack = type === "POP" && isSamePlace(before, location);
    const target = (wentBack && linkThatLeft(location.key)) || elementOf(location.hash);
    // What was followed may be gone from the page, as a suggestion is that was searched for.
    const lost = document.activeElement === document.body;
    if (target) moveFocus(target);
    else if (otherPage || wentBack || lost) moveFocus(document.getElementById(MAIN_ID));
    if (otherPage || before.search !== location.search) setTitle(document.title);
  }, [location, type]);
  return title;
}

/** The link by which the reader left the entry of the history with this key, where it can be seen. */
function linkThatLeft(key: string): HTMLElement | null {
  const link = document.querySelector<HTMLElement>(`[data-left="${CSS.escape(key)}"]`);
  return link?.checkVisibility() ? link : null;
}

function elementOf(hash: string): HTMLElement | null {
  if (!hash) return null;
  try {
    const id = decodeURIComponent(hash.slice(1));
    // Ids out of the store carry a prefix that links from elsewhere do not know.
    return document.getElementById(id) ?? document.getElementById(NAME_PREFIX + id);
  } catch {
    // Not a decodable name, so no element has it.
    return null;
  }
}

function moveFocus(target: HTMLElement | null) {
  if (!target) return;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function Announcer({ title }: { title: string }) {
  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </div>
  );
}
