import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ONE_OF_EACH } from "../support/accessibility-pages.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import {
  endScreen,
  needEngines,
  openChromium,
  openFirefox,
  openWebKit,
  startScreen,
} from "./engines.ts";
import { JOURNEYS } from "./journeys.ts";
import { type Reader, readerOf } from "./reader.ts";

/** Key journeys in Chromium, Firefox and WebKit: one description each, and all three must see the same. */

let site: RunningServer;
/** The site whose pages may run no script. Its readers have an address of their own: each may sign up a few times. */
const scriptless = createServer((asked, answer) => {
  const { method } = asked;
  const headers = { ...asked.headers, "x-forwarded-for": "198.51.100.1" };
  const onward = request(site.url + asked.url, { method, headers }, (answered) => {
    answer.writeHead(answered.statusCode ?? 500, {
      ...answered.headers,
      "content-security-policy": "script-src 'none'",
    });
    answered.pipe(answer);
  });
  asked.pipe(onward);
});
let readers: Record<"chromium" | "firefox" | "webkit", Reader>;

beforeAll(async () => {
  needEngines();
  site = await startServer({ TRUST_PROXY: "loopback" });
  scriptless.listen(0, "localhost");
  await startScreen();
  const [chromium, firefox, webkit] = await Promise.all([
    openChromium(),
    openFirefox(),
    openWebKit(),
  ]);
  const { port } = scriptless.address() as AddressInfo;
  const withSite = (window: Parameters<typeof readerOf>[0]) =>
    readerOf(window, site.url, `http://localhost:${port}`);
  readers = {
    chromium: withSite(chromium),
    firefox: withSite(firefox),
    webkit: withSite(webkit),
  };
});

afterAll(async () => {
  await Promise.all(Object.values(readers ?? {}).map((reader) => reader.close()));
  endScreen();
  scriptless.close();
  await site?.end();
});

describe.each(JOURNEYS)("$name", ({ width = 1280, run }) => {
  test("is the same in all engines", async () => {
    const seen = await inAllEngines(async (reader) => {
      await reader.resize(width, width < 600 ? 844 : 900);
      const seen = await run(reader);
      return { seen, errors: await reader.run(() => Reflect.get(window, "errors")) };
    });
    expect(seen.firefox).toEqual(seen.chromium);
    expect(seen.webkit).toEqual(seen.chromium);
  });
});

test.each(ONE_OF_EACH)("%s fits a phone, has its heading, and stands large text", async (path) => {
  const seen = await inAllEngines(async (reader) => {
    await reader.resize(390, 844);
    await reader.open(path);
    const seen = await reader.run(() => ({
      heading: document.querySelector("h1")?.textContent,
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      errors: Reflect.get(window, "errors"),
    }));
    // WebKit's process ended on some lines.
    const isLaidOut = await reader.run(() => {
      document.documentElement.style.fontSize = "200%";
      for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details"))
        fold.open = true;
      return document.documentElement.scrollHeight > 0;
    });
    return { ...seen, isLaidOut };
  });
  expect(seen.firefox).toEqual(seen.chromium);
  expect(seen.webkit).toEqual(seen.chromium);
});

async function inAllEngines<T>(act: (reader: Reader) => Promise<T>) {
  // All are awaited, so that none is still at it in the next test.
  const [chromium, firefox, webkit] = await Promise.allSettled([
    act(readers.chromium),
    act(readers.firefox),
    act(readers.webkit),
  ]);
  return { chromium: seenBy(chromium), firefox: seenBy(firefox), webkit: seenBy(webkit) };
}

function seenBy<T>(settled: PromiseSettledResult<T>) {
  if (settled.status === "rejected") throw settled.reason;
  return settled.value;
}
