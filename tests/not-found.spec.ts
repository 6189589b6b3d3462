import { expect, test } from "./site.ts";

const UNPUBLISHED = [
  ["/reviews", "Our device reviews are not published yet."],
  ["/reviews/a-panel", "Our device reviews are not published yet."],
  ["/community", "The community section is not published yet."],
  ["/community/stories/one", "The community section is not published yet."],
  ["/shop", "The shop is not published yet."],
  ["/shop/panels", "The shop is not published yet."],
  ["/about", "The page about us is not published yet."],
  ["/contact", "The contact page is not published yet."],
] as const;

test("what is not published yet: 404, and a line that says so", async ({ request }) => {
  for (const [path, notice] of UNPUBLISHED) {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status(), path).toBe(404);
    expect(html, path).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/);
    expect(html, path).toContain(notice);
    expect(html, path).toContain('<meta name="robots" content="noindex"/>');
  }
});

test("what nobody has thought of: 404, without such a line", async ({ request }) => {
  for (const path of ["/nowhere", "/nowhere/at/all", "/guides"]) {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status(), path).toBe(404);
    expect(html, path).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/);
    expect(html, path).not.toContain("not published yet");
  }
});

test("the page offers a search and the main sections", async ({ page }) => {
  const response = await page.goto("/nowhere");
  expect(response?.status()).toBe(404);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(main.getByRole("searchbox")).toBeVisible();
  const sections = main.getByRole("navigation", { name: "Main sections" });
  await expect(sections.getByRole("link")).toHaveCount(4);
  await sections.getByRole("link", { name: /^Blog/ }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Red Light Therapy Blog");
});

test("the same page on a client navigation", async ({ page }) => {
  await page.goto("/blog");
  const loaded = page.waitForResponse(/\/careers\.data/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  expect((await loaded).status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
});
