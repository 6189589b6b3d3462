import { test } from "../support/filled-desk.ts";
import { expect } from "../support/site.ts";

// In one worker, with one site.
test.describe.configure({ mode: "default" });

// tests/process/desk-people.test.ts does the same without a browser.
test.describe("without JavaScript", { tag: "@release" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a reader is found, read, sent the confirmation again and erased, with forms alone", async ({
    page,
    desk: { mail },
  }) => {
    await page.goto("/desk/people");
    await page.getByLabel("Address or name").fill("READER-103@");
    await page.getByRole("button", { name: "Search" }).click();
    expect(page.url()).not.toMatch(/103/);
    await page.getByRole("link", { name: "reader-103@example.org" }).click();
    await expect(page.getByText("Every letter has a link to stop.")).toBeVisible();
    await page.getByRole("button", { name: "Send the confirmation again" }).click();
    await expect(page.getByRole("status")).toHaveText("The confirmation goes out again now.");
    await expect.poll(() => mail.received.map(({ to }) => to)).toContain("reader-103@example.org");

    await page.getByRole("link", { name: "Erase…" }).click();
    await page.getByRole("link", { name: "Keep them" }).click();
    await page.getByRole("link", { name: "Erase…" }).click();
    await page.getByRole("button", { name: "Erase for good" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A person was erased");
    await expect(page.getByText("by Ada")).toBeVisible();
    await expect(page.getByText("reader-103@")).toHaveCount(0);
    await page.getByRole("link", { name: "To the people" }).click();
    await page.getByLabel("Address or name").fill("reader-103@");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByText("No address or name has this in it.")).toBeVisible();
  });
});

test("a reader's long name and address push nothing out of sight", { tag: "@release" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const list = page.getByRole("region", { name: "Sign-ups, newest first" });
  await page.goto("/desk/people");
  await expect(list).toContainText("WWWW");
  expect(await list.evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0);
});
