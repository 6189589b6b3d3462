import { expect, test } from "vitest";
import type { Articles } from "#app/articles/articles.server.ts";
import { getBenefitPage } from "#app/benefits/benefit-page.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { findOutcome, listStudies } from "#app/evidence/ledger/studies.server.ts";
import { createCitingPages } from "./citing-pages.server.ts";

const unavailable = async () => ({ status: "unavailable" }) as const;
const citing = createCitingPages({ addresses: unavailable, get: unavailable });

test("a study knows the pages whose lists have it, and the sentences that cite it there", async () => {
  const [claim = expect.unreachable()] = listClaims();
  const [ref = expect.unreachable()] = [...claim.supports, ...claim.opposes];
  const { id } = findOutcome(ref).study;
  const pages = await citing.ofStudy(id);
  const hrefs = pages.map(({ href }) => href);
  expect(hrefs).toContain(`/evidence/${claim.id}#ref-${id}`);
  for (const { slug } of benefits) {
    const isCited = getBenefitPage(slug).references.some((each) => each.id === id);
    expect(hrefs.includes(`/benefits/${slug}#ref-${id}`), slug).toBe(isCited);
  }
  const sentences = pages.flatMap(({ sentences }) => sentences);
  expect(sentences).not.toEqual([]);
  for (const { text, href } of sentences) {
    expect(href).toMatch(new RegExp(`^/[a-z0-9/-]+#cite-${id}-\\d+$`));
    expect(text.length).toBeGreaterThan(10);
    expect(text).not.toMatch(/\s{2}|\[\[|\{\{/);
  }
});

test("a quoted sentence is whole, and of one block", async () => {
  const cited = await Promise.all(listStudies().map(({ id }) => citing.ofStudy(id)));
  const quoted = cited.flat().flatMap(({ sentences }) => sentences);
  expect(quoted).not.toEqual([]);
  const texts = quoted.map(({ text }) => text);
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(300);
  // Only a card's "Ask first if" has its sentence's beginning elsewhere.
  expect(texts.filter((text) => /^[a-z]/.test(text) && !/^you /.test(text))).toEqual([]);
  expect(texts.filter((text) => /[a-z²][A-Z][a-z]|\p{L}up to/u.test(text))).toEqual([]);
  // A figure and its unit stay on one line, as on the page.
  expect(texts.filter((text) => /\d (?:mm|nm|J)\b/.test(text))).toEqual([]);
});

test("tools, the home page, the event and the guide are among the pages that cite a study", async () => {
  const cited = await Promise.all(listStudies().map(({ id }) => citing.ofStudy(id)));
  const paths = new Set(cited.flat().map(({ href }) => href.split(/[?#]/)[0]));
  for (const path of ["/", "/red-light-101", "/dose", "/devices", "/light-in-skin"]) {
    expect(paths).toContain(path);
  }
  expect(paths).toContain("/webinars/perfectio-x");
});

test("an article is read once in all requests, until the store's cache has it anew", async () => {
  let reads = 0;
  const linking = (href: string) => ({
    title: "On knees",
    slug: "on-knees",
    get content() {
      reads += 1;
      return [{ tag: "a", href, children: ["Its verdict"] }];
    },
  });
  const [one = expect.unreachable(), other = expect.unreachable()] = listClaims();
  let article = linking(`/evidence/${one.id}`);
  const articles = {
    addresses: async () => ({ status: "ok", isDated: true, articles: [{ slug: "on-knees" }] }),
    get: async () => ({ status: "ok", article }),
  };
  const isUsed = async () =>
    (await createCitingPages(articles as object as Articles).ofClaim(one.id)).some(
      ({ path }) => path === "/blog/on-knees",
    );
  expect([await isUsed(), await isUsed(), reads]).toEqual([true, true, 1]);
  article = linking(`/evidence/${other.id}`);
  expect([await isUsed(), await isUsed(), reads]).toEqual([false, false, 2]);
});
