import { useEffect, useRef, useState } from "react";

/** In ms: rest before opening, time after a closing in which the next one opens at once, and delay of the closing. */
type Delays = { open: number; skip: number; close: number };

/** `stay` keeps it open, `set` needs no waiting. */
export function useHoverIntent<Target>({ open, skip, close }: Delays) {
  const [target, setTarget] = useState<Target>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const isOpen = target !== undefined;
  useEffect(() => () => clearTimeout(timer.current), []);

  const stay = () => clearTimeout(timer.current);
  const set = (next: Target | undefined) => {
    stay();
    if (isOpen && next === undefined) closedAt.current = performance.now();
    setTarget(next);
  };
  const setAfter = (delay: number, next: Target | undefined) => {
    stay();
    timer.current = setTimeout(() => set(next), delay);
  };
  return {
    target,
    set,
    stay,
    rest(next: Target) {
      const justClosed = performance.now() - closedAt.current < skip;
      setAfter(isOpen || justClosed ? 0 : open, next);
    },
    leave: () => setAfter(close, undefined),
  };
}
