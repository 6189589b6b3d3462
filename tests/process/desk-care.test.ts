import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listReviews } from "#app/desk/care/reviews.server.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { writeSearches } from "#app/search/search-count-rows.server.ts";
import { reviewEvery } from "#app/site.config.ts";
import { deskBrowser, signIn } from "../support/desk-site.ts";
import { type ServedSite, serveSite } from "../support/served-site.ts";
import { blog, type StoreDouble, startStoreDouble, storeArticle } from "../support/store-double.ts";

const SITE = "https://site.example";

/** A site, and the pages of its desk as its operator reads them: their words alone. */
async function deskOf(env: Record<string, string> = {}) {
  const site = await serveSite(env);
  const ada = await signIn({ siteUrl: SITE, database: site.services.database });
  const browser = deskBrowser(site.url, SITE, ada);
  const read = async (path: string) => {
    const answer = await browser.get(path);
    const html = answer.body.toString();
    const main = html.match(/<main.*<\/main>/s)?.[0] ?? "";
    const nav = html.match(/<nav.*?<\/nav>/s)?.[0] ?? "";
    const wordsOf = (part: string) => part.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
    return { ...answer, html, main, text: wordsOf(main), waiting: wordsOf(nav) };
  };
  return { site, ...browser, read };
}

/** So many readers that at least three of them have a bit of their own. */
const readers = new Set(Array.from({ length: 12 }, (_, reader) => `192.0.2.${reader}`));

async function searched({ services }: ServedSite) {
  const today = new Date(services.clock()).toISOString().slice(0, 10);
  await writeSearches(services.database, today, [
    { words: "KNEE PAIN", found: 12, notFound: 0, clients: readers },
    { words: "MELASMA", found: 0, notFound: 14, clients: readers },
    { words: "ADA LOVELACE", found: 0, notFound: 5, clients: new Set(["192.0.2.1"]) },
  ]);
}

describe("searches", () => {
  let desk: Awaited<ReturnType<typeof deskOf>>;
  beforeAll(async () => {
    desk = await deskOf();
  });
  afterAll(() => desk.site.close());

  test("before anybody searched the page says so", async () => {
    expect((await desk.read("/desk/care")).text).toContain("Nobody searched in the last 30 days");
  });

  test("what found nothing comes first, with how to begin an article; what few searched is not shown", async () => {
    await searched(desk.site);
    const { text, waiting } = await desk.read("/desk/care");
    expect(text).toContain("31 searches in the last 30 days, 61% without a result.");
    expect(text).toMatch(
      /Searches without a result.*melasma 14 14 .*Most searched.*melasma 14 14 .*knee pain 12 0 /,
    );
    expect(text).toContain("npm run content new article &quot;Melasma&quot;");
    expect(waiting).toMatch(/Content care [^.]*1 search found nothing/);
    expect(text).toContain("5 searches were for words that fewer than three readers used");
    expect(text).not.toMatch(/lovelace/i);
  });

  test("with a store on Shopify its admin begins the article", async () => {
    const shopify = await deskOf({
      PUBLIC_STORE_DOMAIN: "my-shop.myshopify.invalid",
      PUBLIC_STOREFRONT_API_TOKEN: "",
    });
    await searched(shopify.site);
    expect((await shopify.read("/desk/care")).text).toContain("In your shop’s admin");
    await shopify.site.close();
  });
});

