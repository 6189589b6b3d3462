import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";

test.skip(({ isMobile }) => isMobile, "paper is as wide whatever printed it");

// A4 less its margins, at 96 dots an inch.
test.use({ viewport: { width: 672, height: 987 } });

for (const path of ["/blog/protocols", "/benefits/skin-health", "/red-light-101"]) {
  test(`${path} prints as text alone, on white in either theme`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.classList.add("dark"));
    await page.emulateMedia({ media: "print" });

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const frame of ["banner", "contentinfo", "dialog"] as const) {
      await expect(page.getByRole(frame)).toHaveCount(0);
    }
    const ways = page.getByRole("navigation", { name: /^(Main|Breadcrumb|On this page|Site)$/ });
    await expect(ways).toHaveCount(0);
    await expect(page.getByText("Skip to the content")).toBeHidden();
    // The headings that sort a table are its headings still.
    await expect(page.locator("button:not(th *), select").filter({ visible: true })).toHaveCount(0);
    expect(await overflow(page)).toBe(0);

    const colours = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { backgroundColor, color };
    });
    expect(colours.backgroundColor).toBe("rgb(255, 255, 255)");
    expect(lightness(colours.color)).toBeLessThan(0.4);
  });
}

test("an article's links that leave the site show where to; those within it do not", async ({
  page,
}) => {
  await page.goto("/blog/protocols");
  await page.emulateMedia({ media: "print" });
  const links = await printedAddresses(page, ".prose a");
  const outside = links.filter(({ href }) => href.startsWith("http"));
  expect(outside.length).toBeGreaterThan(5);
  for (const { href, printed } of outside) expect(printed).toContain(href);
  const inside = links.filter(({ href }) => !href.startsWith("http"));
  expect(inside.length).toBeGreaterThan(0);
  for (const { printed } of inside) expect(printed).toBe("none");
});

test("a benefit page prints its answers, and its references with their addresses once", async ({
  page,
}) => {
  await page.goto("/benefits/skin-health");
  await page.emulateMedia({ media: "print" });
  const answers = page.locator("#faq ~ * details > :not(summary)");
  expect(await answers.count()).toBeGreaterThan(3);
  for (const answer of await answers.all()) {
    await expect(answer).toBeVisible();
  }
  const references = page.locator("section[aria-labelledby=references] li");
  expect(await references.count()).toBeGreaterThan(10);
  const links = await printedAddresses(page, "section[aria-labelledby=references] a");
  const printed = links.filter(({ printed }) => printed !== "none");
  expect(new Set(printed.map(({ href }) => href)).size).toBe(printed.length);
  for (const reference of await references.all()) {
    const addresses = await reference
      .locator("a[href^=http]")
      .evaluateAll((links) =>
        links.filter((link) => getComputedStyle(link, "::after").display !== "none"),
      );
    expect(addresses.length).toBeGreaterThan(0);
  }
});

async function printedAddresses(page: Page, links: string) {
  return page.locator(links).evaluateAll((links) =>
    links
      .filter((link) => link.checkVisibility())
      .map((link) => {
        const { content, display } = getComputedStyle(link, "::after");
        const href = link.getAttribute("href") ?? "";
        return { href, printed: display === "none" ? "none" : content };
      }),
  );
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** The L of `oklch(L C H)`, from 0 to 1. */
function lightness(colour: string): number {
  return Number(/^oklch\(([\d.]+)/.exec(colour)?.[1]);
}
