import { readdirSync, readFileSync } from "node:fs";
import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { afterAll, describe, expect, test } from "vitest";
import { forgottenBefore, LINK_DAYS } from "#app/forms/confirmation-link.server.ts";
import { KEPT_DAYS, RETRY_DAYS } from "#app/forms/outbox-rows.server.ts";
import { FEWEST_READERS, SEARCH_DAYS } from "#app/search/search-count-rows.server.ts";
import { typeset } from "#app/text/typeset.ts";
import { readPage } from "../support/page-html.ts";
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
    expect(handles).toEqual(
      expect.arrayContaining([
        "affiliate-disclosure",
        "careers",
        "editorial-process",
        "medical-disclaimer",
        "partnerships",
        "privacy",
        "research",
        "terms",
      ]),
    );
  });

  test.each(handles)("/%s is there, dated, and leads nowhere that is missing", async (handle) => {
    const { status, main, text } = await read(`/${handle}`);
    expect(status).toBe(200);
    expect(main.match(/<h1/g)).toHaveLength(1);
    expect(text).toMatch(/Last updated [A-Z][a-z]+ \d+, \d{4}/);
    for (const path of linksIn(main)) expect((await site.get(path)).status, path).toBe(200);
  });

  test("say to search engines what their front matter says", async () => {
    const said = (field: string) =>
      new RegExp(`${field}: "?([^"\\n]+)`).exec(
        readFileSync("content/pages/terms.md", "utf8"),
      )?.[1];
    const page = readPage((await read("/terms")).html);
    expect(page.one("title").text).toBe(said("  title"));
    expect(page.one("meta", { name: "description" }).attribute("content")).toBe(
      typeset(said("description") ?? ""),
    );
    expect(page.one("h1").text).toBe(said("title"));
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

  const SIGN_UP = "email email_key consent_version consented_at source unsubscribed_at";
  const CONFIRMED = "status confirmed_at";

  /** The columns that readers leave something in, by table: the notice tells of each. Ids and codes of our own tell nothing. */
  const TOLD: Record<string, string> = {
    subscribers: `${SIGN_UP} ${CONFIRMED}`,
    webinar_registrations: `${SIGN_UP} webinar first_name last_name phone interest waiting_details`,
    alert_readers: "email email_key told_at",
    alert_topics: `${SIGN_UP} ${CONFIRMED} topic`,
    alert_news: "change_id told_at",
    outbox: "recipient recipient_key subject text html finished_at",
    rate_limits: "key points",
    mailboxes: "unanswered stopped_at",
    undeliverable_addresses: "email_key marked_at",
    erasures: "erased_at erased_by newsletter webinar alerts mails",
    search_counts: "found not_found words_key day readers",
    search_words: "words",
    search_day_keys: "value",
  };
  const OURS =
    "id reader_id created_at updated_at confirmation_id unsubscribe_token unsubscribe_url kind state attempts next_attempt_at claimed_at problem expire log_emptied";

  /** The site's own, and who runs it. */
  const NOT_OF_READERS = new Set([
    "secrets",
    "known_changes",
    "operator_notes",
    "links",
    "article_findings",
    "desk_operators",
    "desk_links",
    "desk_sessions",
    "desk_passkeys",
    "desk_challenges",
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
      ([table = "", column = ""]) => !`${OURS} ${TOLD[table]}`.split(" ").includes(column),
    );
    expect(untold, "tell of these in content/pages/privacy.md, then name them in TOLD").toEqual([]);
  });

  test("names the times that the code keeps to", () => {
    const DAY = 24 * 60 * 60 * 1000;
    const now = "2026-06-01T00:00:00.000Z";
    const kept = (Date.parse(now) - Date.parse(forgottenBefore(now))) / DAY;
    expect([LINK_DAYS, kept, KEPT_DAYS, RETRY_DAYS]).toEqual([7, 30, 30, 7]);
    expect([SEARCH_DAYS, FEWEST_READERS]).toEqual([90, 3]);
    for (const time of ["seven days", "thirty days", "ninety days"]) {
      expect(text.toLowerCase()).toContain(time);
    }
  });

  test("is true of what pages set: no cookie", async () => {
    for (const path of ["/", "/blog/safety", "/search?q=knee", "/webinars/perfectio-x"]) {
      expect((await read(path)).headers["set-cookie"], path).toBeUndefined();
    }
  });
});
