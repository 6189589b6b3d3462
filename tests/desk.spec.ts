import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { violations } from "./accessibility-pages.ts";
import { signInAt } from "./desk-site.ts";
import { expect, type Site, test as siteTest, startSite } from "./site.ts";

const test = siteTest.extend<object, { directory: string; site: Site }>({
  directory: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const directory = mkdtempSync(join(tmpdir(), "desk-"));
      await use(directory);
      rmSync(directory, { recursive: true });
    },
    { scope: "worker" },
  ],
  site: [
    async ({ directory }, use) => {
      // Before the start: a server that found no operator looks again a second later.
      await signInAt("http://localhost", { DATA_DIR: directory });
      const site = await startSite({ DATA_DIR: directory });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});
// The desk has no script to wake.
test.use({ wakes: false });

const PAGES = [
  "/desk",
  "/desk/searches",
  "/desk/health",
  "/desk/care",
  "/desk/settings",
  "/desk/access",
  "/desk/log",
  "/desk/no-such-part",
];

for (const path of PAGES) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${path} is accessible in the ${colorScheme} theme of the system`, async ({
      page,
      context,
      site,
      directory,
    }) => {
      const { cookie } = await signInAt(site.url, { DATA_DIR: directory });
      const [name = "", value = ""] = cookie.split("=");
      await context.addCookies([{ name, value, url: `${site.url}/desk` }]);
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(paper).toMatch(colorScheme === "dark" ? /^oklch\(0\.1/ : /^oklch\(0\.9/);
      expect(await violations(page, colorScheme)).toEqual([]);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const scrolls = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrolls).toBeLessThanOrEqual(width);
      }
    });
  }
}
