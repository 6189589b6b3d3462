import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { freePort } from "../support/free-port.ts";
import { expect, test } from "../support/site.ts";
import {
  hydrated,
  hydrations,
  isModule,
  modulesSent,
  requestsOf,
  slowDown,
  unhydratedPage,
} from "../support/unhydrated-page.ts";

const QUIET = /^(text\/html|text\/css|font\/|image\/)/;

for (const [which, paths, tags] of [
  ["busiest templates", ["/", "/benefits/skin-health", "/blog/getting-started"], []],
  [
    "other templates",
    ["/blog", "/red-light-101", "/webinar", "/search?q=light", "/unknown/page"],
    ["@release"],
  ],
] as const) {
  test(`the ${which} ask for no script and run none before their reader acts`, {
    tag: [...tags],
  }, async ({ context }) => {
    const page = await unhydratedPage(context);
    // As on a first visit.
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
    const requests = requestsOf(page);
    await page.clock.install();
    for (const path of paths) {
      await test.step(path, async () => {
        requests.length = 0;
        await page.coverage.startJSCoverage();
        await page.goto(path);
        // The clock runs on by itself: on a busy machine some are on their way by now.
        const modules = await page.locator("link[rel=held], link[rel=prefetch]").count();
        expect(modules).toBeGreaterThan(5);
        // Fetched in an idle moment, each of them once.
        await page.clock.runFor(1_000);
        await expect.poll(() => requests.filter(isModule).length).toBe(modules);
        for (const request of requests.filter(isModule)) {
          expect(await request.headerValue("sec-purpose"), request.url()).toBe("prefetch");
        }
        for (const request of requests.filter((request) => !isModule(request))) {
          const response = await request.response();
          expect(await response?.headerValue("content-type"), request.url()).toMatch(QUIET);
        }

        expect(await hydrations(page)).toBe(0);
        expect(await reactsTraces(page)).toEqual([]);
        // What the browser itself says: the one script that ran is in the page, and it waits.
        const [inline, ...more] = await page.coverage.stopJSCoverage();
        expect(more.map(({ url }) => url)).toEqual([]);
        expect(inline?.url).toBe(page.url());
      });
    }
  });
}

/** What the app's scripts leave behind wherever they run. */
function reactsTraces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [window, document, document.body].flatMap((object) =>
      Object.keys(object).filter((key) => /react/i.test(key)),
    ),
  );
}

test("what was fetched in an idle moment is not sent a second time, and nothing to a reader who saves data, before acting", {
  tag: "@release",
}, async ({ browser, context, loggingSite: site }) => {
  await test.step("not sent a second time", async () => {
    const page = await unhydratedPage(context);
    const before = await modulesSent(site);
    const sent = async () => (await modulesSent(site)).slice(before.length);
    await page.goto(`${site.url}/blog/getting-started`);
    const modules = await page.locator("link:is([rel=held], [rel=prefetch])").count();
    await expect.poll(async () => (await sent()).length).toBe(modules);
    const prefetched = await sent();
    await page.keyboard.press("Shift");
    await hydrated(page);
    expect(await sent()).toEqual(prefetched);
  });

  await test.step("nor when the reader acts while it is on its way", async () => {
    const page = await unhydratedPage(context);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.clearBrowserCache");
    await page.goto(`${site.url}/blog/getting-started`);
    const before = await modulesSent(site);
    await slowDown(page);
    await page.waitForFunction(() => document.querySelector("link[rel=prefetch]"));
    await page.keyboard.press("Shift");
    expect(await page.locator("link[rel=prefetch]").count()).toBeGreaterThan(0);
    await hydrated(page);
    const sent = (await modulesSent(site)).slice(before.length);
    expect(sent.length).toBe(new Set(sent).size);
  });

  await test.step("nothing to a reader who saves data", async () => {
    const saving = await browser.newContext();
    const page = await unhydratedPage(saving);
    const devtools = await saving.newCDPSession(page);
    await devtools.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
    const before = await modulesSent(site);
    const requests = requestsOf(page);
    await withoutLeisure(page);
    await page.goto(`${site.url}/blog/getting-started`);
    await page.clock.runFor(5_000);
    await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
    expect(requests.filter(isModule).map((request) => request.url())).toEqual([]);
    expect(await modulesSent(site)).toEqual(before);
    await page.keyboard.press("Shift");
    await hydrated(page);
    await saving.close();
  });
});

test("where there is no idle moment the modules are fetched after five seconds", {
  tag: "@release",
}, async ({ context }) => {
  const page = await unhydratedPage(context);
  await withoutLeisure(page);
  // Else the clock runs on by itself, past five seconds on a busy machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  const requests = requestsOf(page);
  await page.goto("/blog");
  const modules = await page.locator("link[rel=held]").count();
  await page.clock.runFor(900);
  await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
  await page.clock.runFor(4_100);
  await expect.poll(() => requests.filter(isModule).length).toBe(modules);
});

/** Time passes as the test says, and is never idle. */
async function withoutLeisure(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    window.requestIdleCallback = (act, { timeout } = {}) =>
      timeout ? window.setTimeout(act, timeout, { didTimeout: true, timeRemaining: () => 0 }) : 0;
  });
}

const SIGNS: Record<string, (page: Page) => Promise<void>> = {
  // Chromium tells of no movement where the pointer comes in.
  "the pointer moving": (page) => page.mouse.move(300, 300, { steps: 2 }),
  "a key": (page) => page.keyboard.press("Shift"),
  "the focus": (page) => page.getByRole("contentinfo").getByRole("textbox").focus(),
  "a screen reader's click": (page) =>
    page.getByRole("main").evaluate((main: HTMLElement) => main.click()),
  "a touch": (page) => page.touchscreen.tap(5, 300),
};

test("a page sleeps until it is given a sign of its reader", {
  tag: ["@phone-release", "@release"],
}, async ({ context, hasTouch }) => {
  const page = await unhydratedPage(context);
  for (const [sign, give] of Object.entries(SIGNS)) {
    if (sign === "a touch" && !hasTouch) continue;
    await test.step(sign, async () => {
      await page.goto("/blog");
      // A pointer that rests is none.
      await page.evaluate(() =>
        document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true })),
      );
      await page.waitForLoadState("networkidle");
      expect(await page.locator("script[type=module]").count()).toBe(0);
      expect(await hydrations(page)).toBe(0);
      await give(page);
      await hydrated(page);
    });
  }
});

test("a reader may act before the page is whole", { tag: "@release" }, async ({
  context,
  site,
}) => {
  const page = await unhydratedPage(context);
  const { promise: acted, resolve: hasActed } = Promise.withResolvers<void>();
  const slowLine = createServer(async ({ url }, response) => {
    const answer = await fetch(site.url + url);
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = url === "/blog";
    response.writeHead(200, { "Content-Type": answer.headers.get("Content-Type") ?? "" });
    response.write(body.subarray(0, body.length / 2));
    if (isPage) await acted;
    response.end(body.subarray(body.length / 2));
  });
  const port = await freePort();
  slowLine.listen(port);
  await page.goto(`http://localhost:${port}/blog`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.locator("script[type^=held]").count()).toBe(0);
  await page.keyboard.press("Shift");
  hasActed();
  await hydrated(page);
  slowLine.closeAllConnections();
  slowLine.close();
});
