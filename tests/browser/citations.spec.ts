import type { Locator, Page } from "@playwright/test";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { findStudy, isStudyId } from "#app/evidence/ledger/studies.server.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { typeset } from "#app/text/typeset.ts";
import { expectArrival } from "../support/accessibility-focus.ts";
import { expect, test } from "../support/site.ts";
import { holdModules, hydrated, requestsOf, unhydratedPage } from "../support/unhydrated-page.ts";

const SKIN = "/benefits/skin-health";
const PAIN_USE = listClaims().findLast(({ topic }) => topic === "pain")?.id;
/** In a text that leaves room beside it in a wide window. */
const MARKER =
  "main section:is([aria-labelledby=overview], [aria-labelledby=protocol]) p .citation a";

/** The study that a citation leads to. */
async function studyOf(link: Locator) {
  const [, id = ""] = (await link.getAttribute("href"))?.split("#ref-") ?? [];
  if (!isStudyId(id)) throw new Error(`${id} is no study`);
  return { id, name: nameStudy(findStudy(id)), finding: typeset(findStudy(id).finding) };
}

/** The page, a marker in its text of a study that PubMed has, and the dialog that the marker opens. */
async function openSkin(page: Page) {
  await page.goto(SKIN);
  for (const one of await page.locator(MARKER).filter({ visible: true }).all()) {
    const study = await studyOf(one);
    if (!findStudy(study.id).pmid) continue;
    const marker = page.locator(`#${await one.getAttribute("id")}`);
    return { ...study, marker, preview: page.getByRole("dialog", { name: study.name }) };
  }
  throw new Error("no text cites a study of PubMed");
}

test("a marker opens its reference where the reader is; Back and Escape close it, and it leads on to the list", {
  tag: "@phone-release",
}, async ({ page, isMobile }) => {
  const { marker, preview, id, finding } = await openSkin(page);
  const place = await comeTo(marker);
  const act = () => (isMobile ? marker.tap() : marker.click());

  await test.step("where the reader is; Back and Escape close it", async () => {
    const fetched = requestsOf(page);
    for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
      await act();
      await expect(preview).toContainText(finding);
      await expect(preview.getByRole("link", { name: /^Read on PubMed/ })).toBeInViewport();
      await expect(preview.locator(":focus")).toHaveCount(1);
      await expectInSight(marker, place);
      await close();
      await expect(preview).toBeHidden();
      await expect(marker).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${SKIN}$`));
      expect(await scrollTop(page)).toBe(place);
    }
    expect(fetched.filter((request) => request.url().includes(".data"))).toEqual([]);
  });

  await test.step("it leads on to the list, where the line opens, and Back leads to the marker", async () => {
    // Going back in the middle of a smooth jump, Chromium comes to rest a few pixels off.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const from = await comeTo(marker);
    await act();
    await page.getByRole("dialog").getByRole("link", { name: "In the sources" }).click();
    const reference = page.locator(`#ref-${id}`);
    await expect(reference).toBeFocused();
    await expect(reference).toBeInViewport();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.goBack();
    await expect(marker).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(from);
    await page.goForward();
    const back = reference.getByRole("link", { name: "Back to the text" });
    // Another marker than this where the page cites the study earlier.
    const first = page.locator(`${await back.getAttribute("href")}`);
    await back.click();
    await expect(first).toBeFocused();
    // Its line of the list is open now.
    const again = await comeTo(marker);
    await act();
    await expect(preview).toContainText(finding);
    await expectInSight(marker, again);
    await page.keyboard.press("Escape");
    await expect(preview).toBeHidden();
  });
});

