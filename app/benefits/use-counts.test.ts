import { getElementsByTagName, nextElementSibling, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { loadContent } from "#demo-store/content.ts";
import { loadBenefit } from "./benefit-content.server.ts";
import { benefits } from "./benefits.ts";

const VERDICTS = ["Several trials agree", "Mixed", "Small", "Guidance", "None", "Animals only"];

const article = loadContent().articles.find(
  ({ handle }) => handle === "the-evidence-condition-by-condition",
);
const document = parseDocument(article?.html ?? "");

test("the article on all conditions counts its own entries as they are", () => {
  const verdicts = getElementsByTagName("h3", document).flatMap((heading) => {
    const first = getElementsByTagName("strong", nextElementSibling(heading) ?? [])[0];
    const words = first ? textContent(first) : "";
    return VERDICTS.filter((verdict) => words.startsWith(verdict));
  });
  const [agree, mixed, small, guidance, none, animals] = VERDICTS.map(
    (verdict) => verdicts.filter((other) => other === verdict).length,
  );
  expect(article?.excerpt).toContain(`All ${verdicts.length} uses`);
  expect(found(/found (\d+) uses/)).toBe(verdicts.length);
  const [chart] = getElementsByTagName("img", document);
  expect(chart?.attribs.alt).toBe(
    `Bar chart of ${verdicts.length} uses by verdict: several trials agree ${agree}, mixed ${mixed}, small studies only ${small}, expert guidance only ${guidance}, no human trial ${none}, animals only ${animals}.`,
  );
});

test("and says how many uses the benefit pages have, which divide them in another way", async () => {
  const pages = await Promise.all(benefits.map(({ slug }) => loadBenefit(slug)));
  const uses = pages.flatMap(({ applications }) => applications);
  expect(found(/benefit pages list (\d+) uses/)).toBe(uses.length);
});

/** The number that the article's text gives at the pattern's group. */
const found = (pattern: RegExp) => Number(article?.text.match(pattern)?.[1]);
