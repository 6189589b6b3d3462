import { useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";

/** A reference shown beside one of its markers, in the words of the page's list. The pointer may move into it. */
export function CitationPreview({
  marker,
  onKeep,
  onLeave,
  onClose,
}: {
  marker: HTMLAnchorElement;
  onKeep: () => void;
  onLeave: () => void;
  onClose: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (box.current) placeBeside(marker, box.current);
    marker.setAttribute("aria-describedby", PREVIEW_ID);
    return () => marker.removeAttribute("aria-describedby");
  }, [marker]);

  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key === "Escape") onClose();
    }
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [onClose]);

  const reference = document.getElementById(marker.hash.slice(1));
  if (!reference) return null;
  return createPortal(
    <div
      ref={box}
      id={PREVIEW_ID}
      role="tooltip"
      onPointerEnter={onKeep}
      onPointerLeave={onLeave}
      className="absolute z-50 w-[min(22rem,calc(100vw-2rem))] rounded-control border border-rule bg-card p-4 text-small shadow-floating motion-safe:animate-fade-in"
    >
      <p className="line-clamp-3 font-semibold">{words(reference, ".reference-title")}</p>
      <p className="mt-1 text-ink-soft">
        {words(reference, ".reference-authors")}.{" "}
        <cite className="italic">{words(reference, "cite")}</cite>
      </p>
      <p className="mt-2 border-rule border-t pt-2">{words(reference, ".reference-finding")}</p>
    </div>,
    document.body,
  );
}

const PREVIEW_ID = "citation-preview";

/** What sighted readers see of a part of a reference. */
function words(reference: HTMLElement, part: string): string {
  const copy = reference.querySelector(part)?.cloneNode(true);
  if (!(copy instanceof Element)) return "";
  for (const hidden of copy.querySelectorAll(".sr-only")) hidden.remove();
  return copy.textContent.trim();
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
