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
} from "react";
import { useLocation, useNavigate } from "react-router";
import { studyIdOf } from "#app/evidence/text/reference.ts";
import { useHoverIntent } from "#app/ui/hover-intent.ts";
import { useHydrated } from "#app/ui/hydrated.ts";
import { overlayOf, overlayState } from "#app/ui/overlay.ts";
import { hashOf, hasRoomBesideText, markerAt, markerOf } from "./citation-marker.ts";
import { fetchSummary } from "./fetched-summaries.ts";

/**
 * Put it around a page with citations: a press on a link to a reference opens it over the page, a
 * resting mouse shows it. References are read from the page's list, so both may be static HTML.
 * Without JavaScript the links lead to the list.
 */
export function CitationPreviews({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const { search } = location;
  const opened = useHydrated() ? overlayOf(location) : null;
  const hovered = useHoverIntent<string>(DELAYS);

  /** Pressed while the one before it closes, whose way back would undo it. */
  const next = useRef<Element>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the mouse rested on is over with each press and each way back.
  useEffect(() => {
    hovered.set(undefined);
    if (next.current) open(next.current);
    return hovered.stay;
  }, [opened]);

  function onPointerOver({ target, pointerType }: PointerEvent) {
    const marker = markerAt(target);
    if (!marker || pointerType === "touch" || !hasRoomBesideText()) return;
    fetchAhead(marker);
    hovered.rest(marker.id);
  }

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const marker = markerAt(event.target);
    if (!marker) return;
    event.preventDefault();
    const isClosing = opened !== null && markerOf(opened)?.ariaExpanded === "true";
    if (isClosing) next.current = marker;
    else open(marker);
  }

  function open(marker: Element) {
    next.current = null;
    const state = overlayState(marker.id);
    navigate({ search, hash: hashOf(marker) }, { state });
  }

  const shown = opened ?? hovered.target;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this only adds to what they do */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div
        className="contents"
        onPointerOver={onPointerOver}
        onPointerDown={({ target }) => fetchAhead(markerAt(target))}
        onPointerOut={({ target }) => markerAt(target) && hovered.leave()}
        onClick={onClick}
      >
        {children}
      </div>
      {shown && (
        <Suspense fallback={null}>
          <CitationPreview
            key={`${shown} ${opened !== null}`}
            markerId={shown}
            modal={opened !== null}
            onKeep={hovered.stay}
            onLeave={hovered.leave}
            onClose={() => (opened ? navigate(-1) : hovered.set(undefined))}
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
    const marker = markerOf(markerId);
    if (modal && marker) onFollow({ hash: hashOf(marker) });
    else onClose();
  }, [markerId, modal]);
  return null;
}

/** Failures are shown when the reference is opened. */
function fetchAhead(marker: Element | null) {
  if (!marker) return;
  fetchPreview().catch(() => {});
  const study = studyIdOf(hashOf(marker));
  if (study) fetchSummary(study).catch(() => {});
}

/** In ms: the specification's for tooltips, and for the pointer's way from the marker to the preview. */
const DELAYS = { open: 700, skip: 300, close: 150 };
