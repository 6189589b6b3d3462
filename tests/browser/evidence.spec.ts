import type { Locator } from "@playwright/test";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { expect, test } from "../support/site.ts";

const total = listClaims().length;

test("keys lead from use to use, into the card and back to its dot", async ({ page }) => {
  await page.goto("/evidence");
  const cells = page.locator(".map-cell");
  const crowded = await cells.evaluateAll((cells) =>
    cells.findIndex((cell) => cell.querySelectorAll("a").length > 1),
  );
  const uses = cells.nth(crowded).locator("a");
  const use = uses.first();
  // Woken by the first key.
  await page.keyboard.press("Tab");
  await expect(page.locator(".map-cell a[tabindex='-1']").first()).toBeAttached();
  await use.focus();
  await page.keyboard.press("ArrowDown");
  await expect(uses.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(use).toBeFocused();
  await page.keyboard.press("Enter");
  const card = page.locator("aside#use");
  await expect(card).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(use).toBeFocused();
  // One stop of Tab for the cell.
  await page.keyboard.press("Tab");
  await expect(card.getByRole("link", { name: /Open the answer/ })).toBeFocused();
});

test.describe("before hydration", () => {
  test.use({ hydrates: false });

  test("in a window with two columns each use stands below its certainty", {
    tag: "@release",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto("/evidence");
    for (const column of await page.locator(".map-column").all()) {
      const [head] = await boxes(column.locator(".map-head"));
      for (const { left, right, top } of await boxes(column.locator(".map-cell"))) {
        expect(top).toBeGreaterThanOrEqual(head?.bottom ?? Infinity);
        expect(left).toBeGreaterThanOrEqual(head?.left ?? Infinity);
        expect(right).toBeLessThanOrEqual(head?.right ?? 0);
      }
    }
  });
});

function boxes(parts: Locator): Promise<DOMRect[]> {
  return parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every filter works, picture and table are two views of it", async ({ page }) => {
    await page.goto("/evidence");
    await page.getByLabel("For", { exact: true }).fill("pain");
    await page.getByLabel("Body part").selectOption("knee");
    await page.getByRole("combobox", { name: "Evidence", exact: true }).selectOption("very-low");
    await page.getByLabel("Light").selectOption("laser");
    await page.getByLabel("Sorted by").selectOption("part");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByText(`1 of ${total} uses shown, ${total - 1} hidden.`)).toBeVisible();
    await page.getByRole("link", { name: "Table", exact: true }).click();
    const rows = page.locator(".evidence-table th[scope=row]");
    await expect(rows).toHaveCount(1);
    await expect(page.getByLabel("Body part")).toHaveValue("knee");
    await page.getByRole("link", { name: "Show all" }).click();
    await expect(rows).toHaveCount(total);
  });
});