describe("health", () => {
  let desk: Awaited<ReturnType<typeof deskOf>>;
  beforeAll(async () => {
    desk = await deskOf();
  });
  afterAll(() => desk.site.close());

  test("says of which server, store, database, caches and disk it tells", async () => {
    await desk.site.get("/");
    await desk.site.get("/");
    const { text, waiting } = await desk.read("/desk/health");
    expect(text).toMatch(/Server \S+:3000, running since/);
    expect(text).toContain("The embedded one, over content");
    expect(text).toMatch(/SQLite, \d+ KB/);
    expect(text).toContain("None is known. npm run site signups backup FILE makes one");
    expect(text).toMatch(/Page cache \d+ pages?, \S+ (KB|MB), 50% of 2 requests answered from it/);
    expect(text).toMatch(/Free on the disk \d\S* (GB|TB|MB) of/);
    expect(text).toContain("SMTP_URL is not set");
    expect(waiting).toContain("No back-up is known");
  });

  test("slow pages are told by route, without what readers typed", async () => {
    await desk.site.get("/search?q=secretword");
    await desk.site.get("/api/search/secretword");
    await desk.site.get("/blog/safety");
    await desk.read("/desk/mail");
    const { text } = await desk.read("/desk/health");
    expect(text).toContain("/blog/:slug");
    expect(text).toContain("/api/search/…");
    expect(text).not.toContain("secretword");
    // The operator's own would push out what readers wait for.
    expect(text).not.toContain("/desk");
  });

  test("the button makes all pages anew, and the log says who pressed it", async () => {
    const count = () => desk.site.count("page_renders_total", { status: "200" });
    await desk.site.get("/ask-first");
    const made = await count();
    await desk.site.get("/ask-first");
    expect(await count()).toBe(made);
    const answer = await desk.post("/desk/health");
    expect([answer.status, answer.headers.location]).toEqual([303, "/desk/health?done=purged"]);
    await desk.site.get("/ask-first");
    expect(await count()).toBeGreaterThan(made);
    expect((await desk.read("/desk/health?done=purged")).text).toContain("are made anew");
    expect((await desk.read("/desk/access")).text).toMatch(/Ada made all pages anew/);
  });
});

describe("content care", () => {
  const DAY = 86_400_000;
  let store: StoreDouble;
  let desk: Awaited<ReturnType<typeof deskOf>>;
  beforeAll(async () => {
    const contentHtml = `<p><a href="/dose">a</a> <a href="/no-such-page">b</a> <a href="https://a.invalid/">c</a>
      At 50 mW/cm², 10 minutes give 10 J/cm².</p>`;
    store = await startStoreDouble(blog([storeArticle({ contentHtml })]));
    desk = await deskOf(store.settings);
  });
  afterAll(async () => {
    await desk.site.close();
    await store.close();
  });

  test("before a check the page says that there was none, and which samples are in place", async () => {
    const { text } = await desk.read("/desk/care");
    expect(text).toContain("The links of the articles were never checked.");
    expect(text).toContain("CHECK_LINKS=outside lets the server ask other hosts");
    expect(text).toMatch(/\d\d things to replace, prove or fill in/);
    expect(text).toContain("Testimonial of Dana Whitfield");
    expect(text).toContain("No one is waiting for an alert.");
  });

  test("the button checks the links in the background, and the page shows what it found", async () => {
    const answer = await desk.post("/desk/care");
    expect([answer.status, answer.headers.location]).toEqual([303, "/desk/care?done=checking"]);
    await expect.poll(() => desk.site.services.linkCheck.progress()).toBeUndefined();
    const { text, waiting } = await desk.read("/desk/care");
    expect(text).toContain("2 links of the articles, last checked");
    expect(text).toMatch(/\/no-such-page The site has no such page .* red-light-and-sleep/);
    expect(text).not.toContain("a.invalid");
    expect(text).toMatch(/Articles to mend.*make 30 J\/cm², and not 10 J\/cm²/);
    expect(waiting).toMatch(/1 dead link, 1 thing to mend in articles/);
    expect((await desk.read("/desk/access")).text).toContain(
      "began a check of the articles’ links",
    );
  });

  test("pages and claims are due after so many days", async () => {
    const reviews = listReviews(desk.site.services.server.listed);
    expect(reviews.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        "/benefits/skin-health",
        "/red-light-101",
        `/evidence/${listClaims()[0]?.id}`,
      ]),
    );
    for (const { reviewed, due } of reviews) {
      expect(Date.parse(due) - Date.parse(reviewed)).toBe(reviewEvery * DAY);
    }
    expect(reviews).toEqual(reviews.toSorted((a, b) => a.due.localeCompare(b.due)));
  });
});
