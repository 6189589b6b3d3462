import { findPlace } from "./frame/find-place.ts";
import { prefetchScripts } from "./frame/prefetch-scripts.ts";
import { unfoldForPrint } from "./frame/unfold-for-print.ts";
import { openSearch, SEARCH_FIELD_ID } from "./search/open-search.ts";
import { NAME_PREFIX } from "./storefront/store-anchors.ts";

/**
 * Most readers read and leave, so React's JavaScript waits until a reader acts. own-scripts.server.ts makes React
 * Router's scripts inert, and the page's one inline script puts them back (`hydrateOnIntent`). Links, forms, the search
 * and the Benefits menu work at once; other clicks, keys, choices and hovers are repeated once React is there.
 */

/** The text of the script. Each of its functions runs in the browser and has only itself, nothing of its module. */
export function inlineScript(): string {
  const search = `(${openSearch})("${SEARCH_FIELD_ID}")`;
  return [
    "document.currentScript.remove()",
    `(${hydrateOnIntent})("${HELD}","${HYDRATED}",${search})`,
    `(${prefetchScripts})("${HELD}")`,
    `(${findPlace})("${NAME_PREFIX}")`,
    `(${unfoldForPrint})()`,
  ].join(";");
}

/** The `rel` of links and the beginning of the `type` of scripts that wait for a reader to act. */
export const HELD = "held";

/** The event on the document that says that React has taken the page over. */
export const HYDRATED = "hydrated";

