import type { BrowserContext, Page, Request } from "@playwright/test";
import type { RunningServer } from "./running-server.ts";
import { countHydrations, expect } from "./site.ts";

/** Is not hydrated before the test acts, unlike the fixture's `page`. */
export async function unhydratedPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await countHydrations(page);
  return page;
}

/** Waits until React has taken over and has repeated early acts. */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => hydrations(page)).toBe(1);
}

export function hydrations(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, "hydrations"));
}

/** Holds every module back until the returned function is called. */
export async function holdModules(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** 400 kbit/s each way, and 400 ms to the first byte. */
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

/** As slow as a cheap phone of 2019. */
export async function slowProcessor(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
}

export function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return requests;
}

export const isModule = (request: Request) => new URL(request.url()).pathname.endsWith(".js");

/** By the server's own log. */
export async function modulesSent(site: RunningServer): Promise<string[]> {
  // The log is in order, so after this entry all earlier ones are there.
  const last = `/last-${crypto.randomUUID()}`;
  await fetch(site.url + last);
  const paths = () => site.log().map(({ path }) => String(path));
  await expect.poll(paths).toContain(last);
  return paths().filter((path) => path.endsWith(".js"));
}
