import type { Page } from "@playwright/test";
import { type AskFirst, listAskFirst } from "#app/evidence/ledger/ask-first.server.ts";
import * as site from "#app/site.config.ts";
import { typeset } from "#app/text/typeset.ts";
import { expect, test } from "../support/site.ts";

const entries = listAskFirst().filter(({ kind }) => kind !== "emergency sign");
const [medicine, condition] = (["pharmacist", "doctor"] as const).map((whom) => {
  const entry = entries.find(({ ask }) => ask === whom);
  if (!entry) throw new Error(`nothing to ask a ${whom}`);
  return entry;
}) as [AskFirst, AskFirst];

const box = (page: Page, { id }: { id: string }) => page.locator(`#has-${id}`);
const item = (page: Page, entry: { id: string }) =>
  page.getByRole("listitem").filter({ has: box(page, entry) });
const answer = (page: Page, entry = medicine) =>
  item(page, entry).getByText(typeset(entry.whatToAsk));

for (const javaScriptEnabled of [true, false]) {
  const way = javaScriptEnabled ? "with JavaScript" : "without JavaScript";

  test.describe(way, { tag: javaScriptEnabled ? [] : "@release" }, () => {
    test.use({ javaScriptEnabled });

    test("a tick shows its answer, sends nothing, leaves the address alone, and is forgotten by a reload and the way back", async ({
      page,
    }) => {
      await page.goto("/ask-first");
      const address = page.url();
      await expect(answer(page)).toBeHidden();
      await page.waitForLoadState("networkidle");
      const sent: string[] = [];
      page.on("request", (request) => sent.push(request.url()));

      await box(page, medicine).check();
      await box(page, condition).check();
      await expect(answer(page)).toBeVisible();
      await expect(answer(page, condition)).toBeVisible();
      // Enter in a form of one button would send it.
      await box(page, condition).press("Enter");
      await page.getByRole("button", { name: "Clear all" }).click();
      await expect(answer(page)).toBeHidden();

      // The page's own scripts come with the first sign of intent; what was ticked goes nowhere.
      expect(sent.filter((url) => !new URL(url).pathname.startsWith("/assets/"))).toEqual([]);
      expect(page.url()).toBe(address);
      expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });

      // A reload, and the way back, forget what was ticked.
      await box(page, medicine).check();
      await page.reload();
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
      await box(page, medicine).check();
      await page.goto("/blog");
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Is it safe for me?");
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    });
  });
}

test("a screen reader is told how many apply, and whom to ask; a source opens where the reader is, and the ticks stay", {
  tag: "@release",
}, async ({ page }) => {
  await page.goto("/ask-first");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await box(page, medicine).check();

  await test.step("a source opens without asking the server", async () => {
    await item(page, medicine)
      .getByRole("link", { name: /^Reference/ })
      .first()
      .click();
    const source = page.getByRole("dialog");
    await expect(source).toContainText(medicine.sources[0]?.publisher ?? "");
    expect(asked.filter((path) => !/^\/(?:assets\/|favicon)/.test(path))).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(source).toBeHidden();
    await expect(answer(page)).toBeVisible();
  });

  await box(page, condition).check();
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText(
    /^2 apply to you\. Ask (?=.*your doctor about 1)(?=.*your pharmacist about 1).*\.$/,
  );
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(status).toHaveText("Nothing is checked.");
});

test("what applies prints as a note of two sheets at most, and nothing else", {
  tag: "@release",
}, async ({ page }) => {
  await page.goto("/ask-first");
  const ticked = new Set([medicine, ...entries.slice(0, 7)]);
  for (const entry of ticked) await box(page, entry).check();
  const other = entries.find((entry) => !ticked.has(entry));
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").split("<</Type /Page\n");
  expect(sheets.length - 1).toBeLessThanOrEqual(2);

  await page.emulateMedia({ media: "print" });
  await expect(answer(page)).toBeVisible();
  const emergency = page.getByRole("region", { name: "Get help right away" });
  await expect(emergency.getByRole("listitem").first()).toBeVisible();
  await expect(page.getByText(new RegExp(`^${site.name}: .*/ask-first$`))).toBeVisible();
  const [listOf, changed] = await page
    .locator("main time")
    .evaluateAll((dates) => dates.map((date) => date.getAttribute("datetime")));
  expect(listOf).toBe(changed);
  await expect(page.getByText("This list is from").locator("time")).toBeVisible();
  await expect(answer(page, other)).toBeHidden();
  await expect(page.getByRole("heading", { name: "Sources" })).toBeHidden();
  await expect(page.getByRole("checkbox").filter({ visible: true })).toHaveCount(0);
});
