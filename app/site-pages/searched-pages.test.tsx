import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { getBenefitPage } from "#app/benefits/benefit-page.server.ts";
import { headOf, planOf } from "#app/benefits/benefit-page.ts";
import { BenefitPageView } from "#app/benefits/benefit-page-view.tsx";
import { benefitParts } from "#app/benefits/benefit-parts.tsx";
import { benefits } from "#app/benefits/content/benefits.ts";
import { listLookedFor } from "#app/evidence/ledger/looked-for.server.ts";
import { formatDate } from "#app/text/format-date.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { loadOwnPages } from "./searched-pages.server.ts";

const SITE = "https://site.example";

test("a search leads to places that are on the benefit page", async () => {
  const pages = await loadOwnPages();
  for (const { slug } of benefits) {
    const path = `/benefits/${slug}`;
    const { text, pathFor } = pages.find(({ card }) => card.path === path) ?? expect.unreachable();
    const page = await getBenefitPage(slug);
    const parts = staticParts(new Request(SITE + path), benefitParts(page, SITE));
    const others = { answer: null, card: null, printView: null, faces: null };
    const html = renderToStaticMarkup(
      <MemoryRouter initialEntries={[path]}>
        <BenefitPageView head={headOf(page)} plan={planOf(page)} parts={parts} {...others} />
      </MemoryRouter>,
    );
    // A word of each line.
    const words = text.split("\n").flatMap((line) => /\p{L}{8,}/u.exec(line) ?? []);
    const places = [...words, "dose", "price", "safety", "how it works"]
      .map((query) => pathFor?.(query)?.split("#")[1])
      .filter((place) => place !== undefined);
    expect(new Set(places).size, slug).toBeGreaterThan(5);
    for (const place of new Set(places)) expect(html, slug).toContain(`id="${place}"`);
  }
});

test("what we looked for and haven't rated is found by any of its names, with the day", async () => {
  const pages = await loadOwnPages();
  for (const { id, condition, alsoCalled, on } of listLookedFor()) {
    const { card, answers } =
      pages.find(({ card }) => card.path === `/evidence#looked-for-${id}`) ??
      expect.unreachable(id);
    expect(answers).toEqual([condition, ...alsoCalled]);
    expect(card.description).toContain(`We looked on ${formatDate(on)}.`);
  }
});

test("a tool is found as a tool, and the map of uses as evidence", async () => {
  const pages = await loadOwnPages();
  const categoryOf = (path: string) => pages.find(({ card }) => card.path === path)?.card.category;
  expect(["/dose", "/diary/method", "/evidence", "/open-data"].map(categoryOf)).toEqual([
    "tools",
    "tools",
    "uses",
    "uses",
  ]);
});
