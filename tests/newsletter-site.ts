import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { type Site, test as siteTest, startSite } from "./site.ts";

type SignUps = {
  directory: string;
  mail: MailServer;
  /** The status of this address's sign-up, if there is one. */
  statusOf(email: string): unknown;
};

/**
 * Sign-ups of their own, away from everybody else's, which are to be confirmed by mail. All come from
 * one client: a worker's tests may store 20.
 */
export const test = siteTest.extend<object, { signUps: SignUps; site: Site }>({
  signUps: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const directory = mkdtempSync(join(tmpdir(), "newsletter-"));
      const mail = await startMailServer();
      const statusOf = (email: string) => {
        const db = new Sqlite(join(directory, "site.db"), { readonly: true });
        const status = db.prepare("select status from subscribers where email = ?").pluck();
        const found = status.get(email);
        db.close();
        return found;
      };
      await use({ directory, mail, statusOf });
      await mail.close();
      rmSync(directory, { recursive: true });
    },
    { scope: "worker" },
  ],
  site: [
    async ({ signUps: { directory, mail } }, use) => {
      const site = await startSite({ DATA_DIR: directory, SMTP_URL: mail.url });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

export const NEWSLETTER_PAGE = "/newsletter/subscribe";

export const footer = (page: Page) => page.getByRole("contentinfo");
export const box = (part: Locator) => part.getByRole("textbox", { name: /e-mail/ });
export const button = (part: Locator) => part.getByRole("button", { name: /^Subscrib/ });
