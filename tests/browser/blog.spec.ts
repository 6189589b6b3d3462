import { expect, test } from "../support/site.ts";

test("the blog lists its articles, newest first, each leading to its page", async ({ page }) => {
  await page.goto("/blog");
  const dates = await page
    .getByRole("article")
    .locator("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(dates).toEqual(dates.toSorted().reverse());

  const card = page.getByRole("article").last();
  await expect(card.getByText(/^\d+ min read$/)).toBeVisible();
  await expect(card.getByText(/^By .+ Desk$/)).toBeVisible();
  const title = (await card.getByRole("link").textContent()) ?? "";
  await card.getByRole("link").click();
  await expect(page).toHaveURL(/\/blog\/./);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test.describe("the list", () => {
  test.use({ wakes: false });

  test("has every picture", { tag: "@release" }, async ({ page }) => {
    await page.goto("/blog");
    for (const picture of await page.locator("main img").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty("complete", true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
    }
  });
});
