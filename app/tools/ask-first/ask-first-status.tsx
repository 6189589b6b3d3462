import { type ReactNode, useEffect, useRef, useState } from "react";
import { countTicks } from "./count-ticks.ts";

/** Listens to the browser's own events, because React hears none from static HTML. */
export function AskFirstStatus({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState("");

  useEffect(() => {
    const root = page.current;
    if (!root) return;
    const listening = new AbortController();
    const say = () => {
      const ticked = root.querySelectorAll<HTMLInputElement>("input:checked");
      setMessage(countTicks([...ticked].map(({ dataset }) => dataset.ask ?? "")));
    };
    const on = (type: string, act: (event: Event) => void) =>
      root.addEventListener(type, act, { signal: listening.signal });
    on("change", say);
    on("reset", () => setMessage(countTicks([])));
    on("click", ({ target }) => {
      if (target instanceof Element && target.closest("[data-prints]")) print();
    });
    // Ticks from before hydration.
    if (root.querySelector("input:checked")) say();
    return () => listening.abort();
  }, []);

  return (
    <div ref={page} className="contents">
      {children}
      <p role="status" className="sr-only">
        {message}
      </p>
    </div>
  );
}
