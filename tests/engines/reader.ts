import { setTimeout as pause } from "node:timers/promises";

/** A window of some browser engine. */
export type Window = {
  resize(width: number, height: number): Promise<void>;
  goto(url: string): Promise<void>;
  /** Runs a function in the page, which may use nothing but its arguments. */
  run<T, A extends unknown[]>(act: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  moveTo(x: number, y: number): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  /** "Enter", "a", or with a modifier "Control+k". */
  press(keys: string): Promise<void>;
  close(): Promise<void>;
};

/** What a journey does in any engine. */
export type Reader = ReturnType<typeof readerOf>;

export function readerOf(window: Window, site: string, siteWithoutScripts: string) {
  const { run, press } = window;

  /** Waits until it is true, or for as long as a slow machine may need. @returns its last value */
  async function until<T, A extends unknown[]>(act: (...args: A) => T, ...args: A) {
    const end = Date.now() + 20_000;
    for (;;) {
      // A page that is left in between answers nothing.
      const value = await run(act, ...args).catch(() => undefined);
      if (value || Date.now() > end) return value;
      await pause(50);
    }
  }

  /** Where the middle of the first is that is seen, once it is in the window. */
  async function placeOf(selector: string) {
    const place = await until((selector) => {
      // What a closed fold holds has a place in Firefox and WebKit, too.
      const link = [...document.querySelectorAll(selector)].find((each) =>
        each.checkVisibility({ visibilityProperty: true }),
      );
      const [box] = link?.getClientRects() ?? [];
      if (!link || !box) return;
      if (box.top < 80 || box.bottom > innerHeight - 90)
        link.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = link.getClientRects()[0] ?? box;
      return [left + width / 2, top + height / 2] as const;
    }, selector);
    if (!place) throw new Error(`Nothing is seen of ${selector}`);
    return place;
  }

  async function click(selector: string) {
    await window.clickAt(...(await placeOf(selector)));
  }

  async function write(text: string) {
    for (const key of text) await press(key);
  }

  return {
    ...window,
    until,
    click,
    write,
    hover: async (selector: string) => window.moveTo(...(await placeOf(selector))),
    /** WebKit's driver takes a change of the address by the page that is left for the arrival. */
    async open(path: string) {
      const { pathname } = new URL(path, site);
      await window.goto(site + path);
      await until((pathname) => location.pathname === pathname, pathname);
    },
    openWithoutScripts: (path: string) => window.goto(siteWithoutScripts + path),
    async fill(selector: string, text: string) {
      await click(selector);
      await press("Control+a");
      await press("Delete");
      await write(text);
      const isWritten = (selector: string, text: string) =>
        document.querySelector<HTMLInputElement>(selector)?.value === text;
      if (!(await until(isWritten, selector, text)))
        throw new Error(`${selector} does not have ${text}`);
    },
    /** Waits for React, which comes when a reader acts. */
    async wake() {
      await press("Shift");
      await until(() => Object.keys(document).some((key) => key.startsWith("__react")));
    },
    back: () => run(() => void setTimeout(() => history.back(), 50)),
    forward: () => run(() => void setTimeout(() => history.forward(), 50)),
    /** The address, once a reader has arrived there. */
    async arrival(address: string) {
      await until(
        (address) =>
          location.pathname + location.search === address && document.readyState === "complete",
        address,
      );
      return run(() => location.pathname + location.search);
    },
    /** The element with the focus, by its id or its words. */
    focused: () =>
      run(() => {
        const { id, localName, textContent } = document.activeElement ?? document.body;
        return `${localName} ${id || textContent.slice(0, 30)}`;
      }),
    /** How many elements there are, seen or not. */
    count: (selector: string) =>
      run((selector) => document.querySelectorAll(selector).length, selector),
  };
}
