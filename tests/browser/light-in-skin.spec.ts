import { expect, test } from "../support/site.ts";
import { holdModules, hydrated, unhydratedPage } from "../support/unhydrated-page.ts";

const PATH = "/light-in-skin";

test("the slider moves the picture, its numbers, its table and, once it rests, the address, and the way back leads to the light before", async ({
  page,
}) => {
  await page.goto(PATH);
  const slider = page.getByRole("slider", { name: "Wavelength" });
  const answer = page.getByRole("region", { name: /^At \d+ nm$/ });
  await expect(slider).toHaveAttribute(
    "aria-valuetext",
    /^850 nm: a half left at [\d.]+ to [\d.]+ in \(\d+ to \d+ mm\)/,
  );
  await page.getByText("The same as a table").click();
  await expect(page.getByRole("cell", { name: /^\d+\.\d–\d/ }).first()).toBeVisible();
  await slider.focus();
  await slider.press("ArrowLeft");
  // The open table stays open.
  await expect(page.getByRole("rowheader", { name: "849 nm" })).toBeVisible();
  await expect(answer).toHaveAccessibleName("At 849 nm");
  await slider.press("PageDown");
  await expect(answer).toHaveAccessibleName("At 839 nm");
  const scrolled = await page.evaluate(() => scrollY);
  await expect(page).toHaveURL(/\?nm=839&melanin=10&blood=0\.2$/);
  await expect(slider).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await slider.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", "1000 nm: no data for blood here");
  await expect(answer).toContainText("We have no data for blood here");
  await expect(page.getByRole("textbox", { name: "Wavelength" })).toHaveValue("1000");

  // The way back leads to the light before.
  await page.getByRole("textbox", { name: "Wavelength" }).fill("700");
  await page.getByRole("textbox", { name: "Wavelength" }).press("Enter");
  await expect(page).toHaveURL(/nm=700/);
  await page.goto(`${PATH}?nm=900`);
  await page.goBack();
  await expect(page.getByRole("region", { name: "At 700 nm" })).toBeVisible();
});

test("a field counts while it is typed in, and says what is wrong once it is left", {
  tag: "@release",
}, async ({ page }) => {
  await page.goto(`${PATH}?nm=660`);
  const field = page.getByRole("textbox", { name: "Blood" });
  const answer = page.getByRole("region", { name: "At 660 nm" });
  const [depth = ""] = (await answer.innerText()).match(/\d+–\d+\smm/) ?? [];
  await field.fill("2");
  await expect(answer).not.toContainText(depth);
  await field.fill("-");
  await expect(field).not.toHaveAttribute("aria-invalid");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Enter the share of blood/);
  await expect(field).toHaveValue("-");
  await field.fill("0.2 %");
  await expect(field).not.toHaveAttribute("aria-invalid");
  await expect(answer).toContainText(depth);
  await field.press("Enter");
  await expect(page).toHaveURL(/blood=0\.2/);
});

test("what is moved before React is there counts when it has come", { tag: "@release" }, async ({
  context,
  site,
}) => {
  const page = await unhydratedPage(context);
  const release = await holdModules(page);
  await page.goto(site.url + PATH);
  const slider = page.getByRole("slider", { name: "Wavelength" });
  await slider.focus();
  await slider.press("ArrowRight");
  await slider.press("ArrowRight");
  await page.getByRole("textbox", { name: "Blood" }).fill("1");
  release();
  await hydrated(page);
  await expect(page.getByRole("region", { name: "At 852 nm" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Wavelength" })).toHaveValue("852");
  await expect(page.getByRole("textbox", { name: "Blood" })).toHaveValue("1");
  await expect(page).toHaveURL(/nm=852&melanin=10&blood=1$/);
});

test.describe("where the code of the picture can't be had", () => {
  test.use({ allowed: [/ERR_FAILED|dynamically imported module/] });

  test("the form is a plain one", { tag: "@release" }, async ({ page }) => {
    await page.route("**/assets/skin-results-*.js", (route) => route.abort());
    await page.goto(PATH);
    const field = page.getByRole("textbox", { name: "Wavelength" });
    await field.fill("660");
    await field.press("Enter");
    await expect(page).toHaveURL(/\?nm=660&melanin=10&blood=0\.2$/);
    await expect(page.getByRole("region", { name: "At 660 nm" })).toBeVisible();
  });
});

test.describe("before hydration", { tag: "@phone" }, () => {
  test.use({ hydrates: false });

  test("no number of a drawing is in the page's margins", { tag: "@release" }, async ({ page }) => {
    await page.goto("/light-in-skin");
    const ends = await page
      .locator("main svg text")
      .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().right));
    const end = await page.locator("main h1").evaluate((h1) => h1.getBoundingClientRect().right);
    expect(ends.length).toBeGreaterThan(10);
    expect(Math.max(...ends)).toBeLessThanOrEqual(end);
  });
});
