import {
  countControls,
  expectArrival,
  expectFocusInMain,
  expectTrap,
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

test("from the menu to a page, whose title is told", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  let menu = page.getByRole("navigation", { name: "Main" });
  if (isMobile) {
    const opener = page.getByRole("button", { name: "Menu", exact: true });
    await tabTo(opener);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Menu" });
    await expectTrap(dialog);
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    menu = dialog;
  } else {
    await tabTo(menu.getByRole("link", { name: "Benefits" }));
    await page.keyboard.press("Enter");
  }
  await tabTo(menu.getByRole("link", { name: "Skin health" }));
  await page.keyboard.press("Enter");
  await expectArrival(page, "/benefits/skin-health");
  // On from there, not from the top.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
  await page.goBack();
  await expectArrival(page, "/");
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

test("the newsletter and the webinar: from a wrong field to thanks", async ({ page, isMobile }) => {
  await page.goto("/newsletter/subscribe");
  const email = page.getByRole("main").getByRole("textbox");
  await tabTo(email);
  await page.keyboard.press("Enter");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/email address/);
  await page.keyboard.type(`keyboard-${isMobile}@example.org`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Successfully subscribed!").first()).toBeVisible();
  await expectFocusInMain(page);

  await page.goto("/webinars/perfectio-x");
  const form = page.getByRole("region", { name: "Reserve Your Free Spot" });
  await tabTo(form.getByLabel("First name"));
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("First name")).toBeFocused();
  await expect(form.getByLabel("First name")).toHaveAccessibleDescription(/./);
  for (const words of ["Ada", "Lovelace", `ada-${isMobile}@example.org`, "+1 555 010 0199"]) {
    await page.keyboard.type(words);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("Beauty");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(form.getByRole("alert")).toContainText("Thank you for registering!");
  await expectFocusInMain(page);
});
