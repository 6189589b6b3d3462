import type { Page } from "@playwright/test";

/** What WCAG 1.4.12 lets readers set. */
export const SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** Text that is cut off or off the screen, and the page's excess width. */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const root = document.documentElement;
    const tooWide = root.scrollWidth - window.innerWidth;
    if (tooWide > 0) lost.push(`${tooWide} px too wide`);
    const isMeantUnseen = (element: Element) =>
      element.closest("[aria-hidden=true], dialog:not([open]), body > a") !== null;
    const known = new Map<Element, DOMRect[]>();
    /** The boxes that cut off an element's text. */
    const clippingBoxes = (element: Element): DOMRect[] => {
      const found = known.get(element);
      if (found) return found;
      const parent = element.parentElement;
      const outer = parent && element !== document.body ? clippingBoxes(parent) : [];
      const clips = /hidden|clip/.test(getComputedStyle(element).overflow);
      const boxes = clips ? [element.getBoundingClientRect(), ...outer] : outer;
      known.set(element, boxes);
      return boxes;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (
        !parent ||
        !node.nodeValue?.trim() ||
        !parent.checkVisibility({ visibilityProperty: true })
      )
        continue;
      if (isMeantUnseen(parent) || parent.closest("svg, script, style")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      const around = clippingBoxes(parent);
      // Text for screen readers is clipped to a pixel.
      if (around.some(({ width }) => width <= 1)) continue;
      const name = () => node?.nodeValue?.trim().slice(0, 60) ?? "";
      if (box.left < -1 || box.right > window.innerWidth + 1) lost.push(`off screen: ${name()}`);
      for (const { left, right, top, bottom } of around) {
        // Letters' boxes are taller than tightly set lines.
        const cut = box.left < left - 1 || box.right > right + 1;
        if (cut || box.top < top - 8 || box.bottom > bottom + 8) lost.push(`cut off: ${name()}`);
      }
    }
    return [...new Set(lost)];
  });
}

/** Controls without keyboard focus, or without an uncut outline of 2 px and 3:1 on them or on their card. */
export async function unmarkedFocus(page: Page): Promise<string[]> {
  // From here on the browser takes focus for the keyboard's.
  await page.keyboard.press("Tab");
  await installContrast(page);
  await addStyle(page, "* { transition: none !important }");
  return page.evaluate(() => {
    const CONTROLS =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]";
    const problems: string[] = [];
    const modal = document.querySelector("dialog:modal");
    for (const control of (modal ?? document).querySelectorAll<HTMLElement>(CONTROLS)) {
      if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus({ preventScroll: true });
      const html = control.outerHTML.replace(/ class="[^"]*"/, "").slice(0, 120);
      if (document.activeElement !== control) {
        problems.push(`takes no focus: ${html}`);
        continue;
      }
      const marked = [control, control.closest("article")].find((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      });
      if (!marked) {
        problems.push(`no outline: ${html}`);
        continue;
      }
      const style = getComputedStyle(marked);
      const offset = Number.parseFloat(style.outlineOffset);
      const under = offset < 0 ? marked : marked.parentElement;
      const ratio = window.contrast(style.outlineColor, window.surfaceOf(under));
      if (ratio < 3) problems.push(`outline hardly seen (${ratio.toFixed(1)}): ${html}`);
      const reach = offset + Number.parseFloat(style.outlineWidth);
      const box = marked.getBoundingClientRect();
      for (let around = marked.parentElement; around; around = around.parentElement) {
        if (around === document.body || getComputedStyle(around).overflow === "visible") continue;
        const { left, right, top, bottom } = around.getBoundingClientRect();
        const sides = [box.left - reach - left, right - box.right - reach];
        if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) {
          sides.push(box.top - reach - top, bottom - box.bottom - reach);
        }
        if (sides.some((room) => room < -1)) problems.push(`outline cut off: ${html}`);
      }
    }
    return problems;
  });
}

/**
 * Citations, numbers and names alike, as targets: their count, with all folds open, and those which are
 * less than 24 px tall or wide or reach into another.
 */
export function citationTargets(page: Page): Promise<{ count: number; wrong: string[] }> {
  return page.evaluate(() => {
    for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
    const markers = [...document.querySelectorAll("a[href^='#ref-'], a[data-reference]")].filter(
      (marker) => !marker.closest("svg") && marker.checkVisibility(),
    );
    // A name may go over two lines.
    const boxes = markers.flatMap((marker) => {
      const lines = [...marker.getClientRects()];
      return lines.map((box) => ({ marker, box, isWhole: lines.length === 1 }));
    });
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
    const wrong = boxes.flatMap(({ marker, box, isWhole }, at) => {
      const name = `${marker.textContent}: ${box.width} × ${box.height}`;
      const isSmall = box.height < 24 || (isWhole && box.width < 24);
      const met = boxes.slice(at + 1).find((other) => {
        return other.marker !== marker && meet(box, other.box);
      });
      return [
        ...(isSmall ? [name] : []),
        ...(met ? [`${name}, over ${met.marker.textContent}`] : []),
      ];
    });
    return { count: markers.length, wrong };
  });
}

/** Every transition and animation of more than 10 ms, and what scrolls smoothly. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving: string[] = [];
    const longest = (times: string) => Math.max(...times.split(",").map(Number.parseFloat));
    for (const element of document.querySelectorAll("*")) {
      for (const part of [undefined, "::before", "::after"]) {
        const style = getComputedStyle(element, part);
        const moves = style.animationName !== "none" && longest(style.animationDuration) > 0.01;
        if (moves || longest(style.transitionDuration) > 0.01 || style.scrollBehavior === "smooth")
          moving.push(`${element.tagName}${part ?? ""} ${element.className}`.slice(0, 120));
      }
    }
    return moving;
  });
}

/** Adds a rule like a reader's own style sheet: the content security policy allows no element for it. */
export async function addStyle(page: Page, rule: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rule);
}

/** Gives the page `contrast(colour, colour)` by WCAG, and `surfaceOf(element)`, its background. */
export async function installContrast(page: Page): Promise<void> {
  await page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!canvas) throw new Error("No canvas");
    const known = new Map<string, Uint8ClampedArray>();
    const bytes = (colour: string) => {
      const drawn = known.get(colour);
      if (drawn) return drawn;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const { data } = canvas.getImageData(0, 0, 1, 1);
      known.set(colour, data);
      return data;
    };
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = Array.from(bytes(colour), (byte) => {
        const part = byte / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    window.contrast = (one, other) => {
      const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (lighter + 0.05) / (darker + 0.05);
    };
    window.surfaceOf = (element) => {
      for (let around = element; around; around = around.parentElement) {
        const { backgroundColor } = getComputedStyle(around);
        if (bytes(backgroundColor)[3] === 255) return backgroundColor;
      }
      return getComputedStyle(document.body).backgroundColor;
    };
  });
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it adds to another one
  interface Window {
    contrast(one: string, other: string): number;
    surfaceOf(element: Element | null): string;
  }
}
