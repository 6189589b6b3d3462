import type { Locator } from "@playwright/test";
import { expect, test } from "./site.ts";

const BENEFITS = [
  "/benefits/skin-health",
  "/benefits/pain-inflammation",
  "/benefits/hair-growth",
  "/benefits/sleep-energy",
  "/benefits/mood-mental-health",
  "/benefits/athletic-performance",
  "/benefits/hormonal-health",
];
const HEADER = ["/", "/red-light-101", "/benefits", ...BENEFITS, "/reviews", "/blog", "/shop"];
const FOOTER = {
  Guides: [
    "/guide/what-is-red-light-therapy",
    "/guide/getting-started",
    "/guide/protocols",
    "/guide/safety",
    "/guide/wavelengths",
    "/guide/faq",
    "/guides",
    "/research",
  ],
  Benefits: [
    "/benefits/skin-health",
    "/benefits/pain-relief",
    "/benefits/hair-growth",
    "/benefits/sleep-energy",
    "/benefits/athletic-performance",
  ],
  Company: ["/about", "/editorial-process", "/contact", "/partnerships", "/careers"],
  Legal: ["/privacy", "/terms", "/medical-disclaimer", "/affiliate-disclosure"],
};

test("the header has the spec's entries with the spec's paths", async ({ page, isMobile }) => {
  await page.goto("/blog");
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
  else {
    await page.getByRole("banner").getByRole("link", { name: "Benefits" }).hover();
  }
  const menu = page.getByRole("navigation", { name: "Main" }).filter({ visible: true });
  await expect(menu.getByRole("link", { name: "Hormonal Health" })).toBeVisible();
  expect(await paths(menu)).toEqual(HEADER);
});

test("the footer has every link of the spec, and nothing else", async ({ page }) => {
  await page.goto("/blog");
  const footer = page.getByRole("contentinfo");
  for (const [title, links] of Object.entries(FOOTER)) {
    const group = footer.locator("nav > div", { has: page.getByRole("heading", { name: title }) });
    expect(await paths(group)).toEqual(links);
  }
  const social = footer.getByRole("link", { name: /^Wavelength on/ });
  await expect(social).toHaveCount(4);
  await expect(footer.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:.+@.+/);
  await expect(footer).toContainText("Not medical advice.");
  await expect(footer).toContainText("commission");
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()}`);
});

test("no page marks more than its own section as current", async ({ page, isMobile }) => {
  await page.goto("/blog/protocols");
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Main" }).filter({ visible: true });
  await expect(menu.locator("[aria-current]")).toHaveText(["Blog"]);
  await expect(menu.locator("[aria-current]")).toHaveAttribute("aria-current", "true");
  await page.goto("/blog");
  await expect(page.locator("nav [href='/blog'][aria-current=page]").first()).toBeAttached();
});

test("what is published is there, and has one heading of the first level", async ({ request }) => {
  const pages = HEADER.filter((path) => path !== "/reviews" && path !== "/shop");
  for (const path of [...pages, ...FOOTER.Guides.slice(0, 6), ...FOOTER.Benefits]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect((await response.text()).match(/<h1[ >]/g), path).toHaveLength(1);
  }
});

test("what is linked to and nobody has published is a 404", async ({ request }) => {
  for (const path of [
    "/reviews",
    "/shop",
    "/guides",
    "/research",
    ...FOOTER.Company,
    ...FOOTER.Legal,
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain("404 Page Not Found");
  }
});

test("Subscribe leads to the newsletter's e-mail box", async ({ page }) => {
  await page.goto("/blog");
  await page.getByRole("banner").getByRole("link", { name: "Subscribe" }).click();
  const box = page.getByRole("textbox", { name: /e-mail/ });
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport();
  await expect(page.getByRole("heading", { name: /device reviews/ })).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens, Benefits is a link, Subscribe finds its box", async ({
    page,
    isMobile,
  }) => {
    await page.goto("/blog");
    const banner = page.getByRole("banner");
    if (isMobile) {
      await banner.getByRole("button", { name: "Menu" }).click();
      await banner.getByRole("link", { name: "Red Light 101" }).click();
      await expect(page).toHaveURL(/\/red-light-101$/);
    } else {
      await banner.getByRole("link", { name: "Benefits" }).click();
      await expect(page).toHaveURL(/\/benefits$/);
    }
    await page.goto("/blog");
    await banner.getByRole("link", { name: "Subscribe" }).click();
    await expect(page.getByRole("textbox", { name: /e-mail/ })).toBeFocused();
  });

  test("the search box asks the search page", async ({ page, isMobile }) => {
    await page.goto("/blog");
    if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
    const box = page.getByRole("banner").getByRole("searchbox").filter({ visible: true });
    await box.fill("sleep");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=sleep$/);
  });
});

function paths(part: Locator): Promise<(string | null)[]> {
  return part
    .getByRole("link")
    .evaluateAll((links) => links.map((one) => one.getAttribute("href")));
}
