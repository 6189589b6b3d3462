import { expect, test } from "../support/site.ts";

test.use({ javaScriptEnabled: false });

/** One page of every kind; `tests/process/page-content.test.ts` reads the others of theirs without a browser. */
const PAGES = [
  "/",
  "/red-light-101",
  "/benefits",
  "/benefits/skin-health",
  "/light-in-skin",
  "/studies",
  "/blog",
  "/blog/protocols",
  "/webinars/perfectio-x",
  "/search?q=sleep",
  "/newsletter/subscribe",
  "/no-such-page",
];

test("every page reads, shows its pictures, and offers nothing that does nothing", {
  tag: "@release",
}, async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await test.step(path, async () => {
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(main).toHaveText(/.{60}/s, { useInnerText: true });
      await expect(
        page.locator("[aria-busy=true], [data-waiting=true], [data-skeleton]"),
      ).toHaveCount(0);
      const missing = await page
        .locator("img")
        .evaluateAll((images) =>
          images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth === 0),
        );
      expect(missing).toEqual([]);
      const idle = await page
        .locator("button:not([type=submit], [commandfor]), select:not(form *), input[type=range]")
        .filter({ visible: true })
        .allInnerTexts();
      expect(idle).toEqual([]);
    });
  }
});

test("contents, references, questions and notes lead where they say", async ({ page }) => {
  await page.goto("/benefits/skin-health");
  await page
    .locator("main")
    .getByRole("link", { name: "Reference 1", exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/#.+/);
  const reference = page.locator(".references :target");
  await expect(reference).toBeInViewport();
  await expect(reference).toContainText("DOI");
  await reference.getByRole("link", { name: "Back to the text" }).click();
  await expect(page.locator("sup a:target")).toBeInViewport();
  const question = page.locator("#faq ~ * details").last();
  await question.locator("summary").click();
  await expect(question.locator("summary ~ *").first()).toBeVisible();
});
