import type { Page } from "@playwright/test";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { expectArrival } from "../support/accessibility-focus.ts";
import { press } from "../support/press.ts";
import { expect, test } from "../support/site.ts";

const USE = listClaims().find(({ alsoCalled }) => alsoCalled.length > 0);

/** Opens the dialog as the width allows: the header's box, or the button on phones. */
async function open(page: Page) {
  const opener = page.locator("header [data-opens-search]:visible");
  await press(opener);
  await expect(dialog(page)).toBeVisible();
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => page.getByRole("combobox", { name: "Search" });
const options = (page: Page) => dialog(page).getByRole("option");

test("opens with the focus in the box and six popular searches, answers a question by the evidence first, and leads to what is picked", {
  tag: "@phone-release",
}, async ({ page }) => {
  await page.goto("/blog/getting-started");
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.goto("/blog");
  await open(page);

  await test.step("six popular searches, with the focus in the box", async () => {
    await expect(field(page)).toBeFocused();
    await expect(dialog(page).getByText("Popular Searches")).toBeVisible();
    expect(await dialog(page).getByRole("listitem").allTextContents()).toEqual([
      "red light therapy benefits",
      "best red light devices",
      "photobiomodulation",
      "red light for skin",
      "infrared therapy",
      "LED therapy panels",
    ]);
  });

  await test.step("a question is answered by the evidence first, or told that there is none", async () => {
    await field(page).fill(`Does red light help with ${USE?.alsoCalled[0]}?`);
    await expect(dialog(page).getByText("The first result answers your question")).toBeVisible();
    await expect(options(page).first()).toContainText(USE?.condition ?? "");
    await expect(options(page).first()).toContainText("Evidence:");
    await field(page).fill("red light for hiccups");
    const status = dialog(page).getByRole("status");
    await expect(status).toContainText("We have no studies in people on this");
    await expect(status).toContainText(
      /“?hiccups”? in the titles.*last checked on \w+ \d+, 2\d{3}/,
    );
  });

  await test.step("cards with the match marked; picking one goes there, closes and clears", async () => {
    await field(page).fill(title.toLowerCase());
    const card = options(page).first();
    await expect(card).toContainText(title);
    for (const text of ["Blog", "min read", /By .+ Desk/]) await expect(card).toContainText(text);
    await expect(card.locator("mark").first()).toHaveText(title);
    await card.click();
    await expectArrival(page, "/blog/getting-started");
    await expect(dialog(page)).toBeHidden();
    await open(page);
    await expect(field(page)).toHaveValue("");
  });
});

test("says how many it found, and what it looked for, whatever is typed", {
  tag: "@release",
}, async ({ page }) => {
  await page.goto("/blog");
  await open(page);
  const status = dialog(page).getByRole("status");

  await test.step("the clear button empties the box; closing keeps what was typed", async () => {
    await field(page).fill("sleep");
    await dialog(page).getByRole("button", { name: "Clear" }).click();
    await expect(field(page)).toHaveValue("");
    await expect(field(page)).toBeFocused();
    await field(page).fill("sleep");
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await open(page);
    await expect(field(page)).toHaveValue("sleep");
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toBeHidden();
    await open(page);
  });

  await test.step("odd queries are searched for like others", async () => {
    for (const query of ["..", ".", "led.data"]) {
      await field(page).fill("");
      await expect(dialog(page).getByText("Popular Searches")).toBeVisible();
      await field(page).fill(query);
      await expect(status).toContainText(/results? for|No results found/);
    }
  });

  await test.step("words that stand together nowhere are looked for one by one, which is said", async () => {
    await field(page).fill("dose arthritis knee");
    await expect(status).toContainText("No exact match. These pages have all your words.");
    await expect(options(page).first()).toContainText(/knee/i);
  });

  await test.step("no results: the spec's words and three suggestions that search", async () => {
    await field(page).fill("zzz unheard of");
    await expect(dialog(page).getByText("No results found").last()).toBeVisible();
    await expect(dialog(page)).toContainText(
      `We couldn't find any articles matching "zzz unheard of". Try different keywords or check out our popular searches.`,
    );
    const suggestions = dialog(page).getByRole("listitem");
    await expect(suggestions).toHaveCount(3);
    await suggestions.first().getByRole("button").click();
    await expect(field(page)).toHaveValue("red light therapy benefits");
    await expect(options(page).first()).toBeVisible();
  });

  await test.step("one is told in the singular", async () => {
    await page.route("**/api/search/*", async (route) => {
      const response = await route.fetch();
      const { results } = await response.json();
      const total = route.request().url().endsWith("one") ? 1 : 2;
      await route.fulfill({ response, json: { results: results.slice(0, total), total } });
    });
    await field(page).fill("one");
    await expect(status).toHaveText('1 result for "one"');
    await field(page).fill("light");
    await expect(status).toHaveText('2 results for "light"');
  });
});

test("waits for a pause of 300 ms, and asks once for the same words", { tag: "@release" }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/search/")) asked.push(decodeURIComponent(request.url()));
  });
  await page.goto("/blog");
  // Before the dialog opens: it could not clear a timer that it had set on the real clock.
  await page.clock.install();
  await open(page);
  // What waits comes with the module that shows results: it must be there before the clock is held.
  await field(page).fill("knee");
  await expect(options(page).first()).toBeVisible();
  await field(page).fill("");
  asked.length = 0;
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).pressSequentially("hair");
  await page.clock.runFor(299);
  expect(asked).toEqual([]);
  await expect(dialog(page).getByText("Searching")).toBeAttached();
  await page.clock.runFor(1);
  await expect.poll(() => asked).toHaveLength(1);
  await page.clock.resume();
  await expect(options(page).first()).toBeVisible();
  await field(page).fill("hai");
  await expect(dialog(page).getByRole("status")).toContainText('for "hai"');
  await field(page).fill("hair");
  await expect(dialog(page).getByRole("status")).toContainText('for "hair"');
  expect(asked).toHaveLength(2);
});

