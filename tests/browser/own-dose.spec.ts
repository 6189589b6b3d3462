import type { Page } from "@playwright/test";
import { doseTexts } from "#app/dose/dose-texts.server.ts";
import { violationsInBothThemes } from "../support/accessibility-pages.ts";
import { PAIN_USE } from "../support/page-paths.ts";
import { expect, test } from "../support/site.ts";

const PAGE = "/benefits/pain-inflammation";

async function write(page: Page, minutes: string) {
  const fold = page.getByText("Check my own device", { exact: true });
  const claim = page.getByLabel("Strength (mW/cm²)");
  if ((await fold.isVisible()) && !(await claim.isVisible())) await fold.click();
  await claim.fill("100");
  await page.getByLabel("Measured at (in)").fill("15 cm");
  await page.getByLabel("My distance (in)").fill("46 cm");
  await page.getByLabel("Minutes", { exact: true }).fill(minutes);
  await page.getByRole("button", { name: "Work out my dose" }).click();
}

const answer = (page: Page) => page.getByRole("heading", { name: "About 29 J/cm² in 10 minutes" });
const mark = (page: Page) => page.getByText("You: 15–29 J/cm²");

test("the form at the dose is answered where it is, with the reader's mark, and its address holds what was written", {
  tag: ["@phone-release", "@release"],
}, async ({ page }) => {
  await page.goto(`${PAGE}?use=${PAIN_USE.id}`);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await write(page, "10");
  await expect(answer(page)).toBeVisible();
  await expect(mark(page)).toBeVisible();
  const [unknown = ""] = doseTexts.unknownFor.some.split("{use}");
  await expect(page.getByText(unknown)).toBeVisible();
  await expect(page.locator("#my-dose [role=status]")).toHaveText(/^About 29/);
  const button = await page.getByRole("button", { name: "Work out my dose" }).boundingBox();
  expect(button?.height, "its words are on one line").toBeLessThan(50);
  await expect(page).toHaveURL(
    new RegExp(`\\?use=${PAIN_USE.id}&claim=100&at=15\\+cm&distance=46\\+cm&minutes=10#my-dose$`),
  );
  expect(await page.evaluate(() => "stays" in window)).toBe(true);
  expect(await violationsInBothThemes(page, "#my-dose")).toEqual([]);

  // What was answered stays while something wrong is in the form.
  const minutes = page.getByLabel("Minutes", { exact: true });
  await minutes.fill("ten");
  await minutes.press("Enter");
  await expect(minutes).toBeFocused();
  await expect(minutes).toHaveAccessibleDescription(/Enter the minutes/);
  await expect(answer(page)).toBeVisible();

  await minutes.fill("10");
  await minutes.press("Enter");
  await expect(minutes).not.toHaveAttribute("aria-invalid");
  await page.reload();
  await expect(answer(page)).toBeVisible();
  await expect(minutes).toHaveValue("10");
});

test("when the server can't be reached, the browser itself sends the form", {
  tag: "@release",
}, async ({ page, allowed }) => {
  allowed.push(/Failed to load resource: net::ERR_FAILED/);
  await page.goto(PAGE);
  await page.route("**/own-dose?*", (route) => route.abort());
  await write(page, "10");
  await expect(answer(page)).toBeVisible();
  await expect(page).toHaveURL(/\?claim=100&at=15\+cm&distance=46\+cm&minutes=10#my-dose$/);
});
