import { readFileSync } from "node:fs";
import { test } from "../support/filled-desk.ts";
import { expect } from "../support/site.ts";

// In one worker, with one site.
test.describe.configure({ mode: "default" });

test.describe("without JavaScript", () => {
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

  test("the list is filtered by an address that others can open, and exported as a file", {
    tag: "@release",
  }, async ({ page }) => {
    await page.goto("/desk/people");
    await page.getByLabel("List", { exact: true }).first().selectOption("Webinar");
    await page.getByLabel("Status").selectOption("Unsubscribed");
    await page.getByRole("button", { name: "Filter" }).click();
    expect(new URL(page.url()).search).toContain("list=webinar&status=unsubscribed");
    const list = page.getByRole("table", { name: "Sign-ups, newest first" });
    await expect(list.getByRole("rowheader")).toHaveCount(6);

    await page.goto("/desk/people");
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^newsletter-csv-.*\.csv$/);
    const lines = readFileSync(await download.path(), "utf8")
      .trim()
      .split("\n");
    expect(lines[1]).toMatch(/^reader-0@example\.org,subscribed,/);
  });

  test("mails that failed are retried alone and together, or given up, with forms alone", {
    tag: "@release",
  }, async ({ page, desk: { mail } }) => {
    await page.goto("/desk");
    await expect(page.getByText("3 mails failed")).toBeVisible();
    await page.getByRole("link", { name: "Mail", exact: true }).first().click();
    await page.getByRole("button", { name: "Give up: reader-6@example.org" }).click();
    await expect(page.getByRole("status")).toHaveText(/^Stopped/);
    await page.getByRole("button", { name: "Retry: reader-4@example.org" }).click();
    await expect(page.getByRole("status")).toHaveText(/Sending again now/);
    await page.getByText("Retry or give up 1").click();
    await page.getByRole("button", { name: "Retry all" }).click();
    await expect
      .poll(() => mail.received.map(({ to }) => to).toSorted())
      .toEqual(expect.arrayContaining(["reader-4@example.org", "reader-5@example.org"]));
    expect(mail.received.map(({ to }) => to)).not.toContain("reader-6@example.org");
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
