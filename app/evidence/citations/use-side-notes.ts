import { useEffect } from "react";

/** Fetches `side-notes.ts` where the window is wide enough. */
export function useSideNotes(): void {
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const placeAll = async () => {
      if (!wide.matches) return;
      // Without the code, as offline, the margin stays empty.
      const notes = await import("./side-notes.ts").catch(() => undefined);
      await notes?.placeSideNotes();
    };
    let frame = 0;
    // Once for all that open together, as for paper: each time lays the page out anew.
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(placeAll);
    };
    placeAll();
    wide.addEventListener("change", placeAll);
    // An opening `details` does not bubble.
    document.addEventListener("toggle", placeSoon, true);
    return () => {
      wide.removeEventListener("change", placeAll);
      document.removeEventListener("toggle", placeSoon, true);
    };
  }, []);
}

/** As in citations.css. */
const WIDE = "(width >= 73.75rem)";
