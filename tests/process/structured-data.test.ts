import { expect, test } from "vitest";
import { benefits } from "#app/benefits/content/benefits.ts";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import * as site from "#app/site.config.ts";
import * as webinar from "#app/webinar.config.ts";
import { getPage as get } from "../support/built-app.ts";
import { readHead, thingsOf } from "../support/page-head.ts";

const headAt = async (path: string) => readHead(await (await get(path)).text());
const typesAt = async (path: string) => thingsOf(await headAt(path)).map((thing) => thing["@type"]);

test("each kind of page has what the specification asks of it", async () => {
  expect(await typesAt("/")).toEqual(["WebSite", "Organization"]);
  expect(await typesAt("/blog/safety")).toEqual(["Article", "BreadcrumbList", "Organization"]);
  const medical = ["MedicalWebPage", "FAQPage", "BreadcrumbList", "MedicalOrganization"];
  for (const { slug } of benefits) {
    const comparing = ["skin-health", "pain-inflammation", "hair-growth"].includes(slug);
    const expected = comparing ? [...medical, "Article"] : medical;
    expect((await typesAt(`/benefits/${slug}`)).toSorted(), slug).toEqual(expected.toSorted());
  }
});

test("the physician reviewed the pages that the specification says, and is named on no other", async () => {
  for (const { slug } of benefits) {
    const html = await (await get(`/benefits/${slug}`)).text();
    const page = thingsOf(readHead(html)).find((thing) => thing["@type"] === "MedicalWebPage");
    const isReviewed = ["skin-health", "pain-inflammation", "hair-growth"].includes(slug);
    expect(html.includes(site.reviewer.name), slug).toBe(isReviewed);
    expect(page?.reviewedBy !== undefined, slug).toBe(isReviewed);
    // Who checked it instead, and when.
    expect(html.includes(`Fact-checked by`), slug).toBe(!isReviewed);
    expect(html, slug).toContain(`<time dateTime="${page?.lastReviewed}"`);
  }
});

test("wherever the site says that nobody pays for its pages, it names the one that pays", async () => {
  const html = await (await get("/benefits/skin-health")).text();
  const [page = "", footer = ""] = html.split("<footer");
  expect(page.split(site.independence)[1]).toContain(webinar.exception);
  expect(footer).toContain(webinar.exception);
  expect(footer).toContain('href="/webinars/perfectio-x"');
});

test("an article's says its words, its minutes, and that a desk is no person", async () => {
  const head = await headAt("/blog/safety");
  const article = thingsOf(head).find((thing) => thing["@type"] === "Article");
  const words = Number(article?.wordCount);
  expect(words).toBeGreaterThan(300);
  expect(article?.timeRequired).toBe(`PT${Math.ceil(words / 225)}M`);
  expect(article?.author).toMatchObject({ "@type": "Organization" });
  expect(article?.headline).toBe(head.titles[0]);
  expect(head.named("author")).toEqual(["Safety Desk"]);
  expect(article?.author).toMatchObject({ name: "Safety Desk" });
});

test("the dates in the data are those in the tags and on the page", async () => {
  const html = await (await get("/blog/safety")).text();
  const [published, changed] = [...html.matchAll(/<time dateTime="(.*?)"/g)].map(([, at]) => at);
  const head = readHead(html);
  expect(thingsOf(head)).toContainEqual(
    expect.objectContaining({ datePublished: published, dateModified: changed }),
  );
  expect(head.property("article:published_time")).toEqual([published]);
  expect(head.property("article:modified_time")).toEqual([changed]);
});

test("the long guide shows when it was last reviewed, as its data says", async () => {
  const html = await (await get("/red-light-101")).text();
  const article = thingsOf(readHead(html)).find((thing) => thing["@type"] === "Article");
  expect(html).toContain(`<time dateTime="${article?.dateModified}"`);
});

test("a study's page has the whole record of the paper, under the id by which it is cited", async () => {
  const cited = thingsOf(await headAt("/benefits/pain-inflammation"));
  const study = listStudies().find(
    ({ authors, doi, pmid }) =>
      doi && pmid && authors.includes("et al") && JSON.stringify(cited).includes(`doi.org/${doi}"`),
  );
  const { id, authors, doi } = study ?? expect.unreachable();
  const [paper] = thingsOf(await headAt(`/studies/${id}`));
  expect(paper?.["@id"]).toBe(`https://doi.org/${doi}`);
  expect(JSON.stringify(paper)).toMatch(/"propertyID":"DOI".*"propertyID":"PMID"/);
  for (const author of authors.filter((name) => name !== "et al"))
    expect(JSON.stringify(paper)).toContain(`"${author}"`);
  expect(JSON.stringify(paper)).not.toContain("et al");
});

test("a benefit page's cites the papers of its list, and answers its own questions", async () => {
  const html = await (await get("/benefits/skin-health")).text();
  const things = thingsOf(readHead(html));
  const page = things.find((thing) => thing["@type"] === "MedicalWebPage");
  const cited = page?.citation;
  if (!Array.isArray(cited)) expect.unreachable();
  expect(cited).toHaveLength(html.match(/ id="ref-/g)?.length ?? 0);
  // What the data says of the review is on the page as well.
  expect(html).toContain(`<time dateTime="${page?.lastReviewed}"`);
  const { name, jobTitle, affiliation, credentials } = site.reviewer;
  expect(page?.reviewedBy).toMatchObject({
    name,
    jobTitle,
    affiliation: { name: affiliation },
    hasCredential: credentials.map((credential) => ({ name: credential })),
  });
  for (const text of [name, jobTitle, affiliation]) expect(html).toContain(text);
  expect(page?.dateModified).toBe(page?.lastReviewed);
  for (const paper of cited) {
    expect(paper["@id"]).toMatch(/^https:\/\//);
    expect(html).toContain(`href="${paper["@id"]}"`);
  }
  const faq = things.find((thing) => thing["@type"] === "FAQPage");
  expect(JSON.stringify(faq)).not.toMatch(/\[\[|<p>/);
});
