import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { violations } from "../support/accessibility-pages.ts";
import { COMPILE_CACHE, type RunningServer, startServer } from "../support/running-server.ts";
import { expect, test as siteTest } from "../support/site.ts";

/** Every test has a desk of its own. */
const test = siteTest.extend<{ desk: { site: RunningServer; invite(name: string): string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  desk: async ({}, use) => {
    const directory = mkdtempSync(join(tmpdir(), "desk-"));
    const site = await startServer({ DATA_DIR: directory });
    const env = { DATA_DIR: directory, PUBLIC_SITE_URL: site.url };
    const invite = (name: string) =>
      execFileSync(process.execPath, ["scripts/desk.ts", "invite", name], {
        env: { PATH: process.env.PATH, ...COMPILE_CACHE, ...env },
        encoding: "utf8",
        stdio: "pipe",
      }).trim();
    await use({ site, invite });
    await site.end();
    rmSync(directory, { recursive: true });
  },
});
test.use({ hydrates: false });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const sessionOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "desk")?.value;

/** Chromium's own authenticator: one of the device, whose user is there and has shown who they are. */
async function giveAuthenticator(cdp: CDPSession): Promise<string> {
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}

async function withAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  return { cdp, authenticatorId: await giveAuthenticator(cdp) };
}

async function enter(page: Page, link: string) {
  await page.goto(link);
  await expect(heading(page)).toHaveText("Welcome, Ada");
  await press(page, "Make a passkey");
  await expect(heading(page)).toHaveText("People");
}

test("an operator is invited, makes a passkey, signs out, signs in, and signs out everywhere", async ({
  page,
  desk: { site, invite },
  browser,
}) => {
  await withAuthenticator(page);
  const link = invite("Ada");
  expect(link).toMatch(new RegExp(`^${site.url}/desk/invite/[0-9a-f]{64}$`));
  await page.goto(link);
  expect(await violations(page, "light")).toEqual([]);
  await enter(page, link);
  // tests/browser/desk.spec.ts looks at every page before a release.
  expect(await violations(page, "light")).toEqual([]);
  const first = await sessionOf(page.context());

  await page.goto(link);
  await expect(heading(page)).toHaveText("This link doesn’t work");
  await page.goto(`${site.url}/desk`);
  await press(page, "Sign out");
  await expect(heading(page)).toHaveText("Sign in");
  await page.goto(`${site.url}/desk/mail`);
  await expect(heading(page)).toHaveText("Sign in");
  expect(await violations(page, "light")).toEqual([]);

  await press(page, "Sign in with a passkey");
  await expect(heading(page)).toHaveText("People");
  const second = await sessionOf(page.context());
  expect(second).toMatch(/^[0-9a-f]{64}$/);
  expect(second).not.toBe(first);

  // Another browser of hers, with a passkey of its own, by a link that she makes in the desk.
  await page.goto(`${site.url}/desk/access`);
  await press(page, "Add a passkey");
  await expect(heading(page)).toHaveText("Welcome, Ada");
  const other = await (await browser.newContext()).newPage();
  await withAuthenticator(other);
  await enter(other, page.url());

  await page.goto(`${site.url}/desk/access`);
  const passkeys = page.getByRole("region", { name: "Your passkeys" }).getByRole("row");
  await expect(passkeys).toHaveCount(3);
  await press(page, "Sign me out everywhere else");
  await expect(page.getByRole("status")).toHaveText("Signed out.");
  await other.goto(`${site.url}/desk`);
  await expect(heading(other)).toHaveText("Sign in");

  await page.getByText("Remove…").last().click();
  await page.getByText("Remove for good").last().click();
  await expect(page.getByRole("status")).toHaveText("The passkey is removed.");
  await expect(passkeys).toHaveCount(2);
  await press(other, "Sign in with a passkey");
  await expect(other.getByRole("alert")).toContainText("This passkey is not known here");

  const log = page.getByRole("region", { name: "What was done" });
  const did = await log.getByRole("rowheader").allTextContents();
  expect(did).toEqual([
    "removed a passkey",
    "signed out everywhere else",
    "signed in",
    "made a passkey",
    "signed in",
    "signed out",
    "signed in",
    "made a passkey",
    "invited",
  ]);
  await other.context().close();
});

test("a passkey proves nothing twice, for a user who did not show who they are, or as a copy", {
  tag: "@release",
}, async ({ page, desk: { site, invite } }) => {
  const { cdp, authenticatorId } = await withAuthenticator(page);
  await enter(page, invite("Ada"));
  const signOut = () => press(page, "Sign out");
  const signIn = () => press(page, "Sign in with a passkey");
  const refused = expect(page.getByRole("alert"));
  await signOut();

  // What the browser sends is sent again.
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && /sign-in$/.test(request.url()),
  );
  await signIn();
  await expect(heading(page)).toHaveText("People");
  const body = (await sent).postData() ?? "";
  expect(body).toContain("answer=");
  const again = await fetch(`${site.url}/desk/sign-in`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: site.url, "Content-Type": "application/x-www-form-urlencoded" },
    body,
  });
  expect([again.status, again.headers.get("Set-Cookie")]).toEqual([403, null]);

  // A copy of the passkey, which has signed less often than the real one.
  await signOut();
  const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
  const [real] = credentials;
  if (!real) throw new Error("There is no passkey");
  expect(real.signCount).toBeGreaterThan(1);
  await cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
  const copy = await giveAuthenticator(cdp);
  await cdp.send("WebAuthn.addCredential", {
    authenticatorId: copy,
    credential: { ...real, signCount: 0 },
  });
  await signIn();
  await refused.toContainText("This passkey is not known here");

  // The real one, whose user can't show who they are.
  await cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: copy });
  const back = await giveAuthenticator(cdp);
  await cdp.send("WebAuthn.addCredential", { authenticatorId: back, credential: real });
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId: back, isUserVerified: false });
  await signIn();
  await refused.toContainText("No passkey was given");
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId: back, isUserVerified: true });
  await signIn();
  await expect(heading(page)).toHaveText("People");
});
