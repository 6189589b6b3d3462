import { getElementsByTagName } from "domutils";
import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { bestSupported } from "#app/evidence/ledger/best-supported.server.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { loadContent } from "#embedded-store/content.ts";
import { loadBenefit } from "./content/benefit-content.server.ts";
import { benefits } from "./content/benefits.ts";

test.each(benefits.map(({ slug }) => slug))(
  "%s has a claim, which lists and the home page show",
  (slug) => {
    expect(bestSupported(slug).id).not.toBe("");
  },
);

test("the article on all conditions has each use of the benefit pages once, and counts them right", async () => {
  const article = loadContent().articles.find(
    ({ handle }) => handle === "the-evidence-condition-by-condition",
  );
  const entries = getElementsByTagName("h3", parseDocument(article?.html ?? ""));
  const pages = await Promise.all(benefits.map(({ slug }) => loadBenefit(slug)));
  const uses = pages.flatMap(({ applications }) => applications.map(({ claim }) => claim));
  expect(uses.toSorted()).toEqual(
    listClaims()
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(entries).toHaveLength(uses.length);
  expect(article?.text).toContain(`Of the ${uses.length} uses`);
});
