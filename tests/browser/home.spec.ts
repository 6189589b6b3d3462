import { expect, test } from "../support/site.ts";

test("the figure cites its source, which links back, and the whole card of a guide can be clicked", {
  tag: "@release",
}, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Reference 1", exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "In the sources" }).click();
  const reference = page.locator("[id^=ref-]:focus");
  await expect(reference).toBeInViewport();
  await reference.getByRole("link", { name: "Back to the text" }).click();
  await expect(page.getByRole("link", { name: "Reference 1", exact: true })).toBeFocused();

  // Forced: what is hit there is the link, stretched over the card, and not the words.
  await page.getByText("completions").first().click({ force: true });
  await expect(page).toHaveURL(/\/guide\/what-is-red-light-therapy$/);
});
