import { afterAll, beforeAll, expect, test } from "vitest";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { clientForEachTest } from "../support/client-address.ts";
import { lastingDatabase } from "../support/databases.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { readPage } from "../support/page-html.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

const FORM = "/alerts/subscribe";

const client = clientForEachTest();
/** Whose name is the same in HTML. */
const { id: USE, condition } =
  listClaims().find(({ condition }) => /^[\w ]+$/.test(condition)) ?? expect.unreachable();

let server: RunningServer;
let mail: MailServer;
const database = lastingDatabase();
beforeAll(async () => {
  mail = await startMailServer();
  const env = { SMTP_URL: mail.url, PUBLIC_SITE_URL: "https://site.example" };
  server = await startServer({ ...database, ...env, TRUST_PROXY: "loopback" });
});
afterAll(async () => {
  await server.end();
  await mail.close();
});

async function ask(path: string, init: RequestInit = {}) {
  const headers = { "X-Forwarded-For": client(), Accept: "text/html", ...init.headers };
  const response = await fetch(server.url + path, { redirect: "manual", ...init, headers });
  const html = await response.text();
  return { response, html, page: () => readPage(html) };
}

const post = (path: string, fields: Record<string, string>, headers: HeadersInit = {}) =>
  ask(path, { method: "POST", body: new URLSearchParams(fields), headers });

/** Paths in the mails to an address so far. */
async function linksTo(email: string, path: RegExp): Promise<string[]> {
  const mails = () => mail.received.filter(({ to }) => to === email);
  await expect.poll(() => mails().length, { timeout: 15_000 }).toBeGreaterThan(0);
  const text = mails().map(({ raw }) => raw.replace(/=\r?\n/g, "").replaceAll("=3D", "="));
  return [...text.join("\n").matchAll(path)].map(([link]) => new URL(link).pathname);
}

test.each([
  ["/changes", "everything"],
  [`/evidence/${USE}`, `claims/${USE}`],
  ["/alerts/subscribe?topic=benefits/hair-growth", "benefits/hair-growth"],
  [`/alerts/subscribe?topic=claims/${USE}`, `claims/${USE}`],
  ["/alerts/subscribe?topic=teeth", "everything"],
])("the form on %s is for %s first, and needs no JavaScript", async (path, topic) => {
  const { page } = await ask(path);
  const form = page().one("form", { action: FORM, method: "post" });
  expect(form.all("option")[0]?.attribute("value")).toBe(topic);
  expect(form.one("input", { type: "email" }).attribute("name")).toBe("email");
  expect(form.text).toContain("at most once a week");
});

test("from the form to the confirmed alert and its end, page by page", async () => {
  const email = "ada@example.org";
  const sent = await post(FORM, { email, topic: `claims/${USE}`, source: "changes" });
  expect(sent.response.status).toBe(303);
  expect(sent.response.headers.get("Location")).toBe("/alerts/thank-you");
  expect((await ask("/alerts/thank-you")).html).toContain("Please check your email");

  const [link = ""] = await linksTo(email, /https:\/\/site\.example\/alerts\/confirm\/[\w.-]+/g);
  const open = await ask(link);
  expect(open.response.headers.get("Cache-Control")).toBe("no-store");
  expect(open.html).toContain(`at most once a week: ${condition}.`);
  expect((await post(link, {})).html).toContain("Your alert is confirmed");
  expect((await ask(link)).html).toContain("You already used this link");

  const [stop = ""] = await linksTo(email, /https:\/\/site\.example\/unsubscribe\/[\w-]+/g);
  expect((await ask(stop)).html).toContain(`we’ll stop emailing you about this: ${condition}.`);
  // The one click of mail programs.
  const click = { Origin: "https://mail.example" };
  const stopped = await post(stop, { "List-Unsubscribe": "One-Click" }, click);
  expect(stopped.response.status).toBe(200);
  expect(stopped.html).toContain(`We’ve stopped emailing you about this: ${condition}.`);
  expect((await ask(link)).response.status).toBe(404);
});

test("what is wrong comes back with what was typed and chosen, in no cache and no address", async () => {
  const { response, page } = await post(FORM, { email: '"ada@', topic: "benefits/hair-growth" });
  expect(response.status).toBe(400);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const form = page().one("form", { action: FORM });
  const box = form.one("input", { type: "email" });
  expect(box.attribute("value")).toBe('"ada@');
  expect(box.attribute("aria-invalid")).toBe("true");
  expect(form.text).toContain("Enter an email address like name@example.com.");
  expect(form.one("option", { selected: "" }).attribute("value")).toBe("benefits/hair-growth");
});

test("the log has no address and no token", () => {
  const log = server.lines.join("\n");
  expect(log).not.toContain("example.org");
  expect(log).toContain("/alerts/confirm/…");
});
