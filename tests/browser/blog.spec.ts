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
