import { readdirSync } from "node:fs";
import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { afterAll, describe, expect, test } from "vitest";
import { FEWEST_READERS, SEARCH_DAYS } from "#app/search/search-count-rows.server.ts";
import { forgottenBefore, LINK_DAYS } from "#app/sign-ups/confirmation-link.server.ts";
import { KEPT_DAYS, RETRY_DAYS } from "#app/sign-ups/outbox-rows.server.ts";
import { serveSite } from "../support/served-site.ts";

const site = await serveSite();
afterAll(() => site.close());

const handles = readdirSync("content/pages").map((file) => file.replace(/\.md$/, ""));

async function read(path: string) {
  const answer = await site.get(path);
  const html = answer.body.toString();
  const main = html.match(/<main.*<\/main>/s)?.[0] ?? "";
  return { ...answer, html, main, text: textContent(parseDocument(main)).replace(/\s+/g, " ") };
}

const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href = ""]) => href);

describe("the pages that the sample store publishes", () => {
  test("are those that the footer links to, but About and Contact", () => {
    expect(handles.toSorted()).toEqual([
      "affiliate-disclosure",
      "careers",
      "editorial-process",
      "medical-disclaimer",
      "partnerships",
      "privacy",
      "research",
      "terms",
    ]);
  });

  test.each(handles)("/%s is there, dated, and leads nowhere that is missing", async (handle) => {
    const { status, main, text } = await read(`/${handle}`);
    expect(status).toBe(200);
    expect(main.match(/<h1/g)).toHaveLength(1);
    expect(text).toMatch(/Last updated [A-Z][a-z]+ \d+, \d{4}/);
    for (const path of linksIn(main)) expect((await site.get(path)).status, path).toBe(200);
  });

  test("say to search engines what their front matter says", async () => {
    const { html } = await read("/terms");
    expect(html).toContain("<title>Terms of use</title>");
    expect(html).toMatch(/<meta name="description" content="What you may do with this site,/);
    expect(html).toMatch(/<h1[^>]*>Terms<\/h1>/);
  });

  test("are in the sitemap", async () => {
    const { html } = await read("/sitemap.xml");
    for (const handle of handles) expect(html).toContain(`<loc>https://site.example/${handle}<`);
  });
});

describe("what stays unpublished", () => {
  test.each([
    ["/about", ["/editorial-process", "/evidence", "/studies", "/changes"]],
    ["/contact", ["/privacy", "/changes", "/ask-first"]],
    ["/shop", ["/devices", "/spec-sheet", "/webinars/perfectio-x"]],
    ["/shop/panels", ["/devices"]],
    ["/community", ["/changes", "/webinars/perfectio-x"]],
    ["/reviews", ["/benefits/skin-health"]],
    ["/webinars", ["/webinars/perfectio-x"]],
    ["/webinar", ["/webinars/perfectio-x"]],
  ])("%s has the specification's status and heading, and leads on to %j", async (path, wanted) => {
    const { status, main } = await read(path);
    expect(status).toBe(404);
    expect(main).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/);
    expect(linksIn(main)).toEqual(expect.arrayContaining(wanted));
    for (const link of wanted) expect((await site.get(link)).status, link).toBe(200);
  });

  test("/about and /contact name the address to write to", async () => {
    for (const path of ["/about", "/contact"]) {
      expect((await read(path)).main).toContain('href="mailto:hello@wavelength.example"');
    }
  });
});

test("All guides and the footer name the same guides in the same order", async () => {
  const guides = (html: string) =>
    [...html.matchAll(/<a [^>]*href="(\/guide\/[^"]+)"[^>]*>(.*?)<\/a>/gs)].map(
      ([, href, name]) => `${href} ${name?.replace(/<[^>]*>/g, "")}`,
    );
  const { html, main } = await read("/guides");
  const footer = html.match(/<footer.*<\/footer>/s)?.[0] ?? "";
  expect(guides(main)).toHaveLength(6);
  expect(guides(footer)).toEqual(guides(main));
});

test("the webinar is linked in the footer of each page, and called an advertisement", async () => {
  for (const path of ["/", "/blog", "/benefits/skin-health", "/privacy"]) {
    const footer = (await read(path)).html.match(/<footer.*<\/footer>/s)?.[0] ?? "";
    expect(footer, path).toMatch(/href="\/webinars\/perfectio-x"[^>]*>Webinar \(advertisement\)</);
  }
});

