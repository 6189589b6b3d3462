import type { Browser } from "@playwright/test";
import axe from "axe-core";

const WIDTHS = [390, 1280];
const THEMES = ["light", "dark"] as const;

/** Names each broken rule once for each width and theme. */
export async function axeViolations(browser: Browser, address: string): Promise<string[]> {
  const broken: string[] = [];
  for (const width of WIDTHS) {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      // Nothing moves for ever.
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.goto(address, { waitUntil: "load" });
    await page.evaluate(axe.source);
    for (const theme of THEMES) {
      await page.evaluate(showTheme, theme === "dark");
      const rules = await page.evaluate(async () => {
        const { violations } = await window.axe.run({ resultTypes: ["violations"] });
        return violations.map(({ id }) => id);
      });
      broken.push(...rules.map((id) => `axe ${id} (${width} px, ${theme})`));
    }
    await context.close();
  }
  return broken;
}

/** Each child's transition begins after its parent's. */
async function showTheme(dark: boolean): Promise<void> {
  document.documentElement.classList.toggle("dark", dark);
  do {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await new Promise(requestAnimationFrame);
  } while (document.getAnimations().length > 0);
}
