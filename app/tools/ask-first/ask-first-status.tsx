import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";

/** Hears the events that bubble out of the static page; React's own `onChange` would not. */
export function AskFirstStatus({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState("");

  const ticks = () => [
    ...(page.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? []),
  ];
  const say = () => setMessage(countTicks(ticks().map(({ dataset }) => dataset.ask ?? "")));

  // Ticks from before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (ticks().length > 0) say();
  }, []);

  function onClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest("[data-prints]")) print();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls are inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a button is a click
    <div
      ref={page}
      className="contents"
      onInput={say}
      onReset={() => setMessage(countTicks([]))}
      onClick={onClick}
    >
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
