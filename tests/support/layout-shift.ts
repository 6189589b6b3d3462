import type { Page } from "@playwright/test";

/** Sums the layout shifts of the page's next documents in `window.shift`. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && "shift" in window) {
          window.shift = Number(window.shift) + Number(entry.value);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}
