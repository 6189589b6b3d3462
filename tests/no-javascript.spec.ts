import { expect, test } from "./site.ts";

test.use({ javaScriptEnabled: false });

/** Every kind of page of the route table, with the heading it has to have. */
const PAGES = [
  ["/", /./],
  ["/red-light-101", "Red Light 101"],
  ["/guide/safety", /safety/i],
  ["/guide", "Article Not Found"],
  ["/benefits", /benefits/i],
  ["/benefits/skin-health", "Skin Health"],
  ["/benefits/pain-inflammation", "Pain"],
  ["/benefits/hair-growth", "Hair"],
  ["/benefits/sleep-energy", "Sleep"],
  ["/benefits/mood-mental-health", "Mood"],
  ["/benefits/athletic-performance", "Athletic"],
  ["/benefits/hormonal-health", "Hormonal"],
  ["/benefits/pain-relief", /pain/i],
  ["/article/wavelengths", /wavelength|near-infrared/i],
  ["/blog", "Red Light Therapy Blog"],
  ["/articles", "Red Light Therapy Blog"],
  ["/blog/protocols", "Dose and protocols"],
  ["/articles/faq", /questions/i],
  ["/webinars/perfectio-x", /./],
  ["/search?q=sleep", "Search"],
  ["/newsletter/subscribe", /./],
  ["/newsletter/thank-you", /./],
  ["/reviews", "404 Page Not Found"],
  ["/community/stories/one", "404 Page Not Found"],
  ["/shop/panels", "404 Page Not Found"],
  ["/privacy", "404 Page Not Found"],
  ["/no-such-page", "404 Page Not Found"],
] as const;

test("every page reads, shows its pictures, and offers nothing that does nothing", async ({
  page,
}) => {
  for (const [path, heading] of PAGES) {
    await page.goto(path);
    await test.step(path, async () => {
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toContainText(heading);
      await expect(main).toHaveText(/.{60}/s, { useInnerText: true });
      await expect(page.locator("[aria-busy=true], .animate-pulse")).toHaveCount(0);
      const missing = await page
        .locator("img")
        .evaluateAll((images) =>
          images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth === 0),
        );
      expect(missing).toEqual([]);
      // The headings that sort a table are its headings still.
      const idle = await page
        .locator("button:not([type=submit], [commandfor], th *), select:not(form *)")
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
  await expect(page.locator("li:target")).toBeInViewport();
  await page.locator("li:target").getByRole("link", { name: "Back to the text" }).first().click();
  await expect(page.locator("sup a:target")).toBeInViewport();
  const question = page.locator("#faq ~ * details, details:has(summary)").last();
  await question.locator("summary").click();
  await expect(question.locator("summary ~ *").first()).toBeVisible();
});

test("the search form answers", async ({ page }) => {
  await page.goto("/search");
  await page.getByRole("main").getByRole("searchbox").fill("goggles");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\?q=goggles/);
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /goggles/i })
      .first(),
  ).toBeVisible();
});
