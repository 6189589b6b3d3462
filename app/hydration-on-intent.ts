/**
 * Most readers read and leave. So a page starts no JavaScript of React's, and fetches it only at
 * leisure, until its reader acts: moves the pointer, touches, presses a key or focuses something.
 *
 * own-scripts.server.ts makes React Router's scripts and preloads inert. One small inline script runs,
 * `wakeOnIntent`, which puts them back with the first sign of intent. Links and forms need none of
 * it. What else was clicked, pressed or chosen before React was there is put off until it is, so that
 * nothing a reader does is lost: also a link with `data-opens-dialog`, which is followed where React
 * cannot come.
 */

/** The text of the script that wakes a page; it takes itself out when it has run. */
export function wakeScript(): string {
  return `(${wakeOnIntent})("${HELD}", "${HYDRATED}")`;
}

/** What marks the scripts and preloads that wait: the links' `rel`, and the beginning of the scripts' type. */
export const HELD = "held";

/** The event on the document that says that React has taken the page over. */
export const HYDRATED = "hydrated";

/** Runs in the browser, where it has only itself: it may use nothing of this module. */
function wakeOnIntent(held: string, hydrated: string): void {
  // A click without a pointer is a screen reader's.
  const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "click"];
  const missed: (() => void)[] = [];
  let awake = false;
  document.currentScript?.remove();

  function wake(event: Event) {
    // Browsers also tell of a pointer that rests where the page has come under it.
    const rests =
      event.type === "pointermove" &&
      event instanceof PointerEvent &&
      event.movementX === 0 &&
      event.movementY === 0;
    if (awake || rests) return;
    awake = true;
    // What is to be woken stands at the page's end, which may still be on its way.
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
    else start();
  }

  function start() {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${held}]`)) {
      link.rel = "modulepreload";
      link.onerror = fail;
    }
    const scripts = document.querySelectorAll<HTMLScriptElement>(`script[type^=${held}]`);
    for (const inert of scripts) {
      const script = document.createElement("script");
      if (inert.type.endsWith("module")) script.type = "module";
      script.text = inert.text;
      script.onerror = fail;
      inert.replaceWith(script);
    }
  }

  // What is put off here is kept from React, which would do it as well were it half there.
  function putOff(event: Event, act: () => void) {
    event.stopImmediatePropagation();
    missed.push(act);
  }

  function onClick(event: MouseEvent) {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // Elsewhere the browser itself does what is right: follows, submits, opens.
    const knowsCommands = "commandForElement" in HTMLButtonElement.prototype;
    const button = target.closest<HTMLElement>(
      `button[type=button]${knowsCommands ? ":not([commandfor])" : ""}`,
    );
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = isPlain ? target.closest<HTMLElement>("a[data-opens-dialog]") : null;
    const searchBox = target.closest<HTMLElement>("[data-opens-search] input");
    button?.setAttribute("aria-busy", "true");
    if (button) putOff(event, () => button.click());
    else if (link) {
      event.preventDefault();
      link.setAttribute("aria-busy", "true");
      putOff(event, () => link.click());
    } else if (searchBox) putOff(event, () => clickFocused(searchBox));
  }

  function onKeyDown(event: KeyboardEvent) {
    const { target, key } = event;
    if (!(target instanceof HTMLElement)) return;
    const isTyping = target.matches("input, textarea, select");
    const isShortcut = key === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (isShortcut || (key === "/" && !isTyping)) {
      // The browser would open a search of its own. What is typed next has the box to go to.
      event.preventDefault();
      const searchBox = document.querySelector<HTMLElement>("[data-opens-search] input");
      searchBox?.focus();
      if (searchBox && document.activeElement === searchBox) {
        putOff(event, () => clickFocused(searchBox));
        return;
      }
    } else if (isTyping) return;
    putOff(event, () => {
      if (document.activeElement === target)
        target.dispatchEvent(new KeyboardEvent("keydown", event));
    });
  }

  function onChange(event: Event) {
    const { target } = event;
    if (!(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    putOff(event, () => {
      target.value = value;
      target.dispatchEvent(new Event("change", { bubbles: true }));
    });
  }

  function clickFocused(element: HTMLElement) {
    if (document.activeElement === element) element.click();
  }

  function giveUp() {
    for (const sign of signs) document.removeEventListener(sign, wake, true);
    document.removeEventListener("click", onClick, true);
    document.removeEventListener("keydown", onKeyDown, true);
    document.removeEventListener("change", onChange, true);
    for (const busy of document.querySelectorAll("button[aria-busy], a[aria-busy]")) {
      busy.removeAttribute("aria-busy");
    }
  }

  function fail() {
    const link = document.querySelector<HTMLElement>("a[aria-busy]");
    giveUp();
    link?.click();
  }

  function prefetch() {
    if (awake) return;
    for (const { href } of document.querySelectorAll<HTMLLinkElement>(`link[rel=${held}]`)) {
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "prefetch", href }),
      );
    }
  }

  for (const sign of signs) document.addEventListener(sign, wake, { capture: true, passive: true });
  document.addEventListener("click", onClick, true);
  document.addEventListener("keydown", onKeyDown, true);
  document.addEventListener("change", onChange, true);
  document.addEventListener(hydrated, () => {
    giveUp();
    for (const act of missed) act();
  });

  const savesData =
    "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData;
  if ("requestIdleCallback" in window && !savesData) {
    addEventListener("load", () => requestIdleCallback(prefetch));
  }
}
