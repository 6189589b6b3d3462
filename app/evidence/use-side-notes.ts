import { useEffect } from "react";

/** Places the notes of `side-notes.ts`, which are fetched where the window is wide enough for them. */
export function useSideNotes(): void {
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const placeAll = async () => {
      if (!wide.matches) return;
      // Without the code too, as when the reader is offline, the margin stays empty.
      const notes = await import("./side-notes.ts").catch(() => undefined);
      await notes?.placeSideNotes();
    };
    placeAll();
    wide.addEventListener("change", placeAll);
    // Of `details` that open; it does not bubble.
    document.addEventListener("toggle", placeAll, true);
    return () => {
      wide.removeEventListener("change", placeAll);
      document.removeEventListener("toggle", placeAll, true);
    };
  }, []);
}

/** As in citations.css. */
const WIDE = "(width >= 73.75rem)";
