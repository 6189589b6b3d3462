import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as webinar from "#app/webinar.config.ts";
import type { Services } from "#server/services.ts";
import { builtApp, openServices } from "../support/built-app.ts";

const PAGE = "/webinars/perfectio-x";
const THANKS = "Thank you for registering! You will receive confirmation details shortly.";
const ADA = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.org",
  phone: "+1 555 010 0199",
  interest: "pain-relief",
  consent: "webinar-1",
};

let dataDir: string;
let services: Services;
let app: ReturnType<typeof builtApp>;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "webinar-"));
  begin(dataDir);
});
afterEach(async () => {
  await services.database.close();
  rmSync(dataDir, { recursive: true });
});

/** The production app on a database in this directory. */
function begin(directory: string, settings = {}) {
  services = openServices({
    DATA_DIR: directory,
    PUBLIC_SITE_URL: "https://site.example",
    ...settings,
  });
  app = builtApp(services);
}

async function send(form: Record<string, string>, path = PAGE, headers = {}) {
  const body = new URLSearchParams(form);
  const response = await app.request(path, { method: "POST", body, headers });
  return { response, status: response.status, html: await response.text() };
}

const stored = () =>
  services.database.query((db) => db.selectFrom("webinar_registrations").selectAll().execute());

test("the page is the same for everyone", async () => {
  const response = await app.request(PAGE);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toContain("s-maxage");
  expect(html).toContain('href="https://site.example/webinars/perfectio-x"');
  // Testimonials are no reviews.
  expect(html).not.toMatch(/"@type":"(Review|AggregateRating|Product)"/);
});

test.each([
  ["without mail", {}, "One of us will confirm your spot", "We’ll email you a confirmation"],
  ["with mail", { SMTP_URL: "smtp://127.0.0.1:9" }, "We’ll email you a confirmation", "One of us"],
])(
  "%s, page and thanks promise what will be done, and no date",
  async (_name, settings, said, unsaid) => {
    await services.database.close();
    begin(dataDir, settings);
    for (const path of [PAGE, `${PAGE}?registered`]) {
      const html = await (await app.request(path)).text();
      expect(html).toContain(said);
      expect(html).not.toContain(unsaid);
      expect(html).toContain(webinar.joining);
      expect(html).not.toMatch(/Email brings you/);
      expect(html.includes(THANKS)).toBe(path !== PAGE);
    }
  },
);

test("a form posted by the browser leads to a page that thanks, and nothing personal is in its address", async () => {
  const { response } = await send(ADA);
  expect(response.status).toBe(303);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const location = response.headers.get("Location") ?? "";
  expect(location).toBe(`${PAGE}?registered#registration-outcome`);
  expect(await stored()).toMatchObject([
    { email: "ada@example.org", consent_version: "webinar-1" },
  ]);

  const next = await app.request(location.replace(/#.*/, ""));
  const html = await next.text();
  expect(html).toMatch(new RegExp(`role="alert".*${THANKS.replaceAll(".", "\\.")}`, "s"));
  expect(html).not.toContain("ada@example.org");
  expect(html).toContain('content="noindex"');
  expect(next.headers.get("Cache-Control")).toBe("no-store");
});

test("what is wrong comes back beside the fields, with all that was typed, and is not kept", async () => {
  const typed = { ...ADA, lastName: "", email: 'ada"><script>alert(1)</script>' };
  const { response, status, html } = await send(typed);
  expect(status).toBe(400);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(html).toContain("Enter your last name.");
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(html).toContain('value="+1 555 010 0199"');
  expect(html).toMatch(
    /<option[^>]*value="pain-relief"[^>]*selected=""|selected=""[^>]*value="pain-relief"/,
  );
  expect(html).not.toContain("<script>alert(1)");
  expect(html).not.toContain(THANKS);
  expect(await stored()).toEqual([]);
  const page = await (await app.request(PAGE)).text();
  expect(page).not.toContain("Enter your last name.");
});

test("the page's own code posts JSON and is answered in JSON", async () => {
  const post = (fields: object) =>
    app.request("/api/webinars/register", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(fields),
    });
  const bad = await post({ ...ADA, phone: "" });
  expect(bad.status).toBe(400);
  const error = "Enter your phone number.";
  expect(await bad.json()).toEqual({ status: "invalid", error, errors: { phone: error } });
  expect(await stored()).toEqual([]);
  const good = await post(ADA);
  expect([good.status, good.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(await good.json()).toEqual({ status: "ok" });
  expect(await stored()).toMatchObject([{ email: "ada@example.org" }]);
  expect((await app.request("/api/webinars/register")).status).toBe(405);
});

test("an empty form is asked for everything, and one that can't be read is said so", async () => {
  expect((await send({})).html).toContain("Choose what you’re interested in.");
  const json = { body: "{", method: "POST", headers: { "Content-Type": "application/json" } };
  const unread = await app.request(PAGE, json);
  expect(unread.status).toBe(400);
  expect(await unread.text()).toMatch(/role="alert".*could not be read/s);
});

test("a database that is gone is 503, and keeps what was typed", async () => {
  await services.database.close();
  begin("/dev/null/data");
  const { response, status, html } = await send(ADA);
  expect(status).toBe(503);
  expect(response.headers.get("Retry-After")).toBe("30");
  expect(html).toMatch(/role="alert".*couldn’t save your sign-up/s);
  expect(html).toContain('value="ada@example.org"');
  expect((await app.request(PAGE)).status).toBe(200);
});
