import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate } from "react-router";
import { overlayOf, overlayState } from "#app/ui/overlay.ts";
import { hashOf } from "./citation-marker.ts";
import { fetchSummaries } from "./fetched-summaries.ts";
import { studyIdOf } from "#app/evidence/text/reference.ts";
import { hasSideNote } from "./side-note.ts";

/**
 * Put it around a page with citations: a press on a link to a reference opens it over the page, a
 * resting mouse shows it. References are read from the page's list, so both may be static HTML.
 * Without JavaScript the links lead to the list.
 */
export function CitationPreviews({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const opened = useOpened();
  const [hovered, setHovered] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the mouse rested on is over with each press and each way back.
  useEffect(() => {
    setHovered(null);
    return () => clearTimeout(timer.current);
  }, [opened]);

  function showAfter(delay: number, next: string | null) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (next === null && hovered !== null) closedAt.current = performance.now();
      setHovered(next);
    }, delay);
  }

  function onPointerOver({ target, pointerType }: PointerEvent) {
    const marker = markerAt(target);
    if (!marker || pointerType === "touch" || !hasRoomBesideText() || hasSideNote(marker)) return;
    fetchAhead(marker);
    const follows = hovered !== null || performance.now() - closedAt.current < SKIP_DELAY;
    showAfter(follows ? 0 : OPEN_DELAY, marker.id);
  }

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const marker = markerAt(event.target);
    if (!marker) return;
    event.preventDefault();
    const state = overlayState(marker.id);
    navigate({ search, hash: hashOf(marker) }, { state, preventScrollReset: true });
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this only adds to what they do */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div
        className="contents"
        onPointerOver={onPointerOver}
        onPointerDown={({ target }) => fetchAhead(markerAt(target))}
        onPointerOut={({ target }) => markerAt(target) && showAfter(LEAVE_DELAY, null)}
        onClick={onClick}
      >
        {children}
      </div>
      {(opened ?? hovered) && (
        <Suspense fallback={null}>
          <CitationPreview
            markerId={opened ?? hovered ?? ""}
            modal={opened !== null}
            onKeep={() => clearTimeout(timer.current)}
            onLeave={() => showAfter(LEAVE_DELAY, null)}
            onClose={() => (opened ? navigate(-1) : setHovered(null))}
            onFollow={({ hash }) => navigate({ search, hash }, { replace: opened !== null })}
          />
        </Suspense>
      )}
    </>
  );
}

const fetchPreview = () => import("./citation-preview.tsx");

type PreviewProps = ComponentProps<Awaited<ReturnType<typeof fetchPreview>>["default"]>;

/** Fetched at the first touch of a marker. After a failure a press leads to the list. */
const CitationPreview = lazy<ComponentType<PreviewProps>>(() =>
  fetchPreview().catch(() => ({ default: ListInstead })),
);

function ListInstead({ markerId, modal, onClose, onFollow }: PreviewProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another marker is the only reason to leave again.
  useEffect(() => {
    const marker = document.getElementById(markerId);
    if (modal && marker) onFollow({ hash: hashOf(marker) });
    else onClose();
  }, [markerId, modal]);
  return null;
}

/** The marker that this history entry has opened, unless it loaded the page. */
function useOpened(): string | null {
  const location = useLocation();
  const [loaded] = useState(location.key);
  return location.key === loaded ? null : overlayOf(location);
}

/** Failures are shown when the reference is opened. */
function fetchAhead(marker: Element | null) {
  if (!marker) return;
  fetchPreview().catch(() => {});
  const study = studyIdOf(hashOf(marker));
  if (study) fetchSummaries([study]).catch(() => {});
}

/** A number in the text, a study's name, or a drawing's dot. Gives it an id. */
function markerAt(target: EventTarget): Element | null {
  const marker =
    target instanceof Element ? target.closest('a[href^="#ref-"], a[data-reference]') : null;
  if (marker) marker.id ||= `cited-${Math.random().toString(36).slice(2)}`;
  return marker;
}

/** As in citations.css: a sheet should not open by chance under a mouse. */
function hasRoomBesideText(): boolean {
  return CSS.supports("anchor-name: --citation") && matchMedia("(width >= 60rem)").matches;
}

// In ms. Like other tooltips: only the first one waits.
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;
/** In ms, for the pointer's way from the marker to the preview. */
const LEAVE_DELAY = 150;
