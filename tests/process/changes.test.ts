import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { afterAll, describe, expect, test } from "vitest";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { typeset } from "#app/text/typeset.ts";
import { readPage } from "../support/page-html.ts";
import { serveSite } from "../support/served-site.ts";

const site = await serveSite();
afterAll(() => site.close());

async function visit(path: string) {
  const { status, headers, body } = await site.get(path);
  return { status, headers, text: body.toString(), page: readPage(body.toString()) };
}

const chosen = (page: ReturnType<typeof readPage>) =>
  page.all("a", { "aria-current": "true", href: /^\/changes/ }).map(({ text }) => text);

describe("/changes", () => {
  test("has the newest of all changes, by month, and its feeds in the head", async () => {
    const { status, headers, page, text } = await visit("/changes");
    expect(status).toBe(200);
    expect(headers["cache-control"]).toMatch(/^public/);
    expect(text).not.toContain('content="noindex"');
    const days = page.all("article").map((entry) => entry.one("time").text);
    expect(days.length).toBeGreaterThan(20);
    // "November 28, 2026" is under "November 2026".
    const months = days.map((day) => day.replace(/ \d+,/, ""));
    expect(page.all("h2").map((heading) => heading.text)).toEqual(expect.arrayContaining(months));
    const feeds = page.all("link", { rel: "alternate", href: /^\/changes\// });
    expect(feeds.map((feed) => feed.attribute("href"))).toEqual([
      "/changes/feed.xml",
      "/changes/atom.xml",
      "/changes/feed.json",
    ]);
  });

  test("topic and kind are links, each of which leads to a page that says what it hides", async () => {
    const { page } = await visit("/changes");
    const pain = page.one("a", { href: "/changes?topic=pain" });
    const { page: ofPain } = await visit(pain.attribute("href") ?? "");
    expect(chosen(ofPain)).toEqual(["All changes", "Pain", "Page 1"]);
    const corrections = ofPain.one("a", { href: "/changes?topic=pain&kind=correction" });
    const { page: both, headers, text } = await visit(corrections.attribute("href") ?? "");
    // A long list has pages.
    expect(chosen(both).slice(0, 2)).toEqual(["Corrections", "Pain"]);
    expect(both.one("p", { role: "status" }).text).toMatch(
      /^\d+ changes(, \d+ on this page)?\. \d+ more are hidden\./,
    );
    expect(headers["cache-control"]).toBe("no-store");
    expect(text).toContain('content="noindex"');
    expect(both.all("article").every((entry) => entry.text.includes("corrected"))).toBe(true);
  });

  test("an address that fits nothing says so and leads back", async () => {
    const { status, page } = await visit("/changes?topic=teeth");
    expect(status).toBe(200);
    const said = page.one("p", { role: "status" });
    expect(said.text).toContain("No change matches this address.");
    expect(said.one("a").attribute("href")).toBe("/changes");
  });

  test("a correction shows both texts and the reason", async () => {
    const corrected = listStudies().find(({ history }) => history?.[0]?.was);
    const { id, history } = corrected ?? expect.unreachable("nothing was corrected");
    const { page } = await visit(`/changes?about=${id}`);
    for (const words of [history?.[0]?.was, history?.[0]?.why]) {
      expect(page.text).toContain(typeset(words ?? expect.unreachable()).slice(0, 40));
    }
  });
});

const CHANGED = listStudies().find(({ history }) => history)?.id;
const [{ id: USE } = expect.unreachable()] = listClaims();

test.each([
  [`/studies/${CHANGED}`, `/changes?about=${CHANGED}`],
  ["/benefits/pain-inflammation", "/changes?topic=pain"],
  [`/evidence/${USE}`, `/changes?about=${USE}`],
  ["/", "/changes"],
  ["/evidence", "/changes"],
  ["/plan", "/changes"],
  // It cites no papers.
  ["/ask-first", "/changes?on=%2Fask-first"],
  ["/red-light-101", "/changes?on=%2Fred-light-101"],
  ["/dose", "/changes?on=%2Fdose"],
  ["/devices", "/changes?on=%2Fdevices"],
  ["/webinars/perfectio-x", "/changes?on=%2Fwebinars%2Fperfectio-x"],
  ["/blog/protocols", "/changes?on=%2Fblog%2Fprotocols"],
])(
  "%s says when it or a paper that it cites last changed, and leads to those changes",
  async (path, to) => {
    const { page } = await visit(path);
    const changes = (await visit(to)).page;
    const [newest] = changes.all("article").map((entry) => entry.one("time").text);
    const links = page.all("a", { href: to }).map(({ text }) => text);
    const [, said] = links.join("\n").match(/^Last change.*: (.+)$/m) ?? [];
    // The list of all changes begins with newer ones of other pages, that of /devices with those of other comparisons.
    if (to === "/changes" || path === "/devices")
      expect(Date.parse(said ?? "")).toBeLessThanOrEqual(Date.parse(newest ?? ""));
    else expect(said).toBe(newest);
    if (to.includes("?on=")) {
      expect(changes.one("p", { role: "status" }).text).toMatch(
        path === "/ask-first" ? /^\d+ changes\b/ : /of the page “.+” and the papers that it cites/,
      );
    }
  },
);

test("a study that never changed does not say so", async () => {
  const unchanged = listStudies().find(({ history }) => !history);
  const { page } = await visit(`/studies/${unchanged?.id}`);
  expect(page.all("a", { href: /^\/changes\?/ })).toEqual([]);
});

test("the three feeds have the same entries, each with an address of its own that shows it", async () => {
  const rss = parseRssFeed((await visit("/changes/feed.xml")).text);
  const atom = parseAtomFeed((await visit("/changes/atom.xml")).text);
  const json = parseJsonFeed((await visit("/changes/feed.json")).text);
  const addresses = json.items?.map(({ url = "" }) => url) ?? [];
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(rss.items?.map(({ link }) => link)).toEqual(addresses);
  expect(atom.entries?.map(({ links }) => links?.[0]?.href)).toEqual(addresses);
  const corrected = json.items?.find(({ content_html }) => content_html?.includes("We wrote: "));
  expect(corrected?.content_html).toContain("We write now: ");
  const { pathname, search, hash } = new URL(corrected?.url ?? "");
  expect((await visit(pathname + search)).page.all("article", { id: hash.slice(1) })).toHaveLength(
    1,
  );
});
