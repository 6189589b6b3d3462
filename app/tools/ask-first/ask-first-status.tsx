import { type ReactNode, useEffect, useRef, useState } from "react";

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

/** "3 apply to you. Ask your pharmacist about 2, an eye doctor about 1." */
export function countTicks(asked: readonly string[]): string {
  if (asked.length === 0) return "Nothing is checked.";
  const people = [...new Set(asked)].map(
    (whom) => `${whom} about ${asked.filter((each) => each === whom).length}`,
  );
  const verb = asked.length === 1 ? "applies" : "apply";
  return `${asked.length} ${verb} to you. Ask ${people.join(", ")}.`;
}
