import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import puppeteer, { type KeyInput, type Page } from "puppeteer-core";
import { CHROMIUM_FLAGS, installedChromium } from "../../scripts/chromium.js";
import { freePort } from "../support/free-port.ts";
import type { Window } from "./reader.ts";

const PACKAGES =
  "firefox-esr webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb openbox xdotool dbus";
const PROGRAMS = [
  "firefox-esr",
  "WebKitWebDriver",
  "Xvfb",
  "openbox",
  "xdotool",
  "dbus-run-session",
];

/** Tells what to install, where one of the engines or a program that they need is missing. */
export function needEngines(): void {
  const missing = PROGRAMS.map((program) => `/usr/bin/${program}`).filter((path) => {
    try {
      accessSync(path);
      return false;
    } catch {
      return true;
    }
  });
  if (!installedChromium()) missing.push("Chromium");
  if (missing.length > 0)
    throw new Error(
      `${missing.join(", ")} missing. On Debian and Ubuntu: apt-get install -y --no-install-recommends ${PACKAGES}`,
    );
}

/** Runs in each page before its own scripts. */
const NOTE_ERRORS = `
  window.errors = [];
  addEventListener("error", (event) => errors.push(event.message));
  addEventListener("unhandledrejection", (event) => errors.push(String(event.reason)));
  document.addEventListener("securitypolicyviolation", (event) => errors.push(event.violatedDirective + " " + event.blockedURI));
`;

const started: ChildProcess[] = [];

/** For what `openFirefox` and `openWebKit` need a screen for. */
export async function startScreen(): Promise<void> {
  const screen = start("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24"]);
  const [display] = await once(screen.stdout as NodeJS.ReadableStream, "data");
  process.env.DISPLAY = `:${String(display).trim()}`;
  start("openbox", []);
}

export function endScreen(): void {
  for (const child of started.reverse()) child.kill();
}

export async function openChromium(): Promise<Window> {
  return open(
    await puppeteer.launch({
      executablePath: installedChromium() ?? "chromium",
      args: [...CHROMIUM_FLAGS, "--no-sandbox"],
    }),
  );
}

/** In a window of its own: headless, its pages have no focus, and keys press nothing. */
export async function openFirefox(): Promise<Window> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    headless: false,
    protocolTimeout: 120_000,
  });
  const window = await open(browser);
  await window.goto("about:blank");
  start("xdotool", ["mousemove", "500", "600", "click", "1"]);
  while (!(await window.run(() => document.hasFocus()))) await pause(100);
  return window;
}

async function open(browser: Awaited<ReturnType<typeof puppeteer.launch>>): Promise<Window> {
  const page: Page = (await browser.pages())[0] ?? (await browser.newPage());
  await page.evaluateOnNewDocument(NOTE_ERRORS);
  const moveTo = async (x: number, y: number) => {
    await page.mouse.move(x - 2, y);
    await page.mouse.move(x, y);
  };
  return {
    resize: async (width, height) => {
      await page.setViewport({ width, height }).catch((error: Error) => {
        // Firefox 140 can't set the orientation, which is asked for together with the size.
        if (!error.message.includes("setScreenOrientationOverride")) throw error;
      });
      while ((await page.evaluate(() => innerWidth)) !== width) await pause(50);
    },
    goto: async (url) => {
      await page.goto(url);
    },
    run: (act, ...args) => page.evaluate(act as (...args: unknown[]) => unknown, ...args) as never,
    moveTo,
    clickAt: async (x, y) => {
      await moveTo(x, y);
      await page.mouse.click(x, y);
    },
    press: async (keys) => {
      const [key = "Shift", ...held] = keys.split("+").reverse() as KeyInput[];
      for (const each of held) await page.keyboard.down(each);
      await page.keyboard.press(key);
      for (const each of held) await page.keyboard.up(each);
    },
    close: () => browser.close(),
  };
}

/** By plain WebDriver: the clients on npm know no driver of WebKitGTK. */
export async function openWebKit(): Promise<Window> {
  const port = await freePort();
  start("dbus-run-session", ["--", "WebKitWebDriver", `--port=${port}`, "--host=127.0.0.1"]);
  const driver = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${driver}/status`).catch(() => undefined))) await pause(100);
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(driver + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Record<string, never> };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const binary = new URL("webkit-window.py", import.meta.url).pathname;
  const options = { "webkitgtk:browserOptions": { binary, args: [NOTE_ERRORS] } };
  const { sessionId } = await ask("POST", "/session", { capabilities: { alwaysMatch: options } });
  const session = `/session/${sessionId}`;
  const act = (source: object) => ask("POST", `${session}/actions`, { actions: [source] });
  return {
    resize: async (width, height) => {
      await ask("POST", `${session}/window/rect`, { width, height });
    },
    goto: async (url) => {
      await ask("POST", `${session}/url`, { url });
    },
    run: (act, ...args) =>
      ask("POST", `${session}/execute/sync`, {
        script: `return (${act})(...arguments)`,
        args,
      }) as never,
    moveTo: async (x, y) => {
      await act({ type: "pointer", id: "mouse", actions: moves(x, y) });
    },
    clickAt: async (x, y) => {
      const presses = [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await act({ type: "pointer", id: "mouse", actions: [...moves(x, y), ...presses] });
    },
    press: async (keys) => {
      const values = keys.split("+").map((key) => KEYS[key] ?? key);
      const down = values.map((value) => ({ type: "keyDown", value }));
      const up = values.reverse().map((value) => ({ type: "keyUp", value }));
      await act({ type: "key", id: "keys", actions: [...down, ...up] });
    },
    close: async () => {
      // The window is gone before it can answer.
      await ask("DELETE", session).catch(() => {});
    },
  };
}

const moves = (x: number, y: number) =>
  [2, 0].map((before) => ({
    type: "pointerMove",
    x: Math.round(x) - before,
    y: Math.round(y),
    duration: 0,
  }));

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<string, string> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Delete: "\uE017",
};

function start(program: string, args: string[]): ChildProcess {
  const env = {
    ...process.env,
    GTK_USE_PORTAL: "0",
    LIBGL_ALWAYS_SOFTWARE: "1",
    NO_AT_BRIDGE: "1",
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    // As root there is none.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
  const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "ignore"] });
  started.push(child);
  return child;
}
