import type { Browser, BrowserContext, Page } from "@playwright/test";
import { test } from "../support/site.ts";

type Given = { page: Page; context: BrowserContext; browser: Browser; site: { url: string } };

type Place = { path: string; open(given: Given): Promise<Page> };

const PAGES: Record<string, Place> = {
  "the test's page": { path: "/blog", open: async ({ page }) => page },
  "another page of its context": { path: "/blog", open: ({ context }) => context.newPage() },
  "a page that is not found": { path: "/unknown/page", open: ({ context }) => context.newPage() },
  "a page of a new context": {
    path: "/blog",
    open: ({ browser, site }) => browser.newPage({ baseURL: site.url }),
  },
};

for (const [position, [name, place]] of Object.entries(PAGES).entries()) {
  test.fail(
    `a violation of the security policy on ${name} fails the test`,
    { tag: position === 0 ? [] : "@release" },
    async ({ page, context, browser, site }) => {
      await violate(place, { page, context, browser, site });
    },
  );
}

// So that those above fail for no other reason.
test("a violation is all that went wrong", { tag: "@release" }, async ({
  page,
  context,
  browser,
  site,
  allowed,
}) => {
  allowed.push(POLICY);
  for (const place of Object.values(PAGES)) await violate(place, { page, context, browser, site });
});

async function violate({ path, open }: Place, given: Given) {
  const page = await open(given);
  await page.goto(path);
  const said = page.waitForEvent("console", (message) => POLICY.test(message.text()));
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.src = "https://elsewhere.example/";
    document.body.append(frame);
  });
  await said;
  await page.close();
}

const POLICY = /violates the following Content Security Policy/;
