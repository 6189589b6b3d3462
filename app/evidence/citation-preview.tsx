import { useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { journalLine, type Reference } from "./reference.ts";

export const PREVIEW_ID = "citation-preview";

/** A reference shown beside one of its markers. The pointer may move into it. */
export function CitationPreview({
  reference,
  marker,
  onKeep,
  onLeave,
  onClose,
}: {
  reference: Reference;
  marker: HTMLElement;
  onKeep: () => void;
  onLeave: () => void;
  onClose: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (box.current) placeBeside(marker, box.current);
  }, [marker]);

  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key === "Escape") onClose();
    }
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [onClose]);

  return createPortal(
    <div
      ref={box}
      id={PREVIEW_ID}
      role="tooltip"
      onPointerEnter={onKeep}
      onPointerLeave={onLeave}
      className="absolute z-50 w-[min(22rem,calc(100vw-2rem))] rounded-control border border-rule bg-card p-4 text-small shadow-floating motion-safe:animate-fade-in"
    >
      <p className="line-clamp-3 font-semibold">{reference.title}</p>
      <p className="mt-1 text-ink-soft">
        {reference.authors.join(", ")}. <cite className="italic">{journalLine(reference)}</cite>
      </p>
      <p className="mt-2 border-rule border-t pt-2">{reference.finding}</p>
    </div>,
    document.body,
  );
}

/** Above the marker, or under it where the window or the header leaves no room; never past the sides. */
function placeBeside(marker: HTMLElement, box: HTMLElement) {
  const gap = 6;
  const margin = 16;
  const headerHeight = 68;
  const at = marker.getBoundingClientRect();
  const fitsAbove = at.top - box.offsetHeight - gap >= headerHeight;
  const top = fitsAbove ? at.top - box.offsetHeight - gap : at.bottom + gap;
  const centred = at.left + at.width / 2 - box.offsetWidth / 2;
  const rightmost = document.documentElement.clientWidth - box.offsetWidth - margin;
  box.style.top = `${top + scrollY}px`;
  box.style.left = `${Math.max(margin, Math.min(centred, rightmost)) + scrollX}px`;
}
