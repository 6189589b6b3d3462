import type { Page } from "@playwright/test";
import { explainerScenes } from "#app/explainer/explainer.server.ts";
import { violationsInBothThemes } from "../support/accessibility-pages.ts";
import { expect, test } from "../support/site.ts";

const SCENES = explainerScenes();
const TITLES = SCENES.map(({ title }) => title);
const [FIRST = "", SECOND = "", THIRD = "", , FIFTH = "", LAST = ""] = TITLES;

/** The explainer on a clock that only the test moves. */
async function openExplainer(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto("/");
  await page.clock.pauseAt(60_000);
  await page.getByRole("button", { name: "Watch Introduction" }).click();
  return page.getByRole("dialog", { name: /Red light therapy in \d+ seconds/ });
}

test("opens captioned, with its papers; pauses, goes on, and steps by mouse", async ({ page }) => {
  const dialog = await openExplainer(page);
  await test.step("the caption names its papers, each in a new tab", async () => {
    await expect.soft(dialog).toContainText(SCENES[0]?.caption ?? "");
    const source = dialog.getByRole("link", { name: "(opens in a new tab)" }).first();
    await expect.soft(source).toHaveAttribute("target", "_blank");
    await expect.soft(source).toHaveAttribute("rel", "noopener noreferrer");
    await expect.soft(source).toHaveAttribute("href", /^https:\/\//);
  });

  await test.step("pauses, goes on, and steps by mouse", async () => {
    const title = dialog.getByRole("heading", { level: 3 });
    await dialog.getByRole("button", { name: "Pause" }).click();
    await page.clock.runFor(30_000);
    await expect(title).toHaveText(FIRST);
    await dialog.getByRole("button", { name: "Next" }).click();
    await dialog.getByRole("button", { name: "Next" }).click();
    await expect(title).toHaveText(THIRD);
    await dialog.getByRole("button", { name: "Previous" }).click();
    await expect(title).toHaveText(SECOND);
    await dialog.getByRole("button", { name: `Scene 5 of 6: ${FIFTH}` }).click();
    await expect(title).toHaveText(FIFTH);
    await dialog.getByRole("button", { name: "Play", exact: true }).click();
    await runUntil(page, LAST);
    await expect(dialog.getByRole("button", { name: "Next" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  });
});

test("plays its captioned scenes by itself, to the end, and again, and is seen whole at 200 % zoom", {
  tag: "@release",
}, async ({ page }) => {
  const dialog = await openExplainer(page);
  await test.step("is seen whole at 200 % zoom", async () => {
    await page.setViewportSize({ width: 640, height: 450 });
    for (const name of ["Pause", "Previous", "Next", "Close"]) {
      await expect.soft(dialog.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    }
    await expect.soft(dialog.getByRole("img")).toBeInViewport({ ratio: 1 });
    const source = dialog.getByRole("link", { name: "(opens in a new tab)" }).first();
    await expect.soft(source).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step("plays its captioned scenes by itself, to the end, and again", async () => {
    await expect(dialog).toBeVisible();
    for (const [index, title] of TITLES.entries()) {
      await expect(dialog.getByRole("heading", { level: 3 })).toHaveText(title);
      await expect(dialog.getByRole("img")).toHaveAccessibleName(/\w+/);
      await expect(current(page)).toHaveAccessibleName(`Scene ${index + 1} of 6: ${title}`);
      await runUntil(page, TITLES[index + 1]);
    }
    await play(page, 120);
    await dialog.getByRole("button", { name: "Play again" }).click();
    await expect(dialog.getByRole("heading", { level: 3 })).toHaveText(FIRST);
    await expect(dialog.getByRole("button", { name: "Pause" })).toBeVisible();
  });
});

test("opens, plays and closes by keyboard, and gives the focus back; closes by mouse", {
  tag: "@release",
}, async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto("/");
  await page.clock.pauseAt(60_000);
  const trigger = page.getByRole("button", { name: "Watch Introduction" });
  const dialog = page.getByRole("dialog");
  for (const key of ["Enter", "Space"]) {
    await trigger.focus();
    await page.keyboard.press(key);
    await expect(dialog.getByRole("button", { name: "Pause" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("heading", { level: 3 })).toHaveText(SECOND);
    await page.keyboard.press("ArrowLeft");
    await expect(dialog.getByRole("heading", { level: 3 })).toHaveText(FIRST);
    await page.keyboard.press("Space");
    await expect(dialog.getByRole("button", { name: "Play", exact: true })).toBeFocused();
    for (let tabs = 0; tabs < 15; tabs += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(focusIsOutside)).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
  }

  // By its cross and by a click outside.
  await trigger.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await trigger.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();

  // A click with a modifier follows the link as links do.
  const opened = page.context().waitForEvent("page");
  await trigger.click({ modifiers: ["Control"] });
  await expect(await opened).toHaveURL(/\/red-light-101#introduction$/);
  await expect(dialog).toHaveCount(0);
});

test("without motion, scenes stand still and are turned by the reader, and axe finds nothing in them", {
  tag: "@release",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const dialog = await openExplainer(page);
  const title = dialog.getByRole("heading", { level: 3 });
  await expect(dialog.getByRole("button", { name: "Next" })).toBeFocused();
  await expect(dialog.getByRole("button", { name: /^(Play|Pause)$/ })).toHaveCount(0);
  await page.clock.runFor(60_000);
  await page.clock.resume();
  for (const [index, expected] of TITLES.entries()) {
    await expect(title).toHaveText(expected);
    // A still scene is a complete one.
    if (SCENES[index]?.id === "dose")
      await expect(dialog.getByText("6.0", { exact: true })).toBeVisible();
    expect.soft(await violationsInBothThemes(page, "dialog[open]"), expected).toEqual([]);
    if (index < TITLES.length - 1) await dialog.getByRole("button", { name: "Next" }).click();
  }
});

test("is fetched only when asked for; when that fails, the reader gets the words", {
  tag: "@release",
}, async ({ page, allowed }) => {
  allowed.push(/Failed to load resource/);
  const asked: string[] = [];
  await page.route("**/assets/explainer-dialog-*.js", (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto("/");
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Watch Introduction" }).click();
  await expect(page).toHaveURL(/\/red-light-101#introduction$/);
  expect(asked).toHaveLength(1);
});

test("on a phone lying down it begins at its heading", {
  tag: ["@phone-only", "@release"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  const dialog = await openExplainer(page);
  await expect(dialog.getByRole("button", { name: "Pause" })).toBeFocused();
  await expect(dialog.getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole("img")).toBeInViewport({ ratio: 1 });
});

function current(page: Page) {
  return page.getByRole("dialog").locator("[aria-current=step]");
}

/** Lets the clock run until this scene begins; at most ten seconds. */
async function runUntil(page: Page, title: string | undefined) {
  if (title === undefined) return;
  const heading = page.getByRole("dialog").getByRole("heading", { level: 3 });
  for (let frames = 0; frames < 100 && (await heading.textContent()) !== title; frames += 4) {
    await play(page, 4);
  }
  await expect(heading).toHaveText(title);
}

/** The longest frames that the player knows, of 100 ms: sixty a second would be drawn each. */
async function play(page: Page, frames: number) {
  for (let frame = 0; frame < frames; frame += 1) await page.clock.fastForward(100);
}

/** Whether the focus is on something of the page behind. */
function focusIsOutside(): boolean {
  const focused = document.activeElement;
  return focused !== document.body && !focused?.closest("dialog");
}
