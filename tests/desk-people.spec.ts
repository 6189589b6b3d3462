import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { createDatabase } from "#app/infra/database.server.ts";
import { violations } from "./accessibility-pages.ts";
import { signInAt } from "./desk-site.ts";
import { addMadeUpSignUps, madeUpMail } from "./made-up-sign-ups.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { expect, type Site, test as siteTest, startSite } from "./site.ts";

/** A site with 120 sign-ups and a few mails, at whose desk the browser is signed in, without JavaScript. */
const test = siteTest.extend<
  { signedIn: undefined },
  { directory: string; mail: MailServer; site: Site }
>({
  directory: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const directory = mkdtempSync(join(tmpdir(), "desk-people-"));
      await use(directory);
      rmSync(directory, { recursive: true });
    },
    { scope: "worker" },
  ],
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ directory, mail }, use) => {
      await fill(directory);
      // Before the start: a server that found no operator looks again a second later.
      await signInAt("http://localhost", { DATA_DIR: directory });
      const site = await startSite({ DATA_DIR: directory, SMTP_URL: mail.url });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  signedIn: [
    async ({ context, site, directory }, use) => {
      const { cookie } = await signInAt(site.url, { DATA_DIR: directory });
      const [name = "", value = ""] = cookie.split("=");
      await context.addCookies([{ name, value, url: `${site.url}/desk` }]);
      await use(undefined);
    },
    { auto: true },
  ],
});
// The desk has no script to wake.
test.use({ wakes: false });

async function fill(dataDir: string): Promise<void> {
  const database = createDatabase({ databaseUrl: undefined, dataDir }, pino({ level: "silent" }));
  await addMadeUpSignUps(database, 120);
  const now = new Date().toISOString();
  const failed = (number: number) =>
    madeUpMail(number, {
      ...{ state: "failed", problem: "EENVELOPE RCPT TO 550", created_at: now, finished_at: now },
    });
  // The longest that a form takes, without a place at which they break by themselves.
  const long = {
    first_name: "W".repeat(100),
    email: `${"w".repeat(64)}@${"m".repeat(60)}.example.org`,
  };
  await database.query((db) =>
    db.updateTable("webinar_registrations").set(long).where("id", "=", "sign-up-0000119").execute(),
  );
  const mails = [failed(4), failed(5), failed(6), madeUpMail(7), madeUpMail(8)];
  await database.query((db) => db.insertInto("outbox").values(mails).execute());
  await database.close();
}

const PERSON = "/desk/people/sign-up-0000104";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader is found, read, sent the confirmation again and erased, with forms alone", async ({
    page,
    mail,
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

  test("the list is filtered by an address that others can open, and exported as a file", async ({
    page,
  }) => {
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

  test("mails that failed are retried alone and together, or given up, with forms alone", async ({
    page,
    mail,
  }) => {
    await page.goto("/desk");
    await expect(page.getByText("3 mails failed")).toBeVisible();
    await page.getByRole("link", { name: "Mail", exact: true }).first().click();
    await page.getByRole("button", { name: "Give up: reader-6@example.org" }).click();
    await expect(page.getByRole("status")).toHaveText(/^Given up/);
    await page.getByRole("button", { name: "Retry: reader-4@example.org" }).click();
    await expect(page.getByRole("status")).toHaveText(/goes out now/);
    await page.getByText("Retry or give up 1").click();
    await page.getByRole("button", { name: "Retry all" }).click();
    await expect
      .poll(() => mail.received.map(({ to }) => to).toSorted())
      .toEqual(expect.arrayContaining(["reader-4@example.org", "reader-5@example.org"]));
    expect(mail.received.map(({ to }) => to)).not.toContain("reader-6@example.org");
  });
});

for (const path of [
  ...["/desk/people", "/desk/people?from=soon", PERSON, `${PERSON}/erase`],
  ...["/desk/people/erased", "/desk/mail?state=failed", "/desk/mail?state=waiting"],
]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${path} is accessible in the ${colorScheme} theme of the system`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await violations(page, colorScheme)).toEqual([]);
      for (const width of [320, 390, 820]) {
        await page.setViewportSize({ width, height: 800 });
        const scrolls = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrolls, `${width}`).toBeLessThanOrEqual(width);
      }
    });
  }
}

test("a reader's long name and address push nothing out of sight", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const list = page.getByRole("region", { name: "Sign-ups, newest first" });
  await page.goto("/desk/people");
  await expect(list).toContainText("WWWW");
  expect(await list.evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0);
});
