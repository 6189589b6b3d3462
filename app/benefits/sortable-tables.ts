import { useEffect } from "react";

/** Sorts tables in `[data-sortable]`, by a heading's button or their `select`, in orders from the server. */
export function useSortableTables(): void {
  useEffect(() => {
    const listening = new AbortController();
    const on = (type: string, act: (target: Element) => void) =>
      document.addEventListener(type, ({ target }) => target instanceof Element && act(target), {
        signal: listening.signal,
      });
    on("click", (target) => {
      const button = target.closest<HTMLElement>("[data-ascending]");
      const heading = button?.closest("th");
      if (!button || !heading) return;
      const direction = heading.ariaSort === "ascending" ? "descending" : "ascending";
      sort(button, button.dataset[direction]);
      heading.ariaSort = direction;
    });
    on("change", (target) => {
      if (!(target instanceof HTMLSelectElement)) return;
      sort(target, target.selectedOptions[0]?.dataset.order);
    });
    return () => listening.abort();
  }, []);
}

/** In their first order. */
const rowsOf = new WeakMap<Element, readonly Element[]>();

function sort(control: Element, order: string | undefined): void {
  const table = control.closest("[data-sortable]");
  const body = table?.querySelector("tbody");
  if (!table || !body || !order) return;
  const rows = rowsOf.get(body) ?? [...body.children];
  rowsOf.set(body, rows);
  body.append(...order.split(" ").flatMap((place) => rows[Number(place)] ?? []));
  for (const heading of table.querySelectorAll("[aria-sort]")) heading.ariaSort = "none";
}