describe("the privacy notice", async () => {
  const { text } = await read("/privacy");

  /** Of a sign-up: its address, the wording agreed to, and its times. */
  const ADDRESS = { email: "email address", email_key: "email address" };
  const CONSENT = {
    consent_version: "which wording you agreed to",
    consented_at: "when and where on the site you signed up",
    source: "when and where on the site you signed up",
    unsubscribed_at: "when you confirmed or unsubscribed",
  };
  const CONFIRMED = {
    status: "stays on record as unsubscribed",
    confirmed_at: "when you confirmed or unsubscribed",
  };
  const ENTRIES = "how many entries";
  const MAIL = "The text of an email to you";
  const CHANGES = "which changes we told you of, and when";
  const SEARCHED = "how often words were searched";
  const CODED = "only as a code until they came from three internet addresses or on three days";

  /** The words that tell of each column which readers leave something in, by table. Ids and codes of our own tell nothing. */
  const TOLD: Record<string, Record<string, string>> = {
    subscribers: { ...ADDRESS, ...CONSENT, ...CONFIRMED },
    webinar_registrations: {
      ...{ ...ADDRESS, ...CONSENT, webinar: "that event" },
      ...{ first_name: "first and last name", last_name: "first and last name" },
      ...{ phone: "phone number", interest: "interest" },
      waiting_details: "the new details wait",
    },
    alert_readers: { ...ADDRESS, told_at: CHANGES },
    alert_topics: { ...CONSENT, ...CONFIRMED, topic: "what you want to hear about" },
    alert_news: { change_id: CHANGES, told_at: CHANGES },
    outbox: {
      ...{ recipient: "to which address", recipient_key: "to which address" },
      ...{ subject: MAIL, text: MAIL, html: MAIL, finished_at: "That it was sent" },
    },
    rate_limits: {
      key: "a code made from your internet address and one made from your email address",
      points: "counts how often a form is sent",
    },
    mailboxes: {
      unanswered: "how many of our emails nobody answered",
      stopped_at: "when you last told us to stop",
    },
    undeliverable_addresses: {
      email_key: "email address",
      marked_at: "it takes no mail for your address, we note that and when",
    },
    erasures: {
      ...{ erased_at: "when somebody was deleted", erased_by: "and by whom" },
      ...{ newsletter: ENTRIES, webinar: ENTRIES, alerts: ENTRIES, mails: ENTRIES },
    },
    search_counts: {
      ...{ found: SEARCHED, not_found: SEARCHED, words_key: CODED },
      day: "For ninety days we count how often words were searched",
      readers: "we store one of sixteen marks",
    },
    search_words: { words: SEARCHED },
    search_day_keys: { value: "a key that lasts a day" },
  };
  const OURS = new Set(
    "id reader_id created_at updated_at confirmation_id unsubscribe_token unsubscribe_url kind state attempts next_attempt_at claimed_at problem expire log_emptied".split(
      " ",
    ),
  );

  /** The site's own, and who runs it. */
  const NOT_OF_READERS = new Set([
    ...["secrets", "known_changes", "operator_notes", "links", "article_findings"],
    ...["desk_operators", "desk_links", "desk_sessions", "desk_passkeys", "desk_challenges"],
    "desk_log",
  ]);

  test("tells of every column that readers fill", async () => {
    const columns = await site.services.database.query(async (db) => {
      const tables = (await db.introspection.getTables()).filter(
        ({ name }) => !NOT_OF_READERS.has(name) && !name.startsWith("sqlite"),
      );
      return tables.flatMap(({ name, columns }) => columns.map((column) => [name, column.name]));
    });
    expect(columns.length).toBeGreaterThan(50);
    const untold = columns.filter(
      ([table = "", column = ""]) =>
        !OURS.has(column) && !text.includes(TOLD[table]?.[column] ?? "\0"),
    );
    expect(
      untold,
      "tell of these in content/pages/privacy.md, and quote it in TOLD of this file",
    ).toEqual([]);
  });

  test("names the times that the code keeps to", () => {
    const DAY = 24 * 60 * 60 * 1000;
    const now = "2026-06-01T00:00:00.000Z";
    const kept = (Date.parse(now) - Date.parse(forgottenBefore(now))) / DAY;
    expect([LINK_DAYS, kept, KEPT_DAYS, RETRY_DAYS]).toEqual([7, 30, 30, 7]);
    expect(text).toContain("or for seven days where it could not be");
    expect(text).toContain("The link works for seven days.");
    expect(text).toContain("What you never confirmed: thirty days.");
    expect([SEARCH_DAYS, FEWEST_READERS]).toEqual([90, 3]);
    expect(text).toContain("That it was sent, and to which address: thirty days.");
  });

  test("is true of what pages set and load", async () => {
    for (const path of [
      "/",
      "/blog/safety",
      "/search?q=knee",
      "/privacy",
      "/webinars/perfectio-x",
    ]) {
      const { headers, html } = await read(path);
      expect(headers["set-cookie"], path).toBeUndefined();
      const loaded = [
        ...html.matchAll(/<(?:script|img|iframe|source)[^>]* src(?:set)?="(https?:[^"]*)/g),
        ...html.matchAll(
          /<link rel="(?:stylesheet|preload|modulepreload)"[^>]*href="(https?:[^"]*)/g,
        ),
      ];
      expect(
        loaded.map(([, address]) => address),
        path,
      ).toEqual([]);
    }
  });

  test("is true of the log: neither searches nor addresses of readers are in it", async () => {
    site.logged.length = 0;
    await site.get("/search?q=secretword");
    await site.get("/api/search/secretword");
    const lines = site.logged.filter(({ path }) => path !== undefined);
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(lines)).not.toMatch(/secretword|127\.0\.0\.1|user-agent|referer/i);
  });
});
