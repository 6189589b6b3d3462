import type { Page } from "@playwright/test";
import { ONE_OF_EACH } from "../support/accessibility-pages.ts";
import { watchLayoutShifts } from "../support/layout-shift.ts";
import { expect, test } from "../support/site.ts";
import { slowDown } from "../support/unhydrated-page.ts";

test.use({ hydrates: false });

test("no page moves when its fonts and pictures arrive late", { tag: "@phone" }, async ({
  page,
}) => {
  let painted = Promise.withResolvers<void>();
  await page.route(/\.(woff2|svg)(\?|$)/, async (route) => {
    await painted.promise;
    await route.continue();
  });
  await watchLayoutShifts(page);
  const shifts: Record<string, unknown> = {};
  for (const path of ONE_OF_EACH) {
    painted = Promise.withResolvers();
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByType("paint").length === 2);
    painted.resolve();
    await page.waitForLoadState();
    shifts[path] = await shiftWhenFontsAreIn(page);
  }
  expect(shifts).toEqual(Object.fromEntries(ONE_OF_EACH.map((path) => [path, 0])));
});

test("fonts that came too late for one page are on the next", async ({ page }) => {
  await slowDown(page);
  await page.goto("/reviews");
  expect(await fontOfHeading(page)).not.toContain("Newsreader");
  await shiftWhenFontsAreIn(page);
  // The browser gives its own cache a tenth of a second, which a busy machine can miss.
  await expect(async () => {
    await page.goto("/newsletter/subscribe");
    expect(await fontOfHeading(page)).toContain("Newsreader");
  }).toPass();
});

/** The cumulative layout shift once both fonts are here. */
async function shiftWhenFontsAreIn(page: Page): Promise<number> {
  await page.waitForFunction(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    return ["Newsreader Variable", "Instrument Sans Variable"].every((family) =>
      loaded.some((font) => font.family.includes(family)),
    );
  });
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return "shift" in window ? Number(window.shift) : Number.NaN;
  });
}

/** The name of the font that the page's heading is drawn in. */
async function fontOfHeading(page: Page): Promise<string | undefined> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const heading = { nodeId: root.nodeId, selector: "h1" };
  const { nodeId } = await devtools.send("DOM.querySelector", heading);
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts[0]?.familyName;
}
