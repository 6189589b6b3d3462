import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { useHoverIntent } from "#app/ui/hover-intent.ts";

/** Of Radix's NavigationMenu, whose 12 KB are over the page's budget. */
const DELAYS = { open: 200, skip: 300, close: 150 };

/** A menu that opens on hover. The element around entry and menu gets `root` and `hover`. */
export function useHoverMenu<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const { key } = useLocation();
  // The page on which it was opened: an open menu does not follow to the next one.
  const openOn = useHoverIntent<string>(DELAYS);
  const open = openOn.target === key;
  const setOpen = (next: boolean) => openOn.set(next ? key : undefined);

  useDismissal(root, open, () => setOpen(false));

  const hover = {
    onPointerEnter: (event: { pointerType: string }) => {
      if (event.pointerType === "mouse") openOn.rest(key);
    },
    onPointerLeave: (event: { pointerType: string }) => {
      if (event.pointerType === "mouse") openOn.leave();
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
