import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigation, useNavigationType } from "react-router";
import { NAME_PREFIX } from "#app/storefront/store-anchors.ts";
import { openFoldsAround } from "#app/ui/open-folds-around.ts";
import { keepsScroll } from "#app/ui/overlay.ts";

/**
 * Scrolls smoothly to the hash's element or the top, and at once back to where the reader was. React Router's
 * `<ScrollRestoration />` only jumps, and makes a script in the browser, where trusted types forbid it.
 */
export function useScrollPosition() {
  const location = useLocation();
  const type = useNavigationType();
  const isIdle = useNavigation().state === "idle";
  const { key } = location;
  const arrived = useRef(location);
  useEffect(takeOverFromBrowser, []);
  useLayoutEffect(() => {
    const before = arrived.current;
    if (before === location) return;
    arrived.current = location;
    if (type === "POP") scrollBack(location);
    else if (!keepsScroll(location)) scrollOn(location, isSamePlace(before, location));
  }, [location, type]);
  useLayoutEffect(() => {
    // A skeleton in the page's place is shorter.
    if (!isIdle) return;
    const note = () => {
      positions[key] = scrollY;
    };
    note();
    addEventListener("scroll", note);
    return () => removeEventListener("scroll", note);
  }, [key, isIdle]);
}

/** For each entry of the history, in px. */
let positions: Record<string, number> = {};

const POSITIONS = "scroll-positions";

/** Until the reader leaves the document. */
function takeOverFromBrowser() {
  try {
    positions = { ...JSON.parse(sessionStorage.getItem(POSITIONS) ?? "{}"), ...positions };
  } catch {
    // Without storage, Back after a reload leads to the page's top.
  }
  const takeOver = () => {
    history.scrollRestoration = "manual";
  };
  takeOver();
  // The browser may bring the document back whole.
  addEventListener("pageshow", takeOver);
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
    try {
      sessionStorage.setItem(POSITIONS, JSON.stringify(positions));
    } catch {
      // As above.
    }
  });
}

function scrollBack({ key, hash }: Location) {
  // A jump within the page before React was there has noted its position in the entry.
  const top: number | undefined = positions[key] ?? history.state?.top;
  if (top === undefined) scrollToTarget(elementOf(hash), "instant");
  else scrollTo({ top, behavior: "instant" });
}

function scrollOn({ hash }: Location, isOnPage: boolean) {
  const target = elementOf(hash);
  if (!isOnPage) comeWithinAScreen(target);
  const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollToTarget(target, reduced ? "instant" : "smooth");
}

function scrollToTarget(target: Element | null, behavior: ScrollBehavior) {
  if (!target) return scrollTo({ top: 0, behavior });
  openFoldsAround(target);
  target.scrollIntoView({ behavior });
}

/** Without it a reader deep in a page would fly past the whole next one. */
function comeWithinAScreen(target: Element | null) {
  const top = scrollY + (target?.getBoundingClientRect().top ?? -scrollY);
  const way = Math.max(-innerHeight, Math.min(scrollY - top, innerHeight));
  scrollTo({ top: top + way, behavior: "instant" });
}

export function isSamePlace(one: Location, other: Location): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}

export function elementOf(hash: string): HTMLElement | null {
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