test("an open reference is beside its marker or a sheet, answers to keys, and is closed by a reload", {
  tag: ["@phone-release", "@release"],
}, async ({ page, isMobile }) => {
  const { marker, preview, id } = await openSkin(page);

  await test.step("each reference is a line of 44 px", async () => {
    const lines = page.locator(".references summary");
    const heights = await lines.evaluateAll((all) =>
      all.map((line) => Math.round(line.getBoundingClientRect().height)),
    );
    expect(heights.length).toBeGreaterThan(10);
    expect(new Set(heights)).toEqual(new Set([44]));
    await expect(page.locator(".references details[open]")).toHaveCount(0);
  });

  await comeTo(marker);

  await test.step("a sheet on a phone, else beside its paragraph, or over or under it", async () => {
    await marker.press("Enter");
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    if (isMobile) {
      const box = await boxOf(preview);
      expect([box.x, box.width]).toEqual([0, width]);
      expect(Math.min(box.y, height - Math.round(box.bottom))).toBe(0);
    } else {
      // No part of the text is covered.
      const text = marker.locator("xpath=ancestor::p[1]");
      expect((await boxOf(preview)).x).toBeGreaterThanOrEqual((await boxOf(text)).right);
      await expectBesideMarker(preview, marker);
      await page.keyboard.press("Escape");
      await expect(preview).toBeHidden();
      await page.setViewportSize({ width: 1100, height });
      await marker.press("Enter");
      await expect(preview).toBeVisible();
      const [box, paragraph] = [
        await boxOf(preview),
        await boxOf(
          marker.locator("xpath=ancestor::*[self::p or contains(@class, 'phone-rest')][1]"),
        ),
      ];
      const gap = Math.max(box.top - paragraph.bottom, paragraph.top - box.bottom);
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(16);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(height);
    }
    await page.keyboard.press("Escape");
    await expect(preview).toBeHidden();
    await page.setViewportSize({ width, height });
  });

  if (!isMobile) {
    await test.step("the keyboard opens it, stays inside, and is back at the marker after Escape", async () => {
      await marker.press("Enter");
      await expect(preview.getByRole("button", { name: "Close" })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(preview.getByRole("link", { name: /^Read on PubMed/ })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(preview).toBeHidden();
      await expect(marker).toBeFocused();
    });
  }

  await test.step("loaded anew while one is open, the page has it closed", async () => {
    await marker.press("Enter");
    await expect(preview).toBeVisible();
    await page.reload();
    await expect(preview).toBeHidden();
    await marker.press("Enter");
    await expect(preview).toBeVisible();
    await page.goBack();
    await expect(preview).toBeHidden();
  });

  await test.step("a reference opens for who arrives at it", async () => {
    await page.goto("about:blank");
    await page.goto(`${SKIN}#ref-${id}`);
    await expect(page.locator(`#ref-${id}`)).toBeInViewport();
    await expect(page.locator(".references details[open]")).toHaveCount(1);
  });
});

test("a press on a marker before hydration opens it as soon as React is there", {
  tag: ["@phone", "@release"],
}, async ({ context, isMobile }) => {
  const page = await unhydratedPage(context);
  const release = await holdModules(page);
  const { marker, preview, finding } = await openSkin(page);
  const place = await comeTo(marker);
  await (isMobile ? marker.tap() : marker.click());
  await expect(marker).toHaveAttribute("aria-busy", "true");
  release();
  await hydrated(page);
  await expect(preview).toContainText(finding);
  await expect(marker).not.toHaveAttribute("aria-busy");
  await expectInSight(marker, place);
  await page.goBack();
  await expect(preview).toBeHidden();
  await expect(marker).toBeFocused();
  expect(await scrollTop(page)).toBe(place);
});

test("a study by its name opens where the reader is, and Back returns, from its page too", {
  tag: ["@phone", "@release"],
}, async ({ page, isMobile }) => {
  // Going back in the middle of a smooth jump, Chromium comes to rest a few pixels off.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/benefits/sleep-energy");
  const link = page.locator('#answer a[href*="#ref-"]').filter({ visible: true }).first();
  const place = await comeTo(link);
  await (isMobile ? link.tap() : link.click());
  const { id, name } = await studyOf(link);
  const preview = page.getByRole("dialog", { name });
  const paper = preview.getByRole("link", { name: /^(Read|DOI)/ }).first();
  await expect(paper).toBeInViewport();
  await expectInSight(link, place);
  const itsPage = preview.getByRole("link", { name: "The study’s page" });
  await (isMobile ? itsPage.tap() : itsPage.press("Enter"));
  await expectArrival(page, `/studies/${id}`);
  await page.goBack();
  await expect(paper).toBeInViewport();
  await expect(preview.locator(":focus")).toHaveCount(1);
  await expectInSight(link, place);
  await page.goBack();
  await expect(preview).toBeHidden();
  await expect(link).toBeFocused();
  expect(await scrollTop(page)).toBe(place);
  // Left by the frame's link, not by that of the last study.
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Wavelength/ })
    .click();
  await expectArrival(page, "/");
  await page.goBack();
  // Told once the page is there and has the focus; the front page had it on the same element.
  await expect(page.locator("[aria-live=polite]").filter({ hasText: "Sleep" })).toHaveCount(1);
  await expect(page.getByRole("main")).toBeFocused();
});

