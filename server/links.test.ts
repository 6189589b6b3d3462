import { expect, onTestFinished, test } from "vitest";
import { benefits } from "#app/benefits/content/benefits.ts";
import { loadOwnPages } from "#app/site-pages/searched-pages.server.ts";
import { listSitePages, STUDY } from "#app/site-pages/site-pages.server.ts";
import { builtApp, openServices } from "../tests/support/built-app.ts";
import { blog, startStoreDouble, storeArticle } from "../tests/support/store-double.ts";

const services = openServices({}, { now: () => 0 });
const app = builtApp(services);

async function visit(path: string) {
  const response = await app.request(path);
  return { status: response.status, html: await response.text() };
}

/** Header and footer included. */
async function linksOf(path: string): Promise<string[]> {
  const { html } = await visit(path);
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = ""]) => href);
  return [...new Set(links)];
}

const BENEFIT_PAGES = benefits.map(({ slug }) => `/benefits/${slug}`);

const NOBODY_LINKS = "There is no page at this address.";

test("whatever header, footer and pages link to is there, or is said to be unpublished", async () => {
  const pages = [
    "/",
    "/red-light-101",
    "/benefits",
    "/benefits/skin-health",
    "/benefits/sleep-energy",
  ];
  const all = new Set((await Promise.all(pages.map(linksOf))).flat());
  // The many pages of studies and claims have tests of their own.
  const links = [...all].filter((path) => !/^\/(studies|evidence)\/./.test(path));
  const unpublished: string[] = [];
  for (const path of links) {
    const { status, html } = await visit(path);
    if (status === 200) continue;
    expect(status, path).toBe(404);
    expect(html, path).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/);
    expect(html, path).toContain("not published yet");
    expect(html, path).not.toContain(NOBODY_LINKS);
    expect(html, path).toContain('<meta name="robots" content="noindex"/>');
    unpublished.push(path);
  }
  expect(unpublished).toEqual(
    expect.arrayContaining(["/reviews", "/guides", "/about", "/contact"]),
  );
});

test("the parts of an unpublished section say the same", async () => {
  for (const [path, notice] of [
    ["/reviews/a-panel", "Our device reviews are not published yet."],
    ["/community", "The community section is not published yet."],
    ["/community/stories/one", "The community section is not published yet."],
    ["/shop/panels", "The shop is not published yet."],
  ] as const) {
    const { status, html } = await visit(path);
    expect(status, path).toBe(404);
    expect(html, path).toContain(notice);
  }
});

test("what nobody links to is not called unpublished", async () => {
  for (const path of ["/nowhere", "/nowhere/at/all", "/privacy/old"]) {
    const { status, html } = await visit(path);
    expect(status, path).toBe(404);
    expect(html, path).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/);
    expect(html, path).toContain(NOBODY_LINKS);
    expect(html, path).not.toContain("not published yet");
  }
});

test("where reviews are missing, the comparisons of devices that there are can be reached", async () => {
  const links = await linksOf("/reviews");
  const { html } = await visit("/reviews");
  for (const { path, section } of listSitePages(services.server.listed)) {
    if (section !== "Benefits") continue;
    expect(links).toContain(path);
    expect(html).toContain(`href="${path}#devices"`);
  }
});

test("every page that search engines may list is linked from the front page, a benefit page or the diary, but the studies' pages", async () => {
  const links = (
    await Promise.all(["/", "/evidence", "/diary", ...BENEFIT_PAGES].map(linksOf))
  ).flat();
  const pages = listSitePages(services.server.listed).filter(({ section }) => section !== STUDY);
  const linkless = pages.map(({ path }) => path).filter((path) => !links.includes(path));
  expect(
    linkless,
    "link these from /, /evidence, /diary or a benefit page, header included",
  ).toEqual([]);
});

test("the search has every page that search engines may list; studies are found by their table", async () => {
  const searched = new Set((await loadOwnPages()).map(({ card }) => card.path));
  const missing = listSitePages(services.server.listed).filter(
    ({ path, section }) => section !== STUDY && !searched.has(path),
  );
  // They only list others, which are found by themselves.
  expect(missing.map(({ path }) => path)).toEqual(["/", "/blog"]);
});

test("where reviews are missing, those of the blog can be reached", async () => {
  const store = await startStoreDouble(blog([storeArticle({ tags: ["reviews"] })]));
  onTestFinished(() => store.close());
  const app = builtApp(openServices(store.settings, { now: () => 0 }));
  const html = await (await app.request("/reviews")).text();
  expect(html).toContain('href="/blog?topic=reviews"');
});

test("a store's article takes the place of the site's own, which has its place in the sitemap", async () => {
  const content = "<p>Ours is better.</p>";
  const store = await startStoreDouble(
    blog([storeArticle({ handle: "faq", content, contentHtml: content })]),
  );
  onTestFinished(() => store.close());
  const app = builtApp(openServices(store.settings, { now: () => 0 }));
  const read = async (path: string) => (await app.request(path)).text();
  expect(await read("/guide/faq")).toContain("Ours is better.");
  expect(await read("/guide/safety")).toContain("Safety Desk");
  const sitemap = await read("/sitemap.xml");
  expect(sitemap.match(/\/blog\/faq</g)).toHaveLength(1);
  expect(sitemap.match(/\/blog\/safety</g)).toHaveLength(1);
  const { results } = JSON.parse(await read("/api/search/wavelengths"));
  expect(results.map(({ path }: { path: string }) => path)).toContain("/blog/wavelengths");
});
