import type { Page } from "@playwright/test";
import { type Claim, listClaims } from "#app/evidence/ledger/claims.server.ts";
import { expectArrival } from "../support/accessibility-focus.ts";
import { citationTargets } from "../support/accessibility-sight.ts";
import { BENEFIT_PAGES } from "../support/page-paths.ts";
import { expect, test } from "../support/site.ts";

const SKIN = "/benefits/skin-health";
const PAIN = "/benefits/pain-inflammation";
const [FIRST, SECOND, THIRD] = listClaims().filter(({ topic }) => topic === "pain") as [
  Claim,
  Claim,
  Claim,
];

const rowOf = (page: Page, { id }: Claim) =>
  page.getByRole("article").filter({ has: page.locator(`#${id}`) });

test("the index shows every benefit on a card that can be clicked whole", async ({ page }) => {
  await page.goto("/benefits");
  const cards = page.getByRole("main").getByRole("article");
  for (const [index, [slug, name]] of BENEFIT_PAGES.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading", { level: 2 })).toHaveText(name);
    await expect(card.getByRole("link")).toHaveAttribute("href", `/benefits/${slug}`);
  }
  await expect(cards.nth(0).getByRole("link")).toHaveAccessibleName(
    `Learn More about ${BENEFIT_PAGES[0]?.[1]}`,
  );
  expect(await cards.nth(0).getByRole("listitem").count()).toBeGreaterThanOrEqual(3);
  await expect(cards.nth(0).getByRole("img", { name: /nm on the spectrum/ })).toBeVisible();
  await cards.nth(0).click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL(/\/benefits\/skin-health$/);
});