test("a column of dots leads to its studies in the table, with a finger and without JavaScript", {
  tag: ["@phone", "@release"],
}, async ({ page, browser, baseURL, isMobile }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  for (const each of [page, await plain.newPage()]) {
    await each.goto("/red-light-101");
    const column = each
      .locator("svg.dots")
      .getByRole("link", { name: /in the table$/ })
      .filter({ visible: true })
      .first();
    await (isMobile && each === page ? column.tap() : column.click());
    const row = each.getByRole("row").filter({ has: each.locator(":target, :focus") });
    await expect(row.getByRole("link").first()).toBeInViewport();
  }
  await plain.close();
});

test("in a wide window an open citation covers nothing of its text, and stays in the window when that is resized", {
  tag: "@release",
}, async ({ page }) => {
  for (const [path, width, height] of [
    [`/benefits/pain-inflammation?use=${PAIN_USE}#${PAIN_USE}`, 1280, 900],
    [`/benefits/pain-inflammation?use=${PAIN_USE}#${PAIN_USE}`, 1024, 900],
    ["/blog/protocols", 1366, 640],
    ["/", 1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const all = page.locator("main :is(.citation a, a[data-reference])");
    for (const marker of (await all.filter({ visible: true }).all()).slice(0, 4)) {
      await comeTo(marker);
      await marker.press("Enter");
      await expect(page.locator("dialog:modal .reference-finding")).toBeVisible();
      const covered = await page.evaluate(() => {
        const box = document.querySelector("dialog:modal")?.getBoundingClientRect();
        const text = document
          .querySelector("main a[aria-expanded=true]")
          ?.closest("p, .phone-rest, li, dd, td, th, figcaption, small")
          ?.getBoundingClientRect();
        if (!box || !text) return "nothing is open";
        const width = Math.min(box.right, text.right) - Math.max(box.left, text.left);
        const height = Math.min(box.bottom, text.bottom) - Math.max(box.top, text.top);
        return Math.max(0, width) * Math.max(0, height);
      });
      expect.soft(covered, `${await marker.textContent()}, ${path}, ${width} px`).toBe(0);
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog:modal")).toHaveCount(0);
    }
  }
  const box = page.locator("dialog:modal");
  const { marker } = await openSkin(page);
  await marker.press("Enter");
  for (const width of [1440, 1000, 800]) {
    await page.setViewportSize({ width, height: 600 });
    await expect(box).toBeInViewport({ ratio: 0.99 });
  }
});

test("a press on another marker while an open citation closes opens that one", {
  tag: "@release",
}, async ({ page }) => {
  await page.goto(SKIN);
  const [first, second] = await page.locator("main p .citation a").all();
  await first?.press("Enter");
  const open = page.locator("dialog:modal");
  await expect(open.locator(".reference-finding")).toBeVisible();
  const id = await second?.getAttribute("id");
  await open.evaluate((box, id) => {
    // The way back to the page's own entry takes a moment more.
    box.addEventListener("close", () => document.getElementById(id)?.click());
  }, String(id));
  await page.keyboard.press("Escape");
  await expect(second ?? open).toHaveAttribute("aria-expanded", "true");
  await expect(open.locator(".reference-finding")).toBeVisible();
});

test("a mouse that rests on a marker shows what the study found, and its press opens that", {
  tag: "@release",
}, async ({ page }) => {
  await page.goto("/red-light-101");
  const marker = page.locator("main p .citation a").first();
  const { name, finding } = await studyOf(marker);
  await comeTo(marker);
  await marker.hover();
  const preview = page.getByRole("dialog", { name });
  await expect(preview).toContainText(finding);
  await expect(page.locator(":focus")).toHaveCount(0);
  expect(await preview.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await preview.hover();
  await expect(preview).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();
  await marker.click();
  // What the mouse rests on may open before the press does.
  await expect(page.locator("dialog:modal")).toContainText(finding);
  await page.mouse.click(5, 300);
  await expect(preview).toBeHidden();
  await expect(page).toHaveURL(/red-light-101$/);
});

test.describe("where the finding can't be fetched", () => {
  test.use({ allowed: [/ERR_FAILED/] });

  test("the preview says so, asks again at the next press, once and before it opens, and leads to the study's page", {
    tag: "@release",
  }, async ({ page }) => {
    const { marker, preview, id, finding } = await openSkin(page);
    await page.route("**/api/studies/*", (route) => route.abort());
    await marker.press("Enter");
    await expect(preview).toContainText("could not be fetched");
    await expect(preview.getByRole("link", { name: /^Read on PubMed/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(preview).toBeHidden();
    await page.unroute("**/api/studies/*");

    await comeTo(marker);
    const fetched = requestsOf(page);
    await marker.hover();
    await page.mouse.down();
    await expect
      .poll(() => fetched.map((request) => new URL(request.url()).pathname))
      .toContain(`/api/studies/${id}`);
    await page.mouse.up();
    await expect(preview).toContainText(finding);
    expect(fetched.filter((request) => request.url().includes("/api/studies/"))).toHaveLength(1);
    await preview.getByRole("link", { name: "The study’s page" }).click();
    await expect(page).toHaveURL(`/studies/${id}`);
    await expect(page.getByRole("heading", { name: "What it found" })).toBeVisible();
  });
});

/** Brings a marker to the middle of the screen and says where the page is then. */
async function comeTo(marker: Locator): Promise<number> {
  await marker.evaluate((element) => element.scrollIntoView({ block: "center" }));
  return scrollTop(marker.page());
}

/** The page is where it was, and its marker under no sheet. */
async function expectInSight(marker: Locator, place: number): Promise<void> {
  const page = marker.page();
  const [box, at] = [await boxOf(page.getByRole("dialog")), await boxOf(marker)];
  const isApart = at.bottom < box.top || at.top > box.bottom;
  if (box.x === 0) expect(isApart).toBe(true);
  expect(await scrollTop(page)).toBe(place);
}

/** At its height and within the window. */
async function expectBesideMarker(preview: Locator, marker: Locator): Promise<void> {
  const [box, at] = [await boxOf(preview), await boxOf(marker)];
  const { height = 0 } = marker.page().viewportSize() ?? {};
  expect(box.top).toBeGreaterThanOrEqual(0);
  expect(box.top).toBeLessThan(at.top);
  expect(box.bottom).toBeLessThanOrEqual(height);
  expect(box.bottom).toBeGreaterThan(at.bottom);
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

function boxOf(locator: Locator): Promise<DOMRect> {
  return locator.evaluate((element) => element.getBoundingClientRect());
}

test("where its code can't be fetched, a citation leads to the list", { tag: "@release" }, async ({
  page,
  allowed,
}) => {
  allowed.push(/Failed to load resource: net::ERR_FAILED/);
  await page.route("**/citation-preview-*.js", (route) => route.abort());
  const { marker, id } = await openSkin(page);
  await comeTo(marker);
  await marker.press("Enter");
  await expect(page).toHaveURL(`${SKIN}#ref-${id}`);
  await expect(page.locator(`#ref-${id}`)).toBeFocused();
  await page.goBack();
  await expect(marker).toBeFocused();
});
