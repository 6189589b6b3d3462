import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";
import { unhydratedPage } from "../support/unhydrated-page.ts";

test("a page that does not arrive leaves theme, menus and typed text as they were", {
  tag: "@release",
}, async ({ page, allowed }) => {
  allowed.push(/Failed to fetch|ERR_FAILED|Failed to load resource/);
  await page.goto("/blog");
  await page.evaluate(() => document.documentElement.classList.add("dark"));
  const box = page.getByRole("contentinfo").getByRole("textbox");
  await box.fill("reader@example.com");
  await page.route("**/careers.data*", (route) => route.abort());
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be shown");
  await expect(page.getByRole("main")).toContainText("did not reach your device");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(box).toHaveValue("reader@example.com");
  await expect(page.getByRole("main")).toBeFocused();
  await page.unroute("**/careers.data*");
  await page.getByRole("banner").getByRole("link", { name: "Wavelength" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator("html")).toHaveClass(/dark/);
});

test("offline, a link to a page whose code is not there says so and keeps the page", async ({
  page,
  allowed,
}) => {
  allowed.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/blog");
  await page.context().setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Red Light 101" }).click();
  await expect(
    page.getByText("You are offline", { exact: true }),
    "app/frame/offline-links.ts finds out whether a page's code is there from router.routes, manifest.routes and routeModules of React Router's contexts. Documented is none of them: look for where they are now.",
  ).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Red Light Therapy Blog");
  await page.context().setOffline(false);
  await page.getByRole("banner").getByRole("link", { name: "Red Light 101" }).click();
  await expect(page).toHaveURL(/\/red-light-101$/);
});

test("offline, a page whose scripts have not come keeps its reader, and says why", {
  tag: "@release",
}, async ({ context, allowed }) => {
  allowed.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const page = await unhydratedPage(context);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/blog");
  await page.context().setOffline(true);
  // When it is pressed again, the page has given its scripts up.
  for (const _press of ["first", "second"]) {
    const said = page.waitForEvent("dialog");
    const click = page.getByRole("banner").getByRole("link", { name: "Red Light 101" }).click();
    const dialog = await said;
    expect(dialog.message()).toBe("You are offline. Check your connection, then try again.");
    await dialog.accept();
    await click;
    await expect(page).toHaveURL(/\/blog$/);
  }
  await page.context().setOffline(false);
  await page.getByRole("banner").getByRole("link", { name: "Red Light 101" }).click();
  await expect(page).toHaveURL(/\/red-light-101$/);
});

/** Ways in which the data of a page that is loaded by a link does not come, and what is said then. */
const FAILURES: Record<
  string,
  { said: RegExp; begin: (page: Page, address: string) => Promise<() => Promise<void>> }
> = {
  // First: what has come once is in the browser's cache.
  "the reader is offline": {
    said: /You are offline/,
    begin: async (page) => {
      await page.context().setOffline(true);
      return () => page.context().setOffline(false);
    },
  },
  "the request breaks off": {
    said: /did not reach your device/,
    begin: async (page, address) => {
      await page.route(address, (route) => route.abort());
      return () => page.unroute(address);
    },
  },
  "the server fails": {
    said: /went wrong on our side/,
    begin: async (page, address) => {
      await page.route(address, (route) => route.fulfill({ status: 500, body: "no" }));
      return () => page.unroute(address);
    },
  },
};

test.describe("offline, when the request breaks off and when the server fails", () => {
  // React Router leaves the failure unhandled for a moment if the page's styles come after it; of an
  // answer that failed the console has the name of its class, which the build makes one letter.
  test.use({
    allowed: [/Failed to fetch|ERR_FAILED|Failed to load resource|ERR_INTERNET|^[A-Za-z]$/],
  });

  test("an article says so in the specified words, and can be tried again, in vain too", {
    tag: "@release",
  }, async ({ page }) => {
    const main = page.getByRole("main");
    // The code for articles is there; only this article has to come.
    await page.goto("/blog/getting-started");
    for (const [failure, { said, begin }] of Object.entries(FAILURES)) {
      await test.step(failure, async () => {
        const end = await begin(page, "**/guide/protocols.data*");
        await page.getByRole("contentinfo").getByRole("link", { name: "Protocols" }).click();
        await expect(page).toHaveTitle("Article Not Found");
        await expect(main.getByRole("heading", { level: 1 })).toHaveText("Article Not Found");
        await expect(main).toContainText(
          "The article you're looking for doesn't exist or has been moved.",
        );
        await expect(main).toContainText(said);
        await expect(main.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
        const tryAgain = main.getByRole("link", { name: "Try again" });
        if (failure === "the reader is offline") {
          const failed = page.waitForEvent("requestfailed");
          await tryAgain.click();
          expect((await failed).url()).toContain("/guide/protocols.data");
          await expect(tryAgain).toBeVisible();
        }
        await end();
        await tryAgain.click();
        await expect(main.getByRole("article")).toContainText("Last updated");
        await page.goBack();
        // Also when the server failed: then the article was loaded anew, and React has not taken it over.
        await expect(main.getByRole("heading", { level: 1 })).toContainText("Getting started");
      });
    }
  });

  test("the blog says so in the specified words, and can be tried again", {
    tag: "@release",
  }, async ({ page }) => {
    const main = page.getByRole("main");
    // The same code under another address, so that the browser has kept no list of /blog.
    await page.goto("/articles");
    for (const [failure, { said, begin }] of Object.entries(FAILURES)) {
      await test.step(failure, async () => {
        const end = await begin(page, "**/blog.data*");
        await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
        await expect(
          main.getByRole("heading", { level: 2, name: "Unable to Load Blog Posts" }),
        ).toBeVisible();
        await expect(main.getByRole("heading", { level: 1 })).toHaveText("Red Light Therapy Blog");
        await expect(main).toContainText(
          "We're having trouble loading the blog posts. Please try again later.",
        );
        await expect(main).toContainText(said);
        await end();
        await main.getByRole("link", { name: "Try again" }).click();
        await expect(main.getByRole("article").first()).toBeVisible();
        await page.getByRole("banner").getByRole("link", { name: "Wavelength" }).click();
        await expect(page).toHaveURL(/\/$/);
      });
    }
  });
});
