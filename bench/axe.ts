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
      // Nothing is half faded in when colours are compared.
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.goto(address, { waitUntil: "load" });
    for (const theme of THEMES) {
      await page.evaluate(
        (dark) => document.documentElement.classList.toggle("dark", dark),
        theme === "dark",
      );
      const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
      const { violations } = await axe.analyze();
      broken.push(...violations.map(({ id }) => `axe ${id} (${width} px, ${theme})`));
    }
    await context.close();
  }
  return broken;
}
