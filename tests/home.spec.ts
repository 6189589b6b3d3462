import { expect, test } from "./site.ts";

const LINKS = {
  "Start Your Journey": "/guide/getting-started",
  "Watch Introduction": "/red-light-101#introduction",
  "All guides, in Red Light 101": "/red-light-101",
  "What is red light therapy?": "/guide/what-is-red-light-therapy",
  "Getting started at home": "/guide/getting-started",
  "Dose and protocols": "/guide/protocols",
  "Safety: who should ask first": "/guide/safety",
  "Red vs near-infrared": "/guide/wavelengths",
  "Questions readers ask": "/guide/faq",
  "Plan the first month": "/guide/getting-started",
  "Compare Devices": "/reviews",
};

test("every link is there and leads to its page", async ({ page, request }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const links = main.locator('a[href^="/"]');
  await expect(links).toHaveCount(Object.keys(LINKS).length);
  for (const [text, href] of Object.entries(LINKS)) {
    await expect(links.filter({ hasText: text })).toHaveAttribute("href", href);
    // Device reviews are a placeholder, as the specification says.
    expect((await request.get(href)).status()).toBe(href === "/reviews" ? 404 : 200);
  }
  await main.getByRole("link", { name: "Start Your Journey" }).click();
  await expect(page).toHaveURL(/\/guide\/getting-started$/);
});

test("the whole card of a guide can be clicked", async ({ page }) => {
  await page.goto("/");
  // Forced: what is hit there is the link, stretched over the card, and not the words.
  await page.getByText("completions").first().click({ force: true });
  await expect(page).toHaveURL(/\/guide\/what-is-red-light-therapy$/);
});

test("the site's claims stand to the letter", async ({ page }) => {
  await page.goto("/");
  const stats = page.getByRole("region", { name: "This site in figures" });
  for (const claim of ["500+", "200+", "1000+", "50K+"]) {
    await expect(stats.getByText(claim, { exact: true })).toBeVisible();
  }
  const badges = page.getByRole("region", { name: "Why readers trust us" }).getByRole("listitem");
  await expect(badges).toHaveText([
    "500+ device reviews",
    "200+ research articles",
    "50K+ users",
    "1000+ studies",
    "98% satisfaction",
    "24/7 support",
  ]);
});

test("guide cards say how hard, how long and how well liked", async ({ page }) => {
  await page.goto("/");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card).toContainText(/(Beginner|Intermediate), \d+ min read/);
    await expect(card.getByRole("img", { name: /^Popularity [1-5] of 5$/ })).toBeVisible();
    await expect(card).toContainText(/[\d,]+ completions/);
  }
});

test("four testimonials, three verified, none marked up as a review", async ({ page }) => {
  await page.goto("/");
  const quotes = page.getByRole("region", { name: "What readers say" }).getByRole("listitem");
  await expect(quotes).toHaveCount(4);
  await expect(quotes.getByRole("img", { name: "Rated 5 of 5" })).toHaveCount(4);
  await expect(quotes.getByText("Verified", { exact: true })).toHaveCount(3);
  await expect(quotes.getByText("Not verified", { exact: true })).toHaveCount(1);
  await expect(quotes.filter({ hasText: "Physical therapist, Portland, Oregon" })).toHaveCount(1);
  await expect(page.locator("[itemscope], [typeof]")).toHaveCount(0);
  for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
    expect(data).not.toMatch(/Review|Rating/);
  }
});

test("the figure cites its source, which links back", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Reference 1", exact: true }).click();
  const reference = page.locator("#ref-ash-2017");
  await expect(reference).toBeFocused();
  await reference.getByRole("link", { name: /Back to the text/ }).click();
  await expect(page.getByRole("link", { name: "Reference 1", exact: true })).toBeFocused();
});

test("names itself and its address", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Wavelength: Red light therapy, explained from the evidence");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /^https?:.+\/$/);
});

test("reads without JavaScript, and the introduction is there in words", async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Watch Introduction" })).toHaveCount(0);
  await page.getByRole("link", { name: "Watch Introduction" }).click();
  await expect(page).toHaveURL(/\/red-light-101#introduction$/);
  await expect(page.locator("#introduction")).toBeInViewport();
  await page.close();
});
