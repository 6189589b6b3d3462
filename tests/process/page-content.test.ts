import { describe, expect, test } from "vitest";
import { benefits } from "#app/benefits/content/benefits.ts";
import { DOSE_FIELDS } from "#app/dose/dose-form.ts";
import { claimAddress } from "#app/evidence/ledger/claim-address.ts";
import { type Claim, listClaims } from "#app/evidence/ledger/claims.server.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { getPage as get } from "../support/built-app.ts";
import { readPage } from "../support/page-html.ts";
import { BENEFIT_PAGES } from "../support/page-paths.ts";

const pageAt = async (path: string) => readPage(await (await get(path)).text());
const mainAt = async (path: string) => (await pageAt(path)).one("main");

const PAIN_USES = listClaims().filter(({ topic }) => topic === "pain");
const [FIRST, SECOND] = PAIN_USES as [Claim, Claim];
const OF_SKIN = listClaims().find(({ topic }) => topic === "skin") ?? expect.unreachable();
const WITHOUT_PLAN =
  PAIN_USES.find(({ page }) => page.dose?.startsWith("None")) ?? expect.unreachable();

describe("the short form of a benefit page", () => {
  const form = async (query: string) =>
    await (await get(`/benefits/pain-inflammation/print${query}`)).text();

  test("is of the use that is asked for, else of the page's first", async () => {
    const nameIn = async (query: string) => readPage(await form(query)).one("h1").text;
    const name = (use: Claim) => `Pain & Inflammation: ${use.condition}`;
    expect(await nameIn(`?use=${SECOND.id}`)).toBe(name(SECOND));
    expect(await nameIn("")).toBe(name(FIRST));
    expect(await nameIn("?use=no-such-use")).toBe(name(FIRST));
  });

  test("is kept from search engines, which have the page itself", async () => {
    const html = await form(`?use=${FIRST.id}`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/benefits\/pain-inflammation"/);
  });

  test("gives every source whole, and every marker a source", async () => {
    const page = readPage(await form(`?use=${FIRST.id}`)).one("article");
    const sources = page.region("Sources of the answer and the dose").all("li");
    expect(sources).not.toEqual([]);
    for (const { text } of sources)
      expect(text).toMatch(/\w\. .+ (19|20)\d\d.*(PMID \d+|doi:10\.|https:)/);
    const ids = sources.map((source) => `#${source.attribute("id")}`);
    const markers = page.all("sup").flatMap((sup) => sup.all("a"));
    expect(new Set(markers.map((link) => link.attribute("href")))).toEqual(new Set(ids));
  });

  test("has no dose and no steps of ours for a use that the protocol is not meant for", async () => {
    const page = readPage(await form(`?use=${WITHOUT_PLAN.id}`));
    expect(page.one("article").text).toContain("We don’t have a home plan");
    expect(page.all("h2").map(({ text }) => text)).not.toContain("Step by step");
  });
});

test.each(BENEFIT_PAGES)(
  "%s has its quick facts as a named card, and a card for each mechanism",
  async (slug) => {
    const main = await mainAt(`/benefits/${slug}`);
    expect(main.all("h3").map(({ text }) => text)).toContain("Quick facts");
    const mechanisms = main.region("How it might work").all("li");
    expect(mechanisms.length).toBeGreaterThanOrEqual(3);
    // The reasons can be read without opening a card.
    for (const mechanism of mechanisms) expect(mechanism.all("details")).toEqual([]);
  },
);

test("the athletic page's quick facts and four mechanisms are those of the specification", async () => {
  const main = await mainAt("/benefits/athletic-performance");
  const facts = main.all("aside").find(({ text }) => text.startsWith("Quick facts"))?.text;
  for (const fact of ["660 nm + 850 nm", "10–20 min", "24–48 hrs"]) expect(facts).toContain(fact);
  expect(main.region("How it might work").all("li")).toHaveLength(4);
});

test("a use without a dose for home leads to its findings, and the page's protocol is said to be for others", async () => {
  const answer = async (query: string) =>
    (await mainAt(`/benefits/pain-inflammation${query}`)).one("section", { id: "answer" });
  const without = await answer(`?use=${WITHOUT_PLAN.id}`);
  const findings = without.all("a").find(({ text }) => text === "View Findings");
  expect(findings?.attribute("href")).toBe(claimAddress(WITHOUT_PLAN));
  expect(without.text).toContain("View Protocol for other uses");
  const { id } = PAIN_USES.find(({ page }) => !page.dose) ?? expect.unreachable();
  const protocol = await answer(`?use=${id}`);
  expect(protocol.all("a").map(({ text }) => text)).not.toContain("View Findings");
  expect(protocol.text).not.toContain("for other uses");
});

describe("the use in a benefit page's address", () => {
  const PAIN = "/benefits/pain-inflammation";
  test.each([PAIN, `${PAIN}/print`])("named in other words leads to it: %s", async (path) => {
    const near = await get(`${path}?use=${FIRST.id.toUpperCase()}&claim=100`);
    expect(near.status).toBe(302);
    expect(near.headers.get("Location")).toBe(`${path}?use=${FIRST.id}&claim=100`);
  });

  test.each([PAIN, `${PAIN}/print`])("is unknown: %s says so and what there is", async (path) => {
    const response = await get(`${path}?use=%3Cb%3Enowhere`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const html = await response.text();
    expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/benefits\/pain-inflammation"/);
    const { text } = readPage(html).one("main");
    expect(text).toMatch(/This page has no use called “<b>nowhere”\. It has \w+, \w+/);
    expect(text).toContain("The answer below is for the first.");
  });

  test("is another page's: the page says which", async () => {
    const main = await mainAt(`${PAIN}?use=${OF_SKIN.id}`);
    expect(main.text).toContain(
      `no use called “${OF_SKIN.id}”: it is on Skin Health & Anti-Aging.`,
    );
    const links = main.all("a").map((link) => link.attribute("href"));
    expect(links).toContain(`/benefits/skin-health?use=${OF_SKIN.id}`);
  });

  test("is the page's own, or none: nothing is said", async () => {
    for (const [query, use] of [
      [`?use=${SECOND.id}`, SECOND],
      ["?use=", FIRST],
    ] as const) {
      const main = await mainAt(PAIN + query);
      expect(main.one("h2", { id: "answer-name" }).text).toBe(use.condition);
      expect(main.text).not.toContain("no use called");
    }
  });
});

/** The specification's, in the order of the path through them. */
const GUIDES = [
  "/guide/what-is-red-light-therapy",
  "/guide/getting-started",
  "/guide/safety",
  "/guide/protocols",
  "/guide/wavelengths",
  "/guide/faq",
];

describe("the front page", () => {
  const LINKS = {
    "Start Your Journey": "/guide/getting-started",
    "Watch Introduction": "/red-light-101#introduction",
    "All guides, in Red Light 101": "/red-light-101",
    "Plan the first month": "/guide/getting-started",
    "Device Reviews": "/reviews",
    "Choose your own wavelength and skin": "/light-in-skin",
    "Is it safe for me?": "/ask-first",
    "Compare devices": "/devices",
    "evidence page": "/evidence",
    "Last change": "/changes",
  };

  test("leads to the guides, and by its map into the benefit pages", async () => {
    const links = (await mainAt("/")).all("a", { href: /^\// });
    const own = links.filter(
      (link) => !/^\/(benefits|studies)\//.test(link.attribute("href") ?? ""),
    );
    for (const [words, href] of Object.entries(LINKS)) {
      const link = own.find(({ text }) => text.startsWith(words));
      expect(link?.attribute("href"), words).toBe(href);
    }
    const hrefs = own.map((link) => link.attribute("href"));
    expect(hrefs).toEqual(expect.arrayContaining(GUIDES));
  });

  test("makes the site's claims, to the letter", async () => {
    const main = await mainAt("/");
    const [figures] = main.region("This site in figures").all("dl");
    expect(figures?.all("dd").map(({ text }) => text)).toEqual(["500+", "200+", "1000+", "50K+"]);
    const badges = main.region("Why readers trust us").all("li");
    expect(badges.map(({ text }) => text)).toEqual(["98% satisfaction", "24/7 support"]);
  });

  test("says of each benefit what was tested best, how sure it is and how large, and leads there", async () => {
    const main = await mainAt("/");
    const rows = main.region("What the studies found").all("li");
    expect(rows).toHaveLength(7);
    for (const row of rows) {
      const href = row.one("a").attribute("href") ?? "";
      expect(href).toMatch(/^\/benefits\/[a-z-]+\?use=[a-z-]+$/);
      expect(row.text).toMatch(/(Very weak|Weak|Moderate|Strong)/);
      const page = await mainAt(href);
      const answer = page.one("section", { id: "answer" });
      expect(row.one("strong").text).toBe(answer.one("h2").text);
      // The same figure as on the page.
      expect(row.text).toContain(answer.all("strong")[0]?.text);
    }
  });

  test("has three guides that say how hard, how long and how well liked", async () => {
    const cards = (await mainAt("/")).all("article");
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      expect(card.text).toMatch(/(Beginner|Intermediate), \d+ min read[\d,]+ completions/);
      card.one("span", { role: "img", "aria-label": /^Popularity [1-5] of 5$/ });
    }
    expect((await mainAt("/")).text).toContain("completions are our own figures");
  });

  test("has four testimonials, three verified, none marked up as a review", async () => {
    const html = await (await get("/")).text();
    const page = readPage(html);
    expect(page.region("What readers say").text).toContain("We set the “Verified” mark ourselves");
    const quotes = page.region("What readers say").all("li");
    expect(quotes).toHaveLength(4);
    for (const quote of quotes) quote.one("span", { role: "img", "aria-label": "Rated 5 of 5" });
    const badges = quotes.flatMap((quote) => quote.all("span")).map(({ text }) => text);
    expect(badges.filter((text) => text === "Verified")).toHaveLength(3);
    expect(badges.filter((text) => text === "Not verified")).toHaveLength(1);
    expect(badges).toContain("Physical therapist, Portland, Oregon");
    expect(html).not.toMatch(/<[^>]*\s(itemscope|typeof)[\s=>]/);
    for (const data of page.all("script", { type: "application/ld+json" })) {
      expect(data.text).not.toMatch(/Review|Rating/);
    }
  });
});

describe("Red Light 101", () => {
  test("has six guides as a path, each with what a reader wants to know first", async () => {
    const main = await mainAt("/red-light-101");
    expect(main.one("h1").text).toBe("Red Light 101");
    const cards = main.region("Six guides").all("article");
    expect(cards).toHaveLength(6);
    for (const [index, href] of GUIDES.entries()) {
      const card = cards[index];
      expect(card?.text).toContain(`${index + 1}`);
      expect(card?.one("a").attribute("href")).toBe(href);
      expect(card?.text).toMatch(/(Beginner|Intermediate), \d+ min read[\d,]+ completions/);
      card?.one("span", { role: "img", "aria-label": /^Popularity [1-5] of 5$/ });
      expect((await get(href)).status).toBe(200);
    }
  });

  test("numbers its figures in order, and says that it is no medical advice", async () => {
    const main = await mainAt("/red-light-101");
    const numbers = main.all("figcaption").flatMap((caption) => caption.all("strong"));
    expect(numbers.map(({ text }) => text)).toEqual([1, 2, 3, 4, 5, 6].map((one) => `Fig. ${one}`));
    expect(main.all("div", { role: "note" })[0]?.text).toContain(
      "Not medical advice. This guide is educational and not a substitute for professional advice.",
    );
  });
});

const DAY = /^[A-Z]\w+ \d+, \d{4}$/;

test("an article shows everything that the specification names", async () => {
  const main = await mainAt("/blog/getting-started");
  const breadcrumb = main.one("nav", { "aria-label": "Breadcrumb" });
  const ways = breadcrumb.all("a").map((link) => [link.text, link.attribute("href")]);
  expect(ways).toEqual([
    ["Home", "/"],
    ["Blog", "/blog"],
  ]);
  expect(breadcrumb.text).toContain(main.one("h1").text);
  const header = main.all("header")[0];
  const words = ["span", "p", "time"].flatMap((tag) => header?.all(tag) ?? []);
  expect(words.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      "Blog",
      "Guides",
      "Featured",
      ...[/^\w\w$/, /^\w+ Desk$/, DAY, /^\d+ min read$/].map((words) =>
        expect.stringMatching(words),
      ),
    ]),
  );
  expect(main.all("img")[0]?.attribute("alt")).toMatch(/\w+/);
  expect(main.text).toContain("J/cm²");
  expect(main.one("ul", { "aria-label": "Keywords" }).text).toContain("guides");
  expect(main.text).toMatch(/Last updated: [A-Z]\w+ \d+, \d{4}/);
  for (const words of ["More Articles", "Back to blog"]) {
    const link = main.all("a").find(({ text }) => text === words);
    expect(link?.attribute("href"), words).toBe("/blog");
  }
});

describe("a topic of the blog", () => {
  const topicsAt = async (path: string) => {
    const page = await pageAt(path);
    const [marked, ...more] = page
      .one("nav", { "aria-label": "Topics" })
      .all("a", { "aria-current": "true" });
    expect(more).toEqual([]);
    return { page, marked: marked?.text, links: page.one("main").all("h2") };
  };

  test("has its articles alone, and is known as a part of the blog", async () => {
    const older = (await pageAt("/blog?page=2")).one("main").all("h2");
    const all = (await topicsAt("/blog")).links.length + older.length;
    let sum = 0;
    for (const topic of ["benefits", "guides", "reviews", "science", "devices"]) {
      const { page, marked, links } = await topicsAt(`/blog?topic=${topic}`);
      expect(marked?.toLowerCase()).toBe(topic);
      expect(links.length).toBeGreaterThan(0);
      expect(links.length).toBeLessThan(all);
      sum += links.length;
      expect(page.one("link", { rel: "canonical" }).attribute("href")).toMatch(/[^?]\/blog$/);
      expect(page.one("meta", { name: "robots" }).attribute("content")).not.toContain("noindex");
    }
    expect(sum).toBe(all);
    const [first] = (await pageAt("/blog?topic=guides")).one("main").all("article");
    const slug = first?.one("a").attribute("href");
    expect((await mainAt(slug ?? "")).one("header").text).toContain("Guides");
  });

  test.each(["topic", "tag"])("or a %s that there is not says so", async (kind) => {
    const answer = await get(`/blog?${kind}=cats`);
    expect(answer.status).toBe(404);
    const page = readPage(await answer.text());
    expect(page.one("main").text).toContain(`There is no such ${kind}`);
    expect(page.one("meta", { name: "robots" }).attribute("content")).toBe("noindex");
    expect(page.all("link", { rel: "canonical" })).toEqual([]);
  });
});

describe("a tag of the blog, of which the release run has more", () => {
  const tagsAt = async (path: string) => {
    const page = await pageAt(path);
    const links = page.one("nav", { "aria-label": "Tags" }).all("a");
    const [marked, ...more] = links.filter((link) => link.attribute("aria-current"));
    expect(more).toEqual([]);
    return { page, marked: marked?.text, links: links.map((link) => link.attribute("href")) };
  };
  const headingsAt = async (path: string) =>
    (await mainAt(path)).all("h2").map((heading) => heading.text);

  test("is picked by a link, and known as the tag's own list", async () => {
    const { marked, links } = await tagsAt("/blog");
    expect(marked).toBe("All");
    expect(links.length).toBeGreaterThan(1);
    for (const path of links.slice(1)) {
      const slug = path?.split("=")[1];
      const headings = await headingsAt(path ?? "");
      expect(headings.length, path).toBeGreaterThan(1);
      expect(headings, path).toEqual(await headingsAt(`/blog/tagged/${slug}`));
    }
    const [, first = ""] = links;
    const own = await tagsAt(first);
    expect(own.page.one("summary").text).toBe(`Tag: ${own.marked}`);
    expect(own.page.one("link", { rel: "canonical" }).attribute("href")).toContain(
      first.replace("?tag=", "/tagged/"),
    );
  });
});

/** From the surest. "Very weak" ends otherwise than "Weak" does. */
const GRADES = ["Strong", "Moderate", "Weak", "Very weak"];

test("the benefits can be put in order by links, and are one page all the same", async () => {
  const namesAt = async (path: string) =>
    (await mainAt(path)).all("article").map((card) => card.one("h2").text);
  const usual = await namesAt("/benefits");
  expect(usual[0]).toBe("Skin Health & Anti-Aging");
  const main = await mainAt("/benefits");
  const orders = main.one("nav", { "aria-label": "Order of the benefits" }).all("a");
  const [, surest, byName] = orders.map((link) => link.attribute("href") ?? "");
  // The reader stays at the cards, which begin far down.
  for (const link of orders) expect(link.attribute("href")).toMatch(/#areas$/);
  expect(orders.map((link) => link.attribute("aria-current") ?? "")).toEqual(["true", "", ""]);
  const sorted = await pageAt(surest ?? "");
  const grades = sorted.all("article").map((card) => {
    const text = card.one("dl").text;
    return GRADES.findIndex((grade) => text.endsWith(grade));
  });
  expect(grades).not.toContain(-1);
  expect(grades).toEqual(grades.toSorted((one, other) => one - other));
  expect(await namesAt(byName ?? "")).toEqual(usual.toSorted());
  expect(await namesAt("/benefits?order=else")).toEqual(usual);
  expect(sorted.one("link", { rel: "canonical" }).attribute("href")).toMatch(/\/benefits$/);
});

test("an article ends in its sources, the evidence page for it, and two articles near it", async () => {
  const main = await mainAt("/blog/protocols");
  const sources = main.region("Sources");
  expect(sources.all("summary")[0]?.text).toMatch(/^Sources: \d+ studies$/);
  const markers = main.all("a", { "data-reference": /^ref-/ });
  expect(markers).not.toEqual([]);
  for (const marker of markers) {
    expect(marker.attribute("href")).toMatch(/^https:/);
    sources.one("div", { id: marker.attribute("data-reference") ?? "" });
  }
  const links = main.region("Read next").all("a");
  const [evidence, ...near] = links.map((link) => link.attribute("href") ?? "");
  expect(evidence).toMatch(/^\/benefits\b/);
  expect(near).toEqual([expect.stringMatching(/^\/blog\/./), expect.stringMatching(/^\/blog\/./)]);
  // They come before the specified way to all others.
  const order = main.all("a").map((link) => link.attribute("href"));
  expect(order.indexOf(near[1])).toBeLessThan(order.lastIndexOf("/blog"));
  expect(main.all("figcaption")[0]?.text).toMatch(/^Drawing: \w/);
});

test("readers who signed up find three articles to read and the topics to pick from", async () => {
  const main = await mainAt("/newsletter/thank-you");
  const hrefsIn = (name: string) =>
    main
      .region(name)
      .all("a")
      .map((link) => link.attribute("href"));
  const newest = (await mainAt("/blog")).all("article").slice(0, 3);
  expect(hrefsIn("Read next")).toEqual(newest.map((card) => card.one("a").attribute("href")));
  expect(hrefsIn("Pick your topic")).toEqual(benefits.map(({ slug }) => `/benefits/${slug}`));
});

test("the blog calls itself by its name at both of its addresses", async () => {
  for (const path of ["/blog", "/articles"]) {
    const page = await pageAt(path);
    expect(page.one("head").one("title").text).toBe("Red Light Therapy Blog");
    expect(page.one("h1").text).toBe("Red Light Therapy Blog");
  }
});

test.each(["/blog/unknown-article", "/benefits/no-such-benefit", "/guide"])(
  "%s says that the article is missing, and leads home",
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    const main = readPage(await response.text()).one("main");
    expect(main.one("h1").text).toBe("Article Not Found");
    expect(main.text).toContain("The article you're looking for doesn't exist or has been moved.");
    expect(
      main
        .all("a")
        .find(({ text }) => text === "Return Home")
        ?.attribute("href"),
    ).toBe("/");
  },
);

test.each([
  ["/", /./],
  ["/red-light-101", /^Red Light 101$/],
  ["/guide/safety", /./],
  ["/benefits", /benefits/i],
  ["/benefits/skin-health", /Skin Health/],
  ["/benefits/pain-inflammation", /Pain/],
  ["/benefits/pain-relief", /./],
  ["/article/wavelengths", /./],
  ["/blog", /^Red Light Therapy Blog$/],
  ["/articles", /^Red Light Therapy Blog$/],
  ["/blog/protocols", /./],
  ["/webinars/perfectio-x", /./],
  ["/search?q=sleep", /^Search$/],
  ["/newsletter/subscribe", /./],
  ["/alerts/subscribe", /./],
  ["/newsletter/thank-you", /./],
  ["/privacy", /^Privacy$/],
  ["/no-such-page", /^404 Page Not Found$/],
])("%s can be read before any script runs, and its pictures are there", async (path, heading) => {
  const page = await pageAt(path);
  const main = page.one("main");
  expect(page.one("html").attribute("lang")).toBe("en");
  expect(main.one("h1").text).toMatch(heading);
  expect(main.text.length).toBeGreaterThan(60);
  for (const picture of page.all("img")) {
    const answer = await get(picture.attribute("src") ?? "");
    expect(answer.status, picture.attribute("src")).toBe(200);
    expect(answer.headers.get("Content-Type")).toMatch(/^image\//);
  }
});

describe("every page's footer", () => {
  const GROUPS = {
    Guides: [
      "/guide/what-is-red-light-therapy",
      "/guide/getting-started",
      "/guide/protocols",
      "/guide/safety",
      "/guide/wavelengths",
      "/guide/faq",
      "/guides",
      "/research",
    ],
    Benefits: [
      "/benefits/skin-health",
      "/benefits/pain-relief",
      "/benefits/hair-growth",
      "/benefits/sleep-energy",
      "/benefits/athletic-performance",
    ],
    Company: ["/about", "/editorial-process", "/contact", "/partnerships", "/careers"],
    Legal: ["/privacy", "/terms", "/medical-disclaimer", "/affiliate-disclosure"],
  };

  test("has every link of the specification, in its order", async () => {
    const footer = (await pageAt("/blog")).one("footer");
    const groups = footer.all("div").filter((group) => group.all("h2").length === 1);
    for (const [title, paths] of Object.entries(GROUPS)) {
      const group = groups.findLast((group) => group.one("h2").text === title);
      const shown = group?.all("a").map((link) => link.attribute("href") ?? "");
      expect(
        shown?.filter((path) => paths.includes(path)),
        title,
      ).toEqual(paths);
    }
    expect(footer.all("a").filter(({ text }) => text.startsWith("Wavelength on "))).toHaveLength(4);
    expect(footer.one("a", { href: /^mailto:.+@.+/ }).text).toContain("@");
    expect(footer.text).toContain(`Not medical advice. ${ownPages["/"].disclaimer}`);
    expect(footer.text).toContain("commission");
    expect(footer.text).toContain(`© ${new Date().getUTCFullYear()}`);
  });
});

describe("the benefit pages", () => {
  test.each(BENEFIT_PAGES)("/benefits/%s says what it is and leads on", async (slug, name) => {
    const page = await pageAt(`/benefits/${slug}`);
    const main = page.one("main");
    expect(main.one("nav", { "aria-label": "Breadcrumb" }).text).toBe(`Benefits/${name}`);
    for (const [words, href, count] of [
      [/^All Benefits$/, "/benefits", 1],
      [/^Explore Other Benefits$/, "/benefits", 1],
      [/^Compare Devices$/, "/reviews", 2],
      [/^View (Training )?Protocol$/, `/benefits/${slug}#protocol`, 1],
    ] as const) {
      const links = main.all("a").filter(({ text }) => words.test(text));
      expect(links.map((link) => link.attribute("href"))).toEqual(Array(count).fill(href));
    }
    const [keywords, author] = ["keywords", "author"].map((name) => page.one("meta", { name }));
    expect(keywords?.attribute("content")).toContain(", ");
    expect(author?.attribute("content")).toMatch(/\w/);
    expect(page.one("meta", { property: "og:type" }).attribute("content")).toBe("article");
  });

  test("open the papers they name in a new tab that learns nothing", async () => {
    const references = (await mainAt("/benefits/sleep-energy")).region("Sources");
    const outside = references.all("a", { href: /^http/ });
    expect(outside.length).toBeGreaterThan(20);
    for (const link of outside) {
      expect(link.attribute("target")).toBe("_blank");
      expect(link.attribute("rel")).toBe("noopener noreferrer");
    }
    for (const archive of [/^https:\/\/pubmed\.ncbi\.nlm\.nih\.gov\//, /^https:\/\/doi\.org\//]) {
      expect(references.all("a", { href: archive })).not.toEqual([]);
    }
  });
});

test("each benefit page works out a reader's dose in place, and leads to all of it on /dose", async () => {
  for (const { slug } of benefits) {
    const path = `/benefits/${slug}`;
    const page = readPage(await (await get(path)).text());
    const form = page.one("form", { action: `${path}#my-dose` });
    const names = form.all("input").map((input) => input.attribute("name"));
    // A cap is worn: it has no distance.
    const isWorn = slug === "hair-growth";
    expect(names, slug).toEqual(
      isWorn ? ["claim", "minutes"] : ["claim", "at", "distance", "minutes"],
    );
    expect(DOSE_FIELDS, slug).toEqual(expect.arrayContaining(names));
    const written = "claim=100&at=15cm&distance=46cm&minutes=10";
    const answer = readPage(await (await get(`${path}?${written}`)).text());
    expect(answer.text, slug).toContain("J/cm² in 10 minutes");
    expect(await (await get(`/dose?use=${slug}&${written}`)).text(), slug).toContain("Our plan");
  }
});

test("the dose and the plan lead to who should ask first before anything is written", async () => {
  for (const path of ["/dose", "/plan"]) {
    const main = await mainAt(path);
    expect(main.all("a", { href: "/ask-first" }).length, path).toBeGreaterThan(0);
  }
});

test("the webinar's page says who pays, how the event runs, and what is offered", async () => {
  const main = await mainAt("/webinars/perfectio-x");
  main.one("h1");
  expect(main.all("p", { role: "note" })[0]?.text).toMatch(/^Advertisement\./);
  expect(main.all("h2").map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      "Four reasons why people look for a light like this",
      "What PerfectIO X is",
      "Five things to ask in the chat",
      "Your host",
      "What studies of red light found",
      "Three bonuses",
      "What participants say",
      "Seats are limited",
      "References",
    ]),
  );
  const bonuses = main.region("Three bonuses").all("li");
  expect(bonuses.map(({ text }) => text)).toEqual([
    expect.stringMatching(/Bundle pricing/),
    expect.stringMatching(/travel case and collagen serum/),
    expect.stringMatching(/one-to-one virtual support session.*during the event/),
  ]);
  expect(main.region("What participants say").all("figure")).toHaveLength(3);
  expect(main.region("Seats are limited").text).toContain(
    "pre-recorded and streamed as if it were live",
  );
});

test("the webinar's form helps browsers, keyboards and screen readers to fill it in", async () => {
  const form = (await mainAt("/webinars/perfectio-x")).one("form");
  const fields = ["First name", "Last name", "Email", "Phone", "Interest"].map((label) => {
    const id =
      form
        .all("label")
        .find(({ text }) => text === label)
        ?.attribute("for") ?? "";
    const [field] = [...form.all("input", { id }), ...form.all("select", { id })];
    expect(field?.attribute("required"), label).toBe("");
    return ["name", "type", "inputmode", "autocomplete"].map((fact) => field?.attribute(fact));
  });
  expect(fields).toEqual([
    ["firstName", undefined, undefined, "given-name"],
    ["lastName", undefined, undefined, "family-name"],
    ["email", "email", "email", "email"],
    ["phone", "tel", "tel", "tel"],
    ["interest", undefined, undefined, undefined],
  ]);
  const options = form.one("select").all("option", { value: /./ });
  expect(options.map((option) => [option.attribute("value"), option.text])).toEqual([
    ["pain-relief", "Pain Relief"],
    ["beauty-skin-care", "Beauty & Skin Care"],
    ["business-opportunity", "New Business Opportunity"],
    ["other", "Other"],
  ]);
});