test("answers that are late, missing or without the articles", { tag: "@release" }, async ({
  page,
  allowed,
}) => {
  allowed.push(/503/);
  await page.goto("/blog");
  await open(page);
  const status = dialog(page).getByRole("status");

  await test.step("a failed search says so, and trying again works", async () => {
    await page.route("**/api/search/*", (route) =>
      route.fulfill({ status: 503, json: { error: "x" } }),
    );
    await field(page).fill("scalp");
    await expect(dialog(page).getByText("The search failed").last()).toBeVisible();
    await page.unroute("**/api/search/*");
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(options(page).first()).toBeVisible();
  });

  await test.step("results without the articles say so, and are fetched again", async () => {
    await page.route("**/api/search/*", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), withoutArticles: true } });
    });
    await field(page).fill("muscle");
    await expect(status).toContainText("We couldn’t search the articles just now");
    await expect(options(page).first()).toBeVisible();
    await page.unroute("**/api/search/*");
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(status).toHaveText(/^\d+ results for "muscle"$/);
  });

  await test.step("an old answer that arrives late does not replace a newer one", async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: answered, resolve: arrived } = Promise.withResolvers<void>();
    await page.route("**/api/search/hair", async (route) => {
      await held;
      // The dialog may have hung up on it by now, which is as good.
      await route.continue().catch(() => {});
      arrived();
    });
    const asked = page.waitForRequest(/search\/hair$/);
    await field(page).fill("hair");
    await asked;
    await field(page).fill("knee");
    await expect(status).toContainText('for "knee"');
    release();
    await answered;
    await expect(status).toContainText('for "knee"');
  });
});

test("where the dialog does not arrive the search page does the work", { tag: "@release" }, async ({
  page,
  allowed,
}) => {
  allowed.push(/Failed to load resource|ERR_FAILED/);
  await page.route("**/search-results-*.js", (route) => route.abort());
  await page.goto("/blog");
  await page.keyboard.press("Control+k");
  await expect(page).toHaveURL(/\/search\?q=$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
});
