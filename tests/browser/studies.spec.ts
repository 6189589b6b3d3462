import { PAIN_USE } from "../support/page-paths.ts";
import { expect, test } from "../support/site.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filters, orders, years and files all work", async ({ page }) => {
    await page.goto("/studies");
    await page.getByText("All filters and sorting").click();
    await page.getByLabel("Condition").selectOption({ value: PAIN_USE.id });
    const people = page.getByRole("group", { name: "People" });
    await people.getByLabel("From").fill("many");
    await page.getByRole("button", { name: "Show these papers" }).click();
    await expect(people.getByLabel("From")).toHaveValue("many");
    await expect(people.getByLabel("From")).toHaveAccessibleDescription(/Enter a number/);

    await people.getByLabel("From").fill("100");
    await page.getByLabel("Sort by").selectOption("People: most first");
    await page.getByRole("button", { name: "Show these papers" }).click();
    await expect(page).toHaveURL(
      new RegExp(`/studies\\?condition=${PAIN_USE.id}&people-from=100&sort=-people$`),
    );
    await expect(page.getByRole("status").first()).toContainText("Hidden:");
    await expect(page.getByRole("columnheader", { name: "People" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );

    await page.getByRole("link", { name: "Without the filter from 100 people" }).click();
    await expect(page).toHaveURL(new RegExp(`/studies\\?condition=${PAIN_USE.id}&sort=-people$`));
    const bar = page.getByRole("link", { name: /^\d{4}: \d+ papers?, [1-9]/ }).first();
    const year = (await bar.getAttribute("href"))?.match(/year-from=(\d+)/)?.[1];
    await bar.click();
    await expect(page).toHaveURL(new RegExp(`year-from=${year}&year-to=${year}`));
    await expect(page.locator('tbody th a[href^="/studies/"]').first()).toContainText(`${year}`);
  });
});

test("the keyboard sorts, and a hydrated page's links save files", { tag: "@release" }, async ({
  page,
}) => {
  await page.goto("/studies?condition=pain");
  const people = page.getByRole("columnheader", { name: "People" });
  await people.getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/condition=pain&sort=-people#papers$/);
  await expect(people).toHaveAttribute("aria-sort", "descending");
  await expect(page.locator("#papers")).toBeFocused();
  await people.getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(people).toHaveAttribute("aria-sort", "ascending");

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "BibTeX" }).click();
  expect((await download).suggestedFilename()).toBe("studies.bib");
  await expect(page).toHaveURL(/sort=people#papers$/);
});

test("a paper is a card on a phone, which says what its abstract lacks, and elsewhere a row", {
  tag: ["@phone", "@release"],
}, async ({ page, isMobile }) => {
  await page.goto("/studies?design=randomised+controlled+trial&nm=printed");
  const paper = page.getByRole("row").filter({ hasText: "Not in the summary: " }).first();
  const lacking = paper.getByText("Not in the summary: ");
  await expect(lacking).toBeVisible({ visible: isMobile });
  const { width, height } = (await paper.boundingBox()) ?? { width: 0, height: 0 };
  expect(height > width / 2).toBe(isMobile);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
