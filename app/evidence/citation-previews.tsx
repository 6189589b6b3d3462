import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { CitationPreview } from "./citation-preview.tsx";
import { jumpTo } from "./jump.ts";

/**
 * Once around a page that cites: markers inside show their reference on hover and focus, and Escape
 * closes it; a press on a marker leads to its reference, and the reference's links back to the text. All of it
 * is read from the page, so that markers and references may be static HTML. Without this, or without
 * JavaScript, they are plain links.
 */
export function CitationPreviews({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Marker | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const navigate = useNavigate();
  useEffect(() => () => clearTimeout(timer.current), []);

  function showAfter(delay: number, next: Marker | null) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (next === null && shown !== null) closedAt.current = performance.now();
      setShown(next);
    }, delay);
  }

  const keep = () => clearTimeout(timer.current);
  const leave = () => showAfter(LEAVE_DELAY, null);
  const close = () => showAfter(0, null);

  function onPointerOver(event: PointerEvent) {
    const marker = markerAt(event.target);
    // A finger goes straight to the reference.
    if (!marker || event.pointerType === "touch") return;
    const follows = shown !== null || performance.now() - closedAt.current < SKIP_DELAY;
    showAfter(follows ? 0 : OPEN_DELAY, marker);
  }

  function onFocus(event: FocusEvent) {
    const marker = markerAt(event.target);
    if (marker?.matches(":focus-visible")) showAfter(0, marker);
  }

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const marker = markerAt(event.target);
    const link = marker ?? linkAt(event.target, ".reference a[href^='#']");
    if (!link) return;
    event.preventDefault();
    // In the history, so that the browser's Back leads to the marker again.
    if (marker) navigate(marker.hash, { preventScrollReset: true });
    jumpTo(link.hash.slice(1));
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this only adds to what they do */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div
        className="contents"
        onPointerOver={onPointerOver}
        onPointerOut={({ target }) => markerAt(target) && leave()}
        onFocus={onFocus}
        onBlur={({ target }) => markerAt(target) && close()}
        onClick={onClick}
      >
        {children}
      </div>
      {shown && <CitationPreview marker={shown} onKeep={keep} onLeave={leave} onClose={close} />}
    </>
  );
}

type Marker = HTMLAnchorElement;

const markerAt = (target: EventTarget) => linkAt(target, ".citation a");

function linkAt(target: EventTarget, selector: string): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
}

// In ms. As the site's other tooltips: the first one waits, one right after another does not.
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;
/** Time to move the pointer from the marker into the preview. */
const LEAVE_DELAY = 150;
