import {
  countControls,
  expectFocusInMain,
  hiddenStop,
  tabTo,
} from "../support/accessibility-focus.ts";
import { expect, test } from "../support/site.ts";

test("Tab goes through a page once, every stop seen and none under the header", async ({
  page,
}) => {
  for (const path of ["/", "/blog/getting-started", "/webinars/perfectio-x"]) {
    await page.goto(path);
    const controls = await page.evaluate(countControls);
    let stops = 0;
    for (;;) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      stops += 1;
      expect.soft(await page.evaluate(hiddenStop), `${path}, stop ${stops}`).toBe("");
    }
    // The menu of the benefits adds its own while it is open.
    expect(stops, path).toBeGreaterThanOrEqual(controls);
    expect(stops, path).toBeLessThan(controls + 10);
  }
});

test("the search page keeps the focus in its box, and tells how many it found", async ({
  page,
}) => {
  await page.goto("/search");
  const main = page.getByRole("main");
  const box = main.getByRole("searchbox");
  await tabTo(box);
  for (const [words, told] of [
    ["sleep", /results? for "sleep"/],
    ["zzzz", /No results found/],
  ] as const) {
    await page.keyboard.press("Control+A");
    await page.keyboard.type(words);
    await page.keyboard.press("Enter");
    await expect(main.getByRole("status")).toContainText(told);
    await expect(page).toHaveTitle(new RegExp(`Search: ${words}`));
    await expect(box).toBeFocused();
    await expect(box).toHaveValue(words);
  }
  await page.goBack();
  await expect(box).toHaveValue("sleep");
  await page.goForward();
  await expect(box).toHaveValue("zzzz");
  // A suggestion goes away as it is followed.
  await tabTo(main.getByRole("listitem").getByRole("link").first());
  await page.keyboard.press("Enter");
  await expect(main.getByRole("status")).not.toContainText("No results");
  await expectFocusInMain(page);
});