test.describe("before hydration", () => {
  test.use({ hydrates: false });

  test("a phone's bar at the foot covers no part of a button, and no line runs out of its drawing", {
    tag: "@release",
  }, async ({ page, viewport }) => {
    for (const [slug] of BENEFIT_PAGES) {
      await page.setViewportSize(viewport ?? { width: 1280, height: 900 });
      await page.goto(`/benefits/${slug}`);
      expect.soft(await linesBeyondDrawings(page), slug).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      expect.soft(await coveredButtons(page), slug).toBe(0);
    }
  });

  test("on phones and tablets each benefit page begins with the answer, and on phones fingers can hit its citations", {
    tag: ["@phone-only", "@release"],
  }, async ({ page }) => {
    for (const [slug] of BENEFIT_PAGES) {
      await page.goto(`/benefits/${slug}`);
      const ask = page.getByRole("link", { name: "Is it safe for me?" });
      await expect.soft(ask.first(), slug).toBeVisible();
      const verdict = page.locator("#answer").getByText(/\b(may|probably|don’t know|no study)\b/);
      for (const width of [820, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.soft(verdict.filter({ visible: true }).first(), slug).toBeVisible();
      }
      await expect.soft(page.locator(".plate img")).not.toHaveAttribute("loading", "lazy");
      const safety = page.locator('section[aria-labelledby="safety"]').locator("li, h4");
      expect.soft(await safety.count(), slug).toBeGreaterThan(5);
      await expect.soft(safety.filter({ visible: false }), slug).toHaveCount(0);

      const { count, wrong } = await citationTargets(page);
      expect.soft(count, slug).toBeGreaterThan(40);
      expect.soft(wrong, slug).toEqual([]);
    }
  });

  test("what phones fold is open elsewhere, without a line to open it", {
    tag: "@release",
  }, async ({ page }) => {
    await page.goto(PAIN);
    await expect(page.locator("#references ~ * li").last()).toBeVisible();
    await expect(page.locator(".phone-fold > summary").filter({ visible: true })).toHaveCount(0);
    const focusable = await page.locator(".phone-rest summary").evaluateAll((lines) =>
      lines.filter((line) => {
        (line as HTMLElement).focus();
        return line === document.activeElement;
      }),
    );
    expect(focusable).toEqual([]);
  });
});

test("Back from the results of a use finds its row open, where the reader was", {
  tag: ["@phone-release", "@release"],
}, async ({ page }) => {
  await page.goto(PAIN);
  const row = rowOf(page, THIRD);
  await row.locator("summary").first().click();
  const results = row.getByRole("link", { name: /^All results/ });
  await results.click();
  await expect(page).toHaveURL(/\/evidence\//);
  // Chromium goes on with a smooth scroll that is under way after the position was restored.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(results).toBeInViewport();
  await expect(row.locator("details").first()).toHaveAttribute("open");
  // A row that was closed again stays closed.
  await row.locator("summary").first().click();
  await page.getByRole("banner").getByRole("link").first().click();
  await expectArrival(page, "/");
  await page.goBack();
  await expect(row.locator("summary").first()).toBeAttached();
  await expect(row.locator("details").first()).not.toHaveAttribute("open");
});

test("a use that is chosen is the one that is answered first, and a link to a use opens its row", {
  tag: "@phone-release",
}, async ({ page }) => {
  await page.goto(PAIN);
  const answer = page.locator("#answer");
  await expect(answer.getByRole("heading")).toHaveText(FIRST.condition);
  await answer.getByRole("link", { name: "Why?" }).click();
  await expect(page.locator(`#${FIRST.id}`)).toBeInViewport();

  const choice = page.getByRole("navigation", { name: "Choose a use" });
  const second = choice.locator(`a[href*="use=${SECOND.id}"]`);
  const asked = page.waitForResponse((response) => response.url().includes(SECOND.id));
  await second.click();
  await expect(page).toHaveURL(new RegExp(`\\?use=${SECOND.id}$`));
  await expect(answer.getByRole("heading")).toHaveText(SECOND.condition);
  await expect(choice.locator("[aria-current]")).toHaveText(SECOND.page.short);
  // Without the rest of its page.
  const response = await asked;
  expect(response.url()).toMatch(/\.data\?.*_routes=pain-inflammation-answer/);
  expect(response.headers()["cache-control"]).toContain("public");
  await expect(second).toBeFocused();
  await page.reload();
  await expect(answer.getByRole("heading")).toHaveText(SECOND.condition);

  const third = choice.locator(`a[href*="use=${THIRD.id}"]`);
  await third.click();
  await expect(page).toHaveURL(new RegExp(`\\?use=${THIRD.id}$`));
  await page.goBack();
  await expect(answer.getByRole("heading")).toHaveText(SECOND.condition);
  await expect(third).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PAIN}(#.*)?$`));
  await expect(answer.getByRole("heading")).toHaveText(FIRST.condition);

  await page.goto(`${PAIN}#${THIRD.id}`);
  const row = rowOf(page, THIRD);
  await expect(row.getByText("How it might work")).toBeVisible();
  await expect(row.getByRole("heading", { level: 3 })).toBeInViewport();
});

test("the faces show the difference in place, and what is open stays open", {
  tag: "@release",
}, async ({ page }) => {
  await page.goto(SKIN);
  await page.locator("#uses").click();
  const row = page.locator(".use-row").first();
  await row.locator("summary").click();
  const figure = page.locator("figure").filter({ hasText: "The difference" }).first();
  const shares = () => figure.getByText(/\d+ of 100/).allTextContents();
  const withLight = await shares();
  expect(withLight).not.toEqual([]);
  const asked: string[] = [];
  page.on("request", (request) => {
    // Scripts of the page may still be on their way, and the findings for its margin.
    const isPage = /document|fetch/.test(request.resourceType());
    if (isPage && !request.url().includes("/api/studies/")) asked.push(request.url());
  });
  const choice = figure.getByRole("link", { name: "The difference" });
  await choice.focus();
  const top = async () => Math.round((await choice.boundingBox())?.y ?? 0);
  const before = await top();
  await choice.press("Enter");
  await expect.poll(shares).not.toEqual(withLight);
  await expect(choice, "the reader stays at it").toBeFocused();
  expect(await top()).toBe(before);
  await expect(page).toHaveURL(/\?faces=difference#fig-\d+$/);
  await expect(row).toHaveAttribute("open");
  expect(asked.map((url) => new URL(url).searchParams.get("_routes"))).toEqual([
    "skin-health-answer",
  ]);
});

/** How many links of the answer reach under the bar at the foot. */
function coveredButtons(page: Page): Promise<number> {
  return page.locator("#answer a").evaluateAll((links) => {
    const bar = document.querySelector("[data-section-bar]")?.getBoundingClientRect();
    if (!bar?.height) throw new Error("no bar");
    return links.filter((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top < bar.top && bar.top < bottom && bar.top - top < 24;
    }).length;
  });
}

/** The extents of lines that run out of their picture. */
function linesBeyondDrawings(page: Page): Promise<string[]> {
  return page.locator("main svg:not(svg svg)").evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const { left, right } = drawing.getBoundingClientRect();
      const lines = [...drawing.querySelectorAll("line, path, rect")];
      return lines
        .map((line) => line.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .filter((box) => box.left < left - 20 || box.right > right + 20)
        .map((box) => `${box.left} to ${box.right} of ${left} to ${right}`);
    }),
  );
}

test("the contents lead to every part, from the foot of a phone too, and stay in sight to the last reference", {
  tag: ["@phone-release", "@release"],
}, async ({ page, isMobile }) => {
  // Each smooth jump takes a second.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(PAIN);
  const contents = page.getByRole("navigation", { name: "On this page" }).filter({ visible: true });

  await test.step("each link leads to its part, and is marked", async () => {
    const links = await contents.getByRole("link").all();
    // The verdict is a part of the answer, which is on top.
    await expect(page.locator(`h1${await links[0]?.getAttribute("href")}`)).toBeInViewport();
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      await link.click();
      const anchor = await link.getAttribute("href");
      await expect(page.locator(`:is(h1, h2)${anchor}`)).toBeInViewport();
      await expect(link).toHaveAttribute("aria-current", "location");
      // At the foot of a phone from the beginning.
      if (isMobile) await expect(contents).toBeInViewport({ ratio: 1 });
    }
    if (isMobile) {
      await page.locator("#faq").evaluate((heading) => heading.scrollIntoView());
      await expect(contents.locator("[aria-current]"), "in a part without a link").toHaveCount(0);
    }
    // Where room is short, the header scrolls away.
    if (isMobile) await expect(page.getByRole("banner")).not.toBeInViewport();
  });

  await test.step("the contents stay in sight to the last reference", async () => {
    const last = page.locator("[id^=ref-]").last();
    await last.evaluate((line) => {
      for (let each = line.closest("details"); each; ) {
        each.open = true;
        each = each.parentElement?.closest("details") ?? null;
      }
      line.scrollIntoView({ block: "end", behavior: "instant" });
    });
    await expect(last).toBeInViewport();
    await expect(contents).toBeInViewport({ ratio: 1 });
    await expect(contents.getByRole("link", { name: /References|Sources/ })).toHaveAttribute(
      "aria-current",
      "location",
    );
  });
});
