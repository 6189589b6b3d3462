/**
 * Fetches React's scripts when the page is idle, and runs none of them. Part of the page's inline script, see
 * hydration-on-intent.ts.
 */
export function prefetchScripts(held: string): void {
  function prefetch() {
    // None is left where the reader has acted. New links in the head would have the styles of much of the page computed
    // anew. A page that hydrates in between leaves what is on its way alone.
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${held}]`)) {
      if (!link.relList.supports("prefetch")) {
        // Safari. The browser's cache has it then.
        fetch(link.href, { priority: "low" }).catch(() => {});
        continue;
      }
      link.rel = "prefetch";
      const fetched = () => {
        link.rel = held;
      };
      link.addEventListener("load", fetched, { once: true });
      link.addEventListener("error", fetched, { once: true });
    }
  }

  const savesData =
    "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData;
  if (savesData) return;
  // The pictures in view come first. A browser that draws nothing may also never be idle: the headless shell, three
  // pages in 56.
  addEventListener("load", () => {
    setTimeout(() => {
      // Safari has no idle callbacks.
      if ("requestIdleCallback" in window) requestIdleCallback(prefetch, { timeout: 4_000 });
      else prefetch();
    }, 1_000);
  });
}
