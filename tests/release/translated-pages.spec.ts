import type { Page } from "@playwright/test";
import { expectArrival } from "../support/accessibility-focus.ts";
import { expect, test } from "../support/site.ts";
import { hydrated, unhydratedPage } from "../support/unhydrated-page.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** What a reader does, after which a page says other numbers. */
const ACTS: [path: string, act: (page: Page) => Promise<void>][] = [
  [
    "/dose?claim=100&at=15cm&distance=46cm&minutes=10",
    async (page) => {
      await page.locator("[name=minutes]").fill("x");
      await expect(page.locator("[name=minutes]")).toHaveAttribute("aria-invalid", "true");
      await page.locator("[name=minutes]").fill("20");
      await expect(page.locator("[name=minutes]")).not.toHaveAttribute("aria-invalid");
    },
  ],
  [
    "/light-in-skin",
    async (page) => {
      await page.getByRole("slider").first().press("ArrowLeft");
      await expect(page).toHaveURL(/nm=/);
    },
  ],
  [
    "/benefits/pain-inflammation",
    async (page) => {
      const uses = page.getByRole("navigation", { name: "Choose a use" });
      await uses.getByRole("link").nth(2).click();
      await expect(page).toHaveURL(/use=/);
      await page.locator("main p .citation a").filter({ visible: true }).first().click();
      await expect(page.locator(".citation-preview")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator(".citation-preview")).toBeHidden();
    },
  ],
];

for (const [path, act] of ACTS) {
  test(`${path} says the same numbers when the browser translates it, before and after React`, async ({
    context,
    allowed,
  }) => {
    // React draws a page anew that isn't as the server sent it, and the browser translates it again.
    allowed.push(/Minified React error #418/);
    const numbers: string[][] = [];
    for (const times of [[], ["before", "after"], ["after"]]) {
      const page = await unhydratedPage(context);
      await page.goto(path);
      if (times.includes("before")) await translate(page);
      await page.keyboard.press("Shift");
      await hydrated(page);
      if (times.includes("after")) await translate(page);
      await act(page);
      numbers.push((await page.getByRole("main").innerText()).match(/\d[\d.,]*/g) ?? []);

      // The frame is translated too.
      await page.locator("button[aria-label=Menu]").click();
      await page.locator("#mobile-menu a[href='/evidence']").first().click();
      await expectArrival(page, "/evidence");
      await page.close();
    }
    const [untranslated, ...translated] = numbers;
    expect(untranslated?.length).toBeGreaterThan(10);
    for (const seen of translated) expect(seen).toEqual(untranslated);
  });
}

/** As Chrome does: each text becomes two elements. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isRead = text.nodeValue?.trim() && !text.parentElement?.closest("script, svg, option");
      if (!isRead) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.append(text.nodeValue?.toUpperCase() ?? "");
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}
