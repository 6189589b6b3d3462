import { useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  type Location,
  useLocation,
  useNavigate,
  useNavigationType,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import { NAME_PREFIX } from "#app/storefront/store-anchors.ts";
import { isDrawn } from "#app/ui/is-drawn.ts";
import { openFoldsAround } from "#app/ui/open-folds-around.ts";
import { overlayOf, stays, staysState } from "#app/ui/overlay.ts";
import { SCROLL_POSITIONS } from "./scroll-positions.ts";

/** The skip link's target. */
export const MAIN_ID = "main";

/** Scrolls, focuses and announces the page after a navigation; Back restores the position. */
export function Scrolling() {
  useSmoothness();
  useOpenFolds();
  // The hook, because the component adds a script for full loads, which browsers handle themselves.
  useScrollRestoration({ storageKey: SCROLL_POSITIONS });
  useRoutedAnchors();
  useClosedWhenLoaded();
  useWayBack();
  return <Announcer title={useFocusAfterNavigation()} />;
}

/** Set before the hook's own effect: smooth forwards, at once backwards. */
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
    // Chromium scrolls by the style that it computed last, which would be the earlier navigation's.
    void getComputedStyle(root).scrollBehavior;
  }, [location, type]);
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

/** Without it a reader deep in a page would fly past the whole next one. */
function comeWithinAScreen(hash: string) {
  const top = scrollY + (elementOf(hash)?.getBoundingClientRect().top ?? -scrollY);
  const way = Math.max(-innerHeight, Math.min(scrollY - top, innerHeight));
  scrollTo({ top: top + way, behavior: "instant" });
}

function isSamePlace(one: Location, other: Location): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}

/** Routes plain `#…` links: after the browser's jump the router would restore an old position. */
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

/** Notes the link that leads away, so that the focus can return to it. */
function useWayBack() {
  const { key } = useLocation();
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const link =
        target instanceof Element ? target.closest<HTMLElement>("a[href]:not([target])") : null;
      const href = link?.getAttribute("href");
      if (!link || !href) return;
      // The frame is on all pages, and a dialog of it is closed when the reader comes back.
      if (link.closest("main") || href.includes("#"))
        linksThatLeft.set(key, { href, at: linksTo(href).indexOf(link) });
      else linksThatLeft.delete(key);
    };
    document.addEventListener("click", note, true);
    return () => document.removeEventListener("click", note, true);
  }, [key]);
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
    // The router looks for the hash itself, without the prefix of the store's ids.
    if (target?.id.startsWith(NAME_PREFIX) && type !== "POP") target.scrollIntoView();
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

function elementOf(hash: string): HTMLElement | null {
  if (!hash) return null;
  try {
    const id = decodeURIComponent(hash.slice(1)).normalize("NFC");
    // Links from elsewhere don't know the prefix of the store's ids.
    return document.getElementById(id) ?? document.getElementById(NAME_PREFIX + id);
  } catch {
    // A hash that can't be decoded names no element.
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
