import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";

/** How long the mouse rests on an entry before its menu opens, in ms. */
const OPEN_DELAY = 200;
/** Within this time after closing, the menu opens again at once. */
const SKIP_DELAY = 300;
/** How long the menu stays after the mouse has left. */
const CLOSE_DELAY = 150;

/**
 * The state of a menu that opens under the mouse, with the delays of Radix's NavigationMenu, whose
 * 12 KB would take the page over its budget for this one menu. `root` goes on the element that holds
 * both entry and menu, as do the `hover` handlers. Escape, a press outside and the next page close it.
 */
export function useHoverMenu<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const { key } = useLocation();
  // Which page it was opened on: an open menu does not follow to the next one.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === key;

  const setOpen = (next: boolean) => {
    clearTimeout(timer.current);
    if (open && !next) closedAt.current = performance.now();
    setOpenOn(next ? key : undefined);
  };
  const setOpenAfter = (delay: number, next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useDismissal(root, open, () => setOpen(false));

  const hover = {
    onPointerEnter: (event: { pointerType: string }) => {
      if (event.pointerType !== "mouse") return;
      const justClosed = performance.now() - closedAt.current < SKIP_DELAY;
      setOpenAfter(open || justClosed ? 0 : OPEN_DELAY, true);
    },
    onPointerLeave: (event: { pointerType: string }) => {
      if (event.pointerType === "mouse") setOpenAfter(CLOSE_DELAY, false);
    },
  };
  return { root, open, setOpen, hover };
}

/** Calls `close` on Escape and on a press outside, while the menu is open. */
function useDismissal(
  root: { readonly current: HTMLElement | null },
  open: boolean,
  close: () => void,
) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") close();
  });
  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    const inside = event.target instanceof Node && root.current?.contains(event.target);
    if (!inside) close();
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [open]);
}
