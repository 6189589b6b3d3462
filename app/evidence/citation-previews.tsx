import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { CitationPreview, PREVIEW_ID } from "./citation-preview.tsx";
import type { CitationMark, Reference } from "./reference.ts";

/**
 * Once around a page that cites: markers inside show their reference on hover and focus, and Escape
 * closes it. Without it, or without JavaScript, markers are plain links.
 */
export function CitationPreviews({
  references,
  children,
}: {
  references: readonly Reference[];
  children: ReactNode;
}) {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => () => clearTimeout(timer.current), []);

  const openAnchor = shown?.mark.anchor ?? null;
  const previews = useMemo((): Previews => {
    function showAfter(delay: number, next: Shown | null) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (next === null && openAnchor !== null) closedAt.current = performance.now();
        setShown(next);
      }, delay);
    }
    return {
      openAnchor,
      hover(mark, marker) {
        const follows = openAnchor !== null || performance.now() - closedAt.current < SKIP_DELAY;
        showAfter(follows ? 0 : OPEN_DELAY, { mark, marker });
      },
      focus: (mark, marker) => showAfter(0, { mark, marker }),
      leave: () => showAfter(LEAVE_DELAY, null),
      close: () => showAfter(0, null),
      keep: () => clearTimeout(timer.current),
    };
  }, [openAnchor]);

  const reference = references.find((candidate) => candidate.id === shown?.mark.id);
  return (
    <PreviewsContext value={previews}>
      {children}
      {shown && reference && (
        <CitationPreview
          reference={reference}
          marker={shown.marker}
          onKeep={previews.keep}
          onLeave={previews.leave}
          onClose={previews.close}
        />
      )}
    </PreviewsContext>
  );
}

/** What a marker needs to show its reference; nothing outside `CitationPreviews`. */
export function useCitationPreview(mark: CitationMark) {
  const previews = useContext(PreviewsContext);
  if (!previews) return {};
  return {
    ...(previews.openAnchor === mark.anchor && { "aria-describedby": PREVIEW_ID }),
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      // A finger goes straight to the reference.
      if (event.pointerType !== "touch") previews.hover(mark, event.currentTarget);
    },
    onPointerLeave: previews.leave,
    onFocus(event: FocusEvent<HTMLElement>) {
      if (event.currentTarget.matches(":focus-visible")) previews.focus(mark, event.currentTarget);
    },
    onBlur: previews.close,
  };
}

type Shown = {
  mark: CitationMark;
  marker: HTMLElement;
};

type Previews = {
  /** The marker whose reference is shown. */
  openAnchor: string | null;
  hover(mark: CitationMark, marker: HTMLElement): void;
  focus(mark: CitationMark, marker: HTMLElement): void;
  leave(): void;
  close(): void;
  keep(): void;
};

const PreviewsContext = createContext<Previews | null>(null);

// In ms. As the site's other tooltips: the first one waits, one right after another does not.
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;
/** Time to move the pointer from the marker into the preview. */
const LEAVE_DELAY = 150;
