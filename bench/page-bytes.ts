import { brotliCompressSync, constants } from "node:zlib";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { HYDRATED } from "#app/hydration-on-intent.ts";
import { CHROMIUM_FLAGS, installedChromium } from "../scripts/chromium.js";
import { table } from "../scripts/table.ts";

const KINDS = ["Document", "Stylesheet", "Font", "Image"] as const;

/** Compressed bodies without headers. */
type PageBytes = {
  /** By DevTools' kind, before the reader acts. */
  before: Map<string, number>;
  scripts: { before: number; after: number };
  /** Summed over the visit. */
  layoutShift: number;
};

/** Bytes over the wire before the reader acts, and the JavaScript that comes then. */
export async function measurePageBytes(origin: string, paths: readonly string[]): Promise<string> {
  const executablePath = installedChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: CHROMIUM_FLAGS,
  });
  const rows: string[][] = [];
  for (const path of paths) {
    const { before, scripts, layoutShift } = await pageBytes(browser, origin + path);
    rows.push([
      path,
      ...KINDS.map((kind) => kilobytes(before.get(kind))),
      kilobytes(scripts.before),
      kilobytes(scripts.after),
      layoutShift.toFixed(3),
    ]);
  }
  await browser.close();
  return table(
    ["page, KB", "HTML", "CSS", "fonts", "images", "script before intent", "after", "layout shift"],
    rows,
  );
}

/** On a phone with an empty cache. */
export async function pageBytes(browser: Browser, address: string): Promise<PageBytes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  // A reader who saves data gets nothing ahead, so that only what is needed counts.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const page = await context.newPage();
  const bytes = await countBytes(await context.newCDPSession(page));
  await page.goto(address, { waitUntil: "networkidle" });
  const before = new Map(bytes);
  await hydrate(page);
  await page.waitForLoadState("networkidle");
  const scripts = { before: before.get("Script") ?? 0, after: bytes.get("Script") ?? 0 };
  const layoutShift = await shiftOf(page);
  await context.close();
  return { before, scripts, layoutShift };
}

async function countBytes(session: CDPSession): Promise<Map<string, number>> {
  const begun = new Map<string, { kind: string; head: number }>();
  const bytes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    begun.set(requestId, { kind: type, head: response.encodedDataLength });
  });
  // Not dataReceived, whose length may be 0.
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const { kind, head } = begun.get(requestId) ?? { kind: "Other", head: 0 };
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength - head);
  });
  await session.send("Network.enable");
  return bytes;
}

async function hydrate(page: Page): Promise<void> {
  await page.evaluate((hydrated) => {
    const done = new Promise((resolve) => document.addEventListener(hydrated, resolve));
    document.dispatchEvent(new Event("pointermove"));
    return done;
  }, HYDRATED);
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += "value" in entry ? Number(entry.value) : 0;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

/** 1024 bytes, with one decimal. */
export const kilobytes = (bytes = 0) => (bytes / 1024).toFixed(1);

/** At the level of server/cache/finished-page.ts. */
export function brotliSize(html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }).length;
}
