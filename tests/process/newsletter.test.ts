import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "#app/forms/rate-limits.server.ts";
import { clientForEachTest } from "../support/client-address.ts";
import { lastingDatabase } from "../support/databases.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

const API = "/api/newsletter/subscribe";
const PAGE = "/newsletter/subscribe";
const BROWSER = { Accept: "text/html,application/xhtml+xml" };

const client = clientForEachTest();

let server: RunningServer;

const ask = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, {
    redirect: "manual",
    ...init,
    headers: { "X-Forwarded-For": client(), ...init.headers },
  });
const postJson = (body: unknown, headers = {}) =>
  ask(API, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const postForm = (path: string, fields: Record<string, string>, headers: HeadersInit = BROWSER) =>
  ask(path, { method: "POST", headers, body: new URLSearchParams(fields) });

describe("without a mail server", () => {
  const database = lastingDatabase();
  beforeAll(async () => {
    server = await startServer({ ...database, TRUST_PROXY: "loopback" });
  });
  afterAll(() => server.end());

  test("the endpoint answers a new and a known address alike", async () => {
    const first = await postJson({ email: "ada@example.org", source: "footer" });
    const second = await postJson(
      { email: "Ada@example.org" },
      { "Content-Type": "Application/JSON; charset=utf-8" },
    );
    for (const response of [first, second]) {
      expect(response.status).toBe(200);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(await response.json()).toEqual({ status: "ok" });
    }
  });

  test.each([
    ["no address", {}, 400, "Enter your email address."],
    ["a wrong one", { email: "ada" }, 400, "Enter an email address like name@example.com."],
    ["no JSON", "{", 400, "could not be read"],
    ["too much", { email: "a".repeat(17_000) }, 413, "16 KB"],
  ])("%s is refused in words", async (_what, body, status, words) => {
    const response = await postJson(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: expect.stringContaining(words) });
  });

  test("too many are refused with the time to wait", async () => {
    for (let index = 0; index < LIMITS.perEmail; index += 1) {
      expect((await postJson({ email: "often@example.org" })).status).toBe(200);
    }
    const response = await postJson({ email: "often@example.org" });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(3_500);
    expect(await response.json()).toMatchObject({
      error: expect.stringContaining("Too many tries"),
    });
  });

  test("a form ends on a page that says what happened", async () => {
    const response = await postForm(PAGE, { email: "form@example.org", source: "footer" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/newsletter/thank-you");
    const page = await ask("/newsletter/thank-you", { headers: BROWSER });
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    const html = await page.text();
    expect(html).toContain("Successfully subscribed!");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test("a form's mistake comes back with what was typed, in no cache and no address", async () => {
    const response = await postForm(PAGE, { email: '"ada@', source: "footer" });
    expect(response.status).toBe(400);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const html = await response.text();
    expect(html).toContain('value="&quot;ada@"');
    expect(html).toMatch(/autofocus/i);
    expect(html).toContain("Enter an email address like name@example.com.");
    expect(await content(await ask(PAGE))).not.toContain("&quot;ada@");
  });

  test("a form that a browser sends to the endpoint goes on to the page as it is", async () => {
    const response = await postForm(API, { email: "form@example.org" });
    expect(response.status).toBe(307);
    expect(response.headers.get("Location")).toBe(PAGE);
    const asProgram = await postForm(API, { email: "form@example.org" }, {});
    expect(await asProgram.json()).toEqual({ status: "ok" });
    const asked = await ask(API, { method: "PUT" });
    expect([asked.status, asked.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
    expect((await ask(API)).status).toBe(405);
  });

  test("the log has no address", () => {
    expect(server.lines.join("\n")).not.toContain("example.org");
    expect(server.lines.join("\n")).toContain("SMTP_URL is not set");
  });
});

describe("with a mail server", () => {
  const database = lastingDatabase();
  let mail: MailServer;
  beforeAll(async () => {
    mail = await startMailServer();
    const env = { SMTP_URL: mail.url, PUBLIC_SITE_URL: "https://site.example" };
    server = await startServer({ ...database, ...env, TRUST_PROXY: "loopback" });
  });
  afterAll(async () => {
    await server.end();
    await mail.close();
  });
  afterEach(() => {
    mail.received.splice(0);
  });

  /** Signs up and returns the paths in the mail that comes. */
  async function signUp(email: string) {
    expect((await postJson({ email })).status).toBe(200);
    await expect.poll(() => mail.received, { timeout: 20_000 }).toHaveLength(1);
    const raw = mail.received[0]?.raw ?? "";
    const path = (pattern: RegExp) => pattern.exec(raw)?.[1] ?? "";
    return {
      confirm: path(/https:\/\/site\.example(\/newsletter\/confirm\/[\w.-]+)/),
      unsubscribe: path(/List-Unsubscribe: <https:\/\/site\.example(\/unsubscribe\/[\w-]+)>/),
    };
  }

  test("opening the link confirms nothing, its button does, from behind a proxy too", async () => {
    const { confirm } = await signUp("ada@example.org");
    const page = await ask(confirm, { headers: BROWSER });
    expect(page.status).toBe(200);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect(await content(page)).toContain("Confirm my subscription</button>");
    expect(await content(await ask(confirm))).toContain("Confirm my subscription</button>");

    const origin = { ...BROWSER, Origin: "https://site.example" };
    const pressed = await postForm(confirm, {}, origin);
    expect(pressed.status).toBe(200);
    expect(await content(pressed)).toContain("Your subscription is confirmed");
    expect(await content(await ask(confirm))).toContain("You already used this link");
  });

  test("links that work no more say so", async () => {
    const forged = await ask("/newsletter/confirm/not.a.link", { headers: BROWSER });
    expect(forged.status).toBe(404);
    expect(await content(forged)).toContain("This link doesn’t work");
    const unknown = await ask("/unsubscribe/unknown", { headers: BROWSER });
    expect(unknown.status).toBe(404);
    expect(await content(unknown)).toContain("This link doesn’t work");
  });

  test("a mail program unsubscribes with one click, twice alike; looking changes nothing", async () => {
    const { confirm, unsubscribe } = await signUp("grace@example.org");
    await postForm(confirm, {});
    for (const _ of [1, 2]) {
      expect(await content(await ask(unsubscribe))).toContain("Unsubscribe</button>");
    }
    const answers = [];
    for (const _ of [1, 2]) {
      const from = { Origin: "https://mail.example" };
      const response = await postForm(unsubscribe, { "List-Unsubscribe": "One-Click" }, from);
      answers.push({ status: response.status, page: await heading(response) });
    }
    const stopped = { status: 200, page: "You’re unsubscribed" };
    expect(answers).toEqual([stopped, stopped]);
    expect(await content(await ask(confirm))).toContain("This link doesn’t work");

    // Until its owner allows it, no form makes us write to an address that stopped its mails.
    await postForm(unsubscribe, { allow: "1" });
    mail.received.splice(0);
    const again = await signUp("grace@example.org");
    expect(await content(await postForm(again.confirm, {}))).toContain("is confirmed");
  });

  test("a form that takes the mail program's other encoding works too", async () => {
    const { unsubscribe } = await signUp("joan@example.org");
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    const response = await ask(unsubscribe, { method: "POST", body });
    expect(response.status).toBe(200);
    expect(await heading(response)).toBe("You’re unsubscribed");
  });

  test("the page after a form asks to check the mail", async () => {
    expect(await content(await ask("/newsletter/thank-you"))).toContain("Please check your email");
  });
});

/** The page's content, without head, header and footer. */
const content = async (response: Response) =>
  /<main[^>]*>(.*?)<\/main>/s.exec(await response.text())?.[1] ?? "";

const heading = async (response: Response) =>
  /<h1[^>]*>([^<]*)</.exec(await content(response))?.[1];
