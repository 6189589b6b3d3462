import type { BrowserContext, Page, Request } from "@playwright/test";
import type { RunningServer } from "./running-server.ts";
import { countHydrations, expect } from "./site.ts";

/** A page that sleeps until the test acts, unlike the fixture's `page`, which each goto wakes. */
export async function sleepingPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await countHydrations(page);
  return page;
}

/** Waits until React has taken the page over and has done what came too early. */
export async function awake(page: Page): Promise<void> {
  await expect.poll(() => hydrations(page)).toBe(1);
}

export function hydrations(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, "hydrations"));
}

/** Waits until the browser has had time for what it does at leisure, and has done it. */
export async function leisure(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
}

/** Keeps every module back until the returned function is called. */
export async function holdModules(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** 400 kbit/s each way, and 400 ms until an answer begins. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** All that a page asks for from now on, in a list that grows. */
export function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return requests;
}

export const isModule = (request: Request) => new URL(request.url()).pathname.endsWith(".js");

/** The modules that the server has sent so far, by its own account. */
export async function modulesSent(site: RunningServer): Promise<string[]> {
  // Once it has logged this, it has logged all that came before.
  const last = `/last-${crypto.randomUUID()}`;
  await fetch(site.url + last);
  const paths = () => site.log().map(({ path }) => String(path));
  await expect.poll(paths).toContain(last);
  return paths().filter((path) => path.endsWith(".js"));
}
