import { mainNavigation } from "#app/frame/navigation.ts";
import { expectArrival } from "../support/accessibility-focus.ts";
import { expect, test } from "../support/site.ts";
import { hydrated, unhydratedPage } from "../support/unhydrated-page.ts";

test("without checkVisibility, as in Safari before 17.4, the page stays and Back finds its link", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "checkVisibility"));

  await page.goto("/blog");
  const article = page.getByRole("main").getByRole("link", { name: "Dose and protocols" });
  await article.click();
  await expectArrival(page, "/blog/protocols");
  await page.goBack();
  await expect(article).toBeFocused();

  await page.goto("/benefits/skin-health");
  const marker = page.locator("main p .citation a").first();
  await marker.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(marker).toBeFocused();
});

test("without idle callbacks and prefetching, as in Safari, the modules are fetched ahead", async ({
  context,
}) => {
  const page = await unhydratedPage(context);
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "requestIdleCallback");
    const { supports } = DOMTokenList.prototype;
    DOMTokenList.prototype.supports = function (token) {
      return token !== "prefetch" && supports.call(this, token);
    };
  });
  const answers: string[] = [];
  page.on("requestfinished", (request) => answers.push(request.url()));
  await page.goto("/blog");
  const links = page.locator("link[rel=held]");
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLLinkElement).href),
  );
  expect(addresses.length).toBeGreaterThan(5);
  await expect.poll(() => answers).toEqual(expect.arrayContaining(addresses));
  await expect(links).toHaveCount(addresses.length);
  await page.keyboard.press("Shift");
  await hydrated(page);
});

test("without ::details-content, as in Safari before 18.4, folds open for paper and close again", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...asked: [string]) =>
      !asked[0].includes("details-content") && supports(...asked);
  });
  await page.goto("/benefits/skin-health");
  const folded = page.locator("main details:not([open])");
  const before = await folded.count();
  expect(before).toBeGreaterThan(5);
  const toPrinter = (event: string) =>
    page.evaluate((name) => dispatchEvent(new Event(name)), event);
  await toPrinter("beforeprint");
  await expect(folded).toHaveCount(0);
  await toPrinter("afterprint");
  await expect(folded).toHaveCount(before);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a phone has the sections' links in place of the menu", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/blog");
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("button", { name: "Menu" })).toBeHidden();
    const links = banner.getByRole("navigation", { name: "Main" }).getByRole("link");
    expect(await links.allInnerTexts()).toEqual(mainNavigation.map(({ name }) => name));
    await links.filter({ hasText: "Evidence" }).click();
    await expect(page).toHaveURL(/\/evidence$/);
  });
});

test("no field has letters so small that iOS would zoom in", async ({ page }) => {
  for (const path of [
    "/benefits/skin-health",
    "/red-light-101",
    "/dose",
    "/webinars/perfectio-x",
  ]) {
    await page.goto(path);
    const sizes = await page
      .locator("input:not([type=checkbox], [type=radio]), select, textarea")
      .evaluateAll((fields) =>
        fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      );
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
});
