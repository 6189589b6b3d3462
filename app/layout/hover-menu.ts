import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Milliseconds of rest before a menu opens. */
const OPEN_DELAY = 200;
/** Milliseconds after a close in which the menu opens at once. */
const SKIP_DELAY = 300;
/** Milliseconds for which a menu stays after the mouse has left. */
const CLOSE_DELAY = 150;

/**
 * A menu that opens on hover, with the delays of Radix's NavigationMenu, whose 12 KB are over the
 * page's budget. The element around entry and menu gets `root` and `hover`.
 */
export function useHoverMenu<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const { key } = useLocation();
  // The page on which it was opened: an open menu does not follow to the next one.
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
