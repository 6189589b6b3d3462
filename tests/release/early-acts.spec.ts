import type { Locator, Page, Request } from "@playwright/test";
import { type Claim, listClaims } from "#app/evidence/ledger/claims.server.ts";
import { expect, test } from "../support/site.ts";
import {
  holdModules,
  hydrated,
  hydrations,
  requestsOf,
  unhydratedPage,
} from "../support/unhydrated-page.ts";

const [FIRST, SECOND, THIRD] = listClaims().filter(({ topic }) => topic === "pain") as [
  Claim,
  Claim,
  Claim,
];

test.describe("before any module is there", () => {
  test("the search opens at once; what is typed then is searched for", { tag: "@phone" }, async ({
    context,
    isMobile,
  }) => {
    const page = await unhydratedPage(context);
    const wakeUp = await open(page, "/blog");
    const banner = page.getByRole("banner");
    if (isMobile) await banner.getByRole("link", { name: "Search" }).tap();
    else await banner.getByRole("searchbox").click();
    await page.keyboard.type("acne");
    const field = page.getByRole("combobox", { name: "Search" });
    await expect(field).toBeFocused();
    await wakeUp();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("acne");
    await expect(page.getByRole("option").first()).toContainText(/acne/i);
    expect(new URL(page.url()).pathname).toBe("/blog");
  });

  test("the introduction opens, where the reader is", { tag: "@phone" }, async ({
    context,
    isMobile,
  }) => {
    const page = await unhydratedPage(context);
    const wakeUp = await open(page, "/");
    const trigger = page.getByText("Watch Introduction");
    await (isMobile ? trigger.tap() : trigger.click());
    await expect(trigger).toHaveAttribute("aria-busy", "true");
    await wakeUp();
    await expect(page.getByRole("dialog", { name: /^Red light therapy/ })).toBeVisible();
    await expect(trigger).not.toHaveAttribute("aria-busy");
    expect(new URL(page.url()).pathname).toBe("/");
  });

  test("the menu opens at once and stays open, and the theme is switched in it, once", {
    tag: "@phone",
  }, async ({ context, isMobile }) => {
    test.skip(!isMobile, "wide screens have none");
    const page = await unhydratedPage(context);
    const wakeUp = await open(page, "/blog");
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    const toggle = menu.getByRole("button", { name: "Dark theme" });
    await toggle.tap();
    await wakeUp();
    await expect(menu).toBeVisible();
    await expectDark(page, toggle);
    await menu.getByRole("button", { name: "Close menu" }).tap();
    await expect(menu).toBeHidden();
  });

  test("the down arrow opens a section's menu and leads into it", async ({ context }) => {
    const page = await unhydratedPage(context);
    const wakeUp = await open(page, "/blog");
    const section = page.getByRole("banner").getByRole("link", { name: "Benefits", exact: true });
    await section.press("ArrowDown");
    await wakeUp();
    await expect(page.locator("#benefits-menu").getByRole("link").first()).toBeFocused();
  });

  test("the newsletter's form is sent, once", async ({ context }) => {
    const page = await unhydratedPage(context);
    const requests = requestsOf(page);
    await open(page, "/blog");
    const form = page.getByRole("contentinfo").locator("form", { has: page.getByRole("textbox") });
    await form.getByRole("textbox").fill("early@example.org");
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL(/\/newsletter\//);
    await expect(page.getByRole("main")).toContainText("Successfully subscribed!");
    expect(requests.filter(isPost)).toHaveLength(1);
  });

  test("the theme is switched, once, and typed text stays", async ({ context }) => {
    const page = await unhydratedPage(context);
    const wakeUp = await open(page, "/search");
    const toggle = page.getByRole("button", { name: "Dark theme" }).filter({ visible: true });
    await toggle.click();
    const search = page.getByRole("main").getByRole("searchbox");
    const email = page.getByRole("contentinfo").getByRole("textbox");
    await search.fill("knee");
    await email.focus();
    await page.keyboard.type("reader@exam");
    await wakeUp();
    await page.keyboard.type("ple.org");
    await expect(email).toHaveValue("reader@example.org");
    await expect(search).toHaveValue("knee");
    await expectDark(page, toggle);
  });
});

async function expectDark(page: Page, toggle: Locator) {
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await expect(toggle).not.toHaveAttribute("aria-busy");
}

async function open(page: Page, path: string) {
  const wakeUp = await hold(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return wakeUp;
}

/** Keeps every module back until the returned function is called, which waits until the page is hydrated. */
async function hold(page: Page) {
  const release = await holdModules(page);
  return async () => {
    expect(await hydrations(page)).toBe(0);
    release();
    await hydrated(page);
  };
}

const isPost = (request: Request) => request.method() === "POST";

test("a choice from a list made too early is kept, and answered", async ({ context }) => {
  const page = await unhydratedPage(context);
  const release = await holdModules(page);
  await page.goto("/dose?claim=100&at=15cm&distance=46cm&minutes=10");
  const use = page.getByRole("combobox", { name: "For", exact: true });
  await use.focus();
  await use.selectOption(FIRST.id);
  release();
  await hydrated(page);
  await expect(use).toHaveValue(FIRST.id);
  await expect(page).toHaveURL(/minutes=10$/);
});

test("Control+k and / open the search at once, with what is typed or picked then", async ({
  context,
}) => {
  const page = await unhydratedPage(context);
  // At this width the header has no box that could take the letters.
  await page.setViewportSize({ width: 820, height: 1100 });
  const field = page.getByRole("combobox", { name: "Search" });
  for (const key of ["Control+k", "/"]) {
    await test.step(key, async () => {
      const release = await holdModules(page);
      await page.goto("/blog");
      await page.keyboard.press(key);
      await page.keyboard.type("a/b");
      await expect(field).toBeFocused();
      release();
      await hydrated(page);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue("a/b");
    });
  }

  await test.step("a popular search is searched for in the dialog", async () => {
    const release = await holdModules(page);
    await page.goto("/blog");
    await page.keyboard.press("/");
    await page.getByRole("button", { name: "photobiomodulation" }).click();
    release();
    await expect(page.getByRole("option").first()).toBeVisible();
    await expect(field).toHaveValue("photobiomodulation");
  });
});

test.describe("the benefits menu", () => {
  test.use({ hasTouch: true });

  test("opens at once by a tap or Enter, and the next follows", async ({ context }) => {
    const page = await unhydratedPage(context);
    await page.setViewportSize({ width: 1180, height: 820 });
    const entry = page.getByRole("banner").getByRole("link", { name: "Benefits" });
    const menu = page.locator("#benefits-menu");
    for (const [act, activate] of [
      ["a tap", () => entry.tap()],
      ["Enter", () => entry.press("Enter")],
    ] as const) {
      await test.step(act, async () => {
        const release = await holdModules(page);
        await page.goto("/blog");
        await activate();
        await expect(menu).toBeVisible();
        await expect(entry).toHaveAttribute("aria-expanded", "true");
        release();
        await hydrated(page);
        await expect(menu).toBeVisible();
        await expect(page).toHaveURL(/\/blog$/);
        await activate();
        await expect(page).toHaveURL(/\/benefits$/);
      });
    }
  });
});

test.describe("a mouse that came in one go and rests", () => {
  for (const [where, path, selector, shown] of [
    ["on Benefits", "/blog", "header nav [aria-expanded]", "#benefits-menu"],
    ["on a citation", "/red-light-101", "sup a", ".citation-preview"],
  ] as const) {
    test(`${where} gets what a mouse gets there`, async ({ context }) => {
      const page = await unhydratedPage(context);
      const release = await holdModules(page);
      await page.goto(path);
      // Chromium says of a page's first move that it had no length.
      await page.mouse.move(1, 1);
      await page.locator(selector).first().hover();
      release();
      await expect(page.locator(shown)).toBeVisible();
    });
  }
});

test.describe("Back after a jump within the page", { tag: "@phone" }, () => {
  test("leads to the place before, and to the link", async ({ context, isMobile }) => {
    const page = await unhydratedPage(context);
    for (const [name, link] of Object.entries({
      "View Protocol": page.getByRole("link", { name: "View Protocol" }),
      Subscribe: page.getByRole("banner").getByRole("link", { name: "Subscribe" }),
    })) {
      await test.step(`by ${name}`, async () => {
        const release = await holdModules(page);
        await page.goto("/benefits/pain-inflammation");
        await page.evaluate(() => scrollTo(0, 100));
        await link.scrollIntoViewIfNeeded();
        const before = await page.evaluate(() => scrollY);
        await (isMobile ? link.tap() : link.click());
        await expect(page).toHaveURL(/#/);
        const jumped = () => page.evaluate(() => scrollY);
        await expect.poll(jumped).toBeGreaterThan(before + 300);
        release();
        await hydrated(page);
        await page.goBack();
        await expect(page).toHaveURL(/inflammation$/);
        await expect(link).toBeFocused();
        expect(await page.evaluate(() => scrollY)).toBe(before);
      });
    }
  });

  test("closes what the jump opened above, so that the same words are there again", async ({
    context,
    isMobile,
  }) => {
    test.skip(!isMobile, "wide screens have the contents beside the text");
    const page = await unhydratedPage(context);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const release = await holdModules(page);
    await page.goto("/red-light-101");
    const contents = page.locator("details", { has: page.locator("#contents") });
    const words = page.getByRole("heading", { name: "Protocols: dose, distance and time" });
    const place = () => words.evaluate((heading) => heading.getBoundingClientRect().top);
    const jumpAndReturn = async (meanwhile: () => Promise<void>) => {
      await words.evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
      const before = await place();
      await page
        .getByRole("navigation", { name: "Chapters" })
        .locator("a[href='#contents']")
        .evaluate((link: HTMLElement) => link.click());
      await expect(contents).toHaveAttribute("open");
      await expect(contents).toBeInViewport();
      await meanwhile();
      await page.goBack();
      await expect(contents).not.toHaveAttribute("open");
      await expect.poll(place).toBeCloseTo(before, 0);
    };
    await jumpAndReturn(async () => {
      release();
      await hydrated(page);
    });
    await jumpAndReturn(async () => {});
  });

  test("from the menu closes it", async ({ context, isMobile }) => {
    test.skip(!isMobile, "wide screens have none");
    const page = await unhydratedPage(context);
    const release = await holdModules(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/blog");
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await page.evaluate(() => scrollTo(0, 200));
    await menu.getByRole("link", { name: "Subscribe" }).tap();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("contentinfo").getByRole("textbox")).toBeFocused();
    release();
    await hydrated(page);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  });
});

test("Back undoes each choice of a use, made before React is there or after", {
  tag: "@phone",
}, async ({ context, isMobile }) => {
  const page = await unhydratedPage(context);
  const release = await holdModules(page);
  await page.goto("/benefits/pain-inflammation");
  const answered = page.locator("#answer").getByRole("heading");
  const choice = page.getByRole("navigation", { name: "Choose a use" });
  const choose = async ({ id }: Claim) => {
    const link = choice.locator(`a[href*="use=${id}"]`);
    await (isMobile ? link.tap() : link.click());
  };
  await choose(SECOND);
  await expect(answered).toHaveText(SECOND.condition);
  expect(await hydrations(page)).toBe(0);
  release();
  await page.keyboard.press("Shift");
  await hydrated(page);
  await choose(THIRD);
  await expect(page).toHaveURL(new RegExp(`use=${THIRD.id}$`));
  for (const { condition } of [SECOND, FIRST]) {
    await page.goBack();
    await expect(answered).toHaveText(condition);
  }
  await expect(page).toHaveURL(/pain-inflammation$/);
});