function hydrateOnIntent(held: string, hydrated: string, endSearch: () => void): void {
  // A click without a pointer is a screen reader's.
  const signs = ["pointermove", "pointerdown", "keydown", "focusin", "click"];
  const missed: (() => void)[] = [];
  const listening = new AbortController();
  let begun = false;
  /** "mouse", "touch", or nothing with keys. */
  let pointer = "";
  /** A link was followed offline. `useOfflineLinks` says so, where its code is there. */
  let cutOff = false;
  const waits = '[data-waits],a[href^="#ref-"]';

  function on<E extends Event>(types: readonly string[], act: (event: E) => void) {
    const options = { capture: true, signal: listening.signal };
    for (const type of types) document.addEventListener(type, (event) => act(event as E), options);
  }

  function begin({ type, pointerType, movementX, movementY }: PointerEvent) {
    pointer = pointerType ?? (type === "keydown" ? "" : pointer);
    // Browsers also tell of a pointer that rests where the page has come under it.
    const rests = type === "pointermove" && movementX === 0 && movementY === 0;
    if (begun || rests) return;
    begun = true;
    // The scripts are at the page's end, which may still be on its way.
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
    else start();
  }

  function start() {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${held}]`)) {
      link.rel = "modulepreload";
      link.onerror = fail;
    }
    const scripts = document.querySelectorAll<HTMLScriptElement>(`script[type^=${held}]`);
    for (const script of scripts) {
      script.type = script.type.endsWith("module") ? "module" : "";
      script.onerror = fail;
      // It runs when it comes into the page, and has not been there as a script before.
      const { parentNode, nextSibling } = script;
      script.remove();
      parentNode?.insertBefore(script, nextSibling);
    }
  }

  // React must not see it: it might do the same.
  function putOff(event: Event, act: () => void) {
    event.stopImmediatePropagation();
    missed.push(act);
  }

  function onClick(event: MouseEvent) {
    const { target } = event;
    if (!(target instanceof Element) || event.defaultPrevented) return;
    const knowsCommands = "commandForElement" in HTMLButtonElement.prototype;
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const waiting = target.closest(
      `button[type=button]${knowsCommands ? ":not([commandfor])" : ""}${isPlain ? `,${waits}` : ""}`,
    );
    const link = isPlain ? target.closest<HTMLAnchorElement>("a[href]") : null;
    const shared = waiting?.getAttribute("data-share");
    if (waiting && shared && "share" in navigator) {
      event.stopImmediatePropagation();
      shareNow(waiting, shared);
    } else if (waiting) {
      event.preventDefault();
      waiting.setAttribute("aria-busy", "true");
      putOff(event, () => press(waiting));
    } else if (link?.matches("[aria-expanded=false]") && pointer !== "mouse") {
      event.preventDefault();
      show(link);
      putOff(event, () => link.click());
    } else if (link && !navigator.onLine && leadsElsewhere(link)) {
      event.preventDefault();
      cutOff = true;
      putOff(event, () => press(link));
    } else if (link) leave(link);
  }

  /** To another page of the site. The browser would show an error page of its own in its place. */
  function leadsElsewhere(link: HTMLAnchorElement) {
    const { origin, pathname } = new URL(link.getAttribute("href") ?? "", location.href);
    return origin === location.origin && pathname !== location.pathname;
  }

  /** Links in drawings have no `click()`. */
  function press(control: Element) {
    control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }

  /** Safari lets nobody share from a press that is repeated later. After a failure React tries, and says how else. */
  function shareNow(button: Element, url: string) {
    navigator.share({ title: document.title, url }).catch(({ name }) => {
      button.removeAttribute("data-share");
      // The reader closed the share sheet.
      if (name !== "AbortError") press(button);
    });
  }

  function show(link: HTMLAnchorElement) {
    document.getElementById(link.getAttribute("aria-controls") ?? "")?.removeAttribute("hidden");
    link.setAttribute("aria-expanded", "true");
  }

  /** The way back leads to where a jump within the page began, as in scroll-position.ts. */
  function leave(link: HTMLAnchorElement) {
    link.closest("dialog")?.close();
    // Links in drawings have no `hash`.
    const to = new URL(link.getAttribute("href") ?? "", location.href);
    if (!to.hash || to.href.replace(to.hash, "") !== location.href.replace(location.hash, ""))
      return;
    const folds = document.querySelectorAll<HTMLDetailsElement>("main details");
    const state = {
      idx: 0,
      ...history.state,
      // A new one, for which no earlier document has kept another position.
      key: Math.random().toString(36).slice(2),
      folds: Array.from(folds, (fold) => fold.open),
      top: scrollY,
    };
    history.replaceState(state, "");
    link.dataset.left = state.key;
  }

  function onKeyDown(event: KeyboardEvent) {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.defaultPrevented) return;
    if (target.matches("input, textarea, select")) return;
    if (target.matches("[aria-expanded]") && /^( |ArrowDown)$/.test(key)) event.preventDefault();
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

  function tellWhereReaderIs() {
    const hovered = [...document.querySelectorAll(":hover")].at(-1);
    const over = { bubbles: true, pointerType: pointer };
    if (pointer === "mouse") hovered?.dispatchEvent(new PointerEvent("pointerover", over));
    document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }

  function giveUp() {
    cutOff = false;
    listening.abort();
    for (const busy of document.querySelectorAll("[aria-busy]")) busy.removeAttribute("aria-busy");
    document.removeEventListener("click", keepPage);
  }

  function fail() {
    const waiting = document.querySelector(`:is(${waits})[aria-busy]`);
    const isCutOff = cutOff;
    giveUp();
    document.addEventListener("click", keepPage);
    if (waiting) press(waiting);
    if (isCutOff) sayCutOff();
  }

  /** For as long as there is no React, which would say it. */
  function keepPage(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest("a[href]");
    if (!(link instanceof HTMLAnchorElement) || navigator.onLine || !leadsElsewhere(link)) return;
    event.preventDefault();
    sayCutOff();
  }

  function sayCutOff() {
    alert("You are offline. Check your connection, then try again.");
  }

  document.addEventListener("DOMContentLoaded", (event) => {
    // What the page shows is in the browser alone.
    if (document.querySelector("[data-hydrates]")) begin(event as PointerEvent);
  });
  // After a reload, the way back may lead to what the router had shown in the same document, and it isn't there.
  const page = location.pathname + location.search;
  const showOther = () => {
    if (location.pathname + location.search !== page) location.reload();
  };
  addEventListener("popstate", showOther, { signal: listening.signal });
  on(signs, begin);
  on(["click"], onClick);
  on(["keydown"], onKeyDown);
  on(["change"], onChange);
  document.addEventListener(hydrated, () => {
    giveUp();
    endSearch();
    for (const act of missed) act();
    tellWhereReaderIs();
  });
}
