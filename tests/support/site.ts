import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Response,
} from "@playwright/test";
import { HYDRATED } from "#app/hydration-on-intent.ts";
import { type RunningServer, startServer } from "./running-server.ts";
import { SHARED_SITE } from "./shared-site.ts";

/** Once for each worker. With a worker fixture Playwright would begin a new worker for every file without it. */
type Lasting = <Started extends { end(): Promise<void> }>(
  start: () => Promise<Started>,
) => Promise<Started>;

/**
 * The project's `test`: `site` is the production server on the embedded store, shared by all tests; `loggingSite` is
 * one of the worker's own, whose log its tests may read. A console error, an uncaught error, a violation of the content
 * security policy or a request to another machine fails the test, unless `allowed` names it. Pages are hydrated after each
 * visit, unless `hydrates` is false: tests of HTML and styles take a third of the time then.
 */
export const test = base.extend<
  { allowed: RegExp[]; hydrates: boolean; loud: undefined; loggingSite: RunningServer },
  { lasting: Lasting; site: Pick<RunningServer, "url"> }
>({
  lasting: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const started = new Map<unknown, Promise<{ end(): Promise<void> }>>();
      const lasting: Lasting = (start) => {
        const found = (started.get(start) as ReturnType<typeof start> | undefined) ?? start();
        started.set(start, found);
        return found;
      };
      await use(lasting);
      for (const one of started.values()) await (await one).end();
    },
    { scope: "worker" },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => use({ url: process.env[SHARED_SITE] ?? "" }),
    { scope: "worker" },
  ],
  loggingSite: async ({ lasting }, use) => use(await lasting(startServer)),
  baseURL: async ({ site }, use) => use(site.url),
  hydrates: [true, { option: true }],
  page: async ({ page, javaScriptEnabled, hydrates }, use) => {
    if (!javaScriptEnabled || !hydrates) return use(page);
    await countHydrations(page);
    for (const visit of ["goto", "reload"] as const) {
      const go: (...parts: never[]) => Promise<Response | null> = page[visit].bind(page);
      page[visit] = async (...parts: never[]) => {
        const response = await go(...parts);
        if (response?.headers()["content-type"]?.startsWith("text/html")) await hydrated(page);
        return response;
      };
    }
    await use(page);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  allowed: async ({}, use) => use([]),
  loud: [
    async ({ browser, context, allowed }, use) => {
      const complaints: string[] = [];
      const listen = (context: BrowserContext) => listenTo(context, complaints);
      listen(context);
      browser.on("context", listen);
      await use(undefined);
      browser.off("context", listen);
      const unexpected = complaints.filter((text) => !allowed.some((known) => known.test(text)));
      expect(unexpected, "nothing unexpected in the console or on the network").toEqual([]);
    },
    { auto: true },
  ],
});

function listenTo(context: BrowserContext, complaints: string[]): void {
  const failedPages = new Set<string>();
  context.on("response", (response) => {
    // Chromium reports an expected missing page as an error.
    const isPage = response.request().isNavigationRequest() || /\.data(\?|$)/.test(response.url());
    if (isPage && response.status() >= 400) failedPages.add(response.url());
  });
  context.on("console", (message) => {
    const text = message.text();
    const isMeant =
      text.startsWith("Failed to load resource") && failedPages.has(message.location().url);
    if (message.type() === "error" && !isMeant) complaints.push(text);
  });
  context.on("weberror", (error) => {
    complaints.push(String(error.error()));
  });
  context.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && !/^(localhost|127\.0\.0\.1)$/.test(hostname)) {
      complaints.push(`asked for ${request.url()}`);
    }
  });
}

/**
 * Acts like a reader, and resolves once React has taken over the page. The page itself waits for its event:
 * `waitForFunction` would give it all of Playwright's selectors, which takes a tenth of a visit's time.
 */
async function hydrated(page: Page): Promise<void> {
  await page.evaluate(
    (hydrated) =>
      new Promise<void>((resolve) => {
        document.addEventListener(hydrated, () => resolve());
        if (Reflect.get(window, "hydrations") > 0) resolve();
        document.dispatchEvent(new Event("pointermove"));
      }),
    HYDRATED,
  );
}

/** Counts in `window.hydrations` how often React has taken over a page; it should be once. */
export async function countHydrations(page: Page): Promise<void> {
  await page.addInitScript((hydrated) => {
    Object.assign(window, { hydrations: 0 });
    document.addEventListener(hydrated, () => {
      Reflect.set(window, "hydrations", Reflect.get(window, "hydrations") + 1);
    });
  }, HYDRATED);
}

export { expect };
