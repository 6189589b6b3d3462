import { type KeyboardEvent, useEffect } from "react";

/**
 * One Tab stop for each cell, arrows between uses, Escape from the card to its dot. Enter belongs
 * to the links. @param version of the static part with the map
 */
export function useMapKeys(version: string): (event: KeyboardEvent) => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a new map
  useEffect(() => {
    for (const cell of document.querySelectorAll(".map-cell")) {
      const links = linksIn(cell);
      const stop = links.find((link) => link.ariaCurrent) ?? links[0];
      for (const link of links) link.tabIndex = link === stop ? 0 : -1;
    }
    // A link of the map led to this card.
    if (location.hash === "#use") document.getElementById("use")?.focus({ preventScroll: true });
  }, [version]);

  return (event) => {
    if (!(event.target instanceof HTMLElement)) return;
    if (event.key === "Escape" && event.target.closest("#use")) {
      document.querySelector<HTMLElement>(".map-cell a[aria-current]")?.focus();
      return;
    }
    const step = STEPS[event.key];
    if (!step || !event.target.matches(LINKS)) return;
    const links = linksIn(document);
    const next = links[links.indexOf(event.target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}

const LINKS = ".map-cell li > a";

const linksIn = (part: ParentNode) => [...part.querySelectorAll<HTMLElement>(LINKS)];

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};
