import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { startMailServer } from "./mail-server.ts";
import { startServer } from "./running-server.ts";
import { test as siteTest } from "./site.ts";

/** Sign-ups need a confirmation. */
async function startSignUps() {
  const directory = mkdtempSync(join(tmpdir(), "newsletter-"));
  const mail = await startMailServer();
  const { url, end } = await startServer({ DATA_DIR: directory, SMTP_URL: mail.url });
  return {
    url,
    mail,
    statusOf(email: string): unknown {
      const db = new Sqlite(join(directory, "site.db"), { readonly: true });
      const status = db.prepare("select status from subscribers where email = ?").pluck();
      const found = status.get(email);
      db.close();
      return found;
    },
    async end() {
      await end();
      await mail.close();
      rmSync(directory, { recursive: true });
    },
  };
}

/** With addresses of its own. All come from one client, so a worker's tests may store 20. */
export const test = siteTest.extend<{ signUps: Awaited<ReturnType<typeof startSignUps>> }>({
  signUps: async ({ lasting }, use) => use(await lasting(startSignUps)),
  baseURL: async ({ signUps }, use) => use(signUps.url),
});

export const NEWSLETTER_PAGE = "/newsletter/subscribe";

export const footer = (page: Page) => page.getByRole("contentinfo");
export const box = (part: Locator) => part.getByRole("textbox", { name: "Your email address" });
export const button = (part: Locator) => part.getByRole("button", { name: /^Subscrib/ });
