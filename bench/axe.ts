import AxeBuilder from "@axe-core/playwright";
import type { Browser } from "@playwright/test";

const WIDTHS = [390, 1280];
const THEMES = ["light", "dark"] as const;

/** The rules of axe that a page breaks, once for each width and theme in which it does. */
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
    for (const theme of THEMES) {
      await page.evaluate(showTheme, theme === "dark");
      const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
      const { violations } = await axe.analyze();
      broken.push(...violations.map(({ id }) => `axe ${id} (${width} px, ${theme})`));
    }
    await context.close();
  }
  return broken;
}

/** Resolves once every colour has arrived: each child begins its transition after its parent's. */
async function showTheme(dark: boolean): Promise<void> {
  document.documentElement.classList.toggle("dark", dark);
  do {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await new Promise(requestAnimationFrame);
  } while (document.getAnimations().length > 0);
}
