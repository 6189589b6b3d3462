import { readdirSync, readFileSync } from "node:fs";
import { getElementsByTagName, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { describe, expect, test, vi } from "vitest";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { deviceCriteria } from "#app/benefits/devices/device-selection.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { listDevices } from "#app/evidence/ledger/devices.server.ts";
import { listOwnFigures } from "#app/evidence/ledger/own-figures.server.ts";
import { isStudyId, listStudies } from "#app/evidence/ledger/studies.server.ts";
import { explainerScenes } from "#app/explainer/explainer.server.ts";
import { guideCards } from "#app/guides/content/hub.server.ts";
import { longGuide } from "#app/guides/content/red-light-101.server.ts";
import { webinarContent } from "#app/webinar/webinar-content.server.ts";
import { normal, typedNumbers } from "../support/find-typed-numbers.ts";
import { HELP_ABROAD } from "../support/help-abroad.ts";
import { markNumbers } from "../support/mark-numbers.ts";
import { ALLOWED } from "../support/typed-numbers.ts";

const { fillNumbers } = await vi.importActual<
  typeof import("#app/evidence/ledger/fill-numbers.server.ts")
>("#app/evidence/ledger/fill-numbers.server.ts");
vi.mock("#app/evidence/ledger/fill-numbers.server.ts", async (importOriginal) => {
  const original =
    await importOriginal<typeof import("#app/evidence/ledger/fill-numbers.server.ts")>();
  const { markNumbers } = await import("../support/mark-numbers.ts");
  return { ...original, fillNumbers: <T>(text: T) => markNumbers(text, original.fillNumbers) };
});

const mark = <T>(content: T) => markNumbers(content, fillNumbers);

/** Every text that a writer types, by where it appears. */
const sources: [name: string, content: unknown][] = [
  ...benefits.map(({ slug }): [string, unknown] => [slug, loadBenefit(slug)]),
  ...listClaims().map(({ page: _, ...claim }): [string, unknown] => [
    `claim ${claim.id}`,
    mark(claim),
  ]),
  ["the site's own figures", mark(listOwnFigures().map(({ checked }) => checked))],
  ["the devices", listDevices()],
  ["how devices are compared", mark(deviceCriteria)],
  ["red-light-101", longGuide],
  ["the hub", guideCards],
  ["the explainer", explainerScenes()],
  ["the webinar", webinarContent()],
  ...["articles", "pages"].flatMap((folder) =>
    readdirSync(`content/${folder}`).map((file): [string, unknown] => [
      file,
      mark(readFileSync(`content/${folder}/${file}`, "utf8")),
    ]),
  ),
];

describe.each(sources)("%s", (name, content) => {
  test("has no digit but the ledger's, the specification's and those of sums that are right", () => {
    expect(
      typedNumbers(textsIn(content), [...ALLOWED.everywhere, ...(ALLOWED[name] ?? [])]),
    ).toEqual([]);
  });

  test("sends nobody to help in another country", () => {
    expect(textsIn(content).flatMap((text) => text.match(HELP_ABROAD) ?? [])).toEqual([]);
  });

  test("names the source of each irradiance, or says that it is assumed or made up", () => {
    const bare = paragraphsIn(content).filter(
      (paragraph) => /\d⟧? ?mW\/cm²/.test(paragraph) && !SOURCED.test(paragraph),
    );
    expect(bare).toEqual([]);
  });
});

/** A citation, or a word that nobody measured it. */
const SOURCED = /\[\[|\]\[|\]\(https?:|\b(?:assum|reckon)|\bmade.up\b|\bexample\b|\bsuppose\b/i;

/** A paragraph, a list's item or a table's row each. */
function paragraphsIn(value: unknown): string[] {
  if (typeof value === "string") return value.split(/<\/?(?:p|li)>|\n\s*\n|\n(?=- |\d\. )/);
  if (Array.isArray(value)) return value.flatMap(paragraphsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === "rows" ? each.map((row: string[]) => row.join(" ")) : paragraphsIn(each),
  );
}

/** The files of the texts, as they were typed. */
const written = [
  ...["benefits", "uses"].flatMap((folder) =>
    readdirSync(`content/${folder}`).map((file) => `content/${folder}/${file}`),
  ),
  "content/red-light-101.yaml",
  "content/explainer.yaml",
  "content/webinar.yaml",
  "content/light-in-skin.yaml",
  ...readdirSync("content/articles").map((file) => `content/articles/${file}`),
];

test.each(written)("%s cites each study of which it has a number", (file) => {
  const text = readFileSync(file, "utf8");
  const cited = [
    ...Array.from(text.matchAll(/\[\[([^\]]*)\]\]/g), ([, ids = ""]) => ids.split(/,\s*/)).flat(),
    ...Array.from(text.matchAll(/\]\[([^[\]]+)\]/g), ([, id]) => id),
    ...Array.from(text.matchAll(/"([a-z-]+-\d{4}[a-z-]*)"/g), ([, id]) => id),
    ...Array.from(text.matchAll(/^ *- ([a-z-]+-\d{4}[a-z-]*)$/gm), ([, id]) => id),
    ...listStudies()
      .filter(({ url, doi, pmid }) => [url, doi, pmid].some((link) => link && text.includes(link)))
      .map(({ id }) => id),
  ];
  const used = Array.from(text.matchAll(/\{\{([\w-]+)/g), ([, id = ""]) => id).filter(isStudyId);
  expect(used.filter((id) => !cited.includes(id))).toEqual([]);
});

/** The drawings in the articles, each with its article's text. */
const drawings = readdirSync("content/articles").flatMap((file) => {
  const article = fillNumbers(readFileSync(`content/articles/${file}`, "utf8"));
  const shown = article.matchAll(/!\[[^\]]*\]\(\/store-files\/([^)]+)\)/g);
  return Array.from(shown, ([, name = ""]) => ({ name, article }));
});

test.each(drawings)("$name shows no number that its article lacks", ({ name, article }) => {
  const svg = parseDocument(readFileSync(`content/pictures/${name}`, "utf8"), { xmlMode: true });
  // The labels of an axis are centred on its ticks, or end there; a value over its mark is bold.
  const labels = getElementsByTagName("text", svg).filter(
    ({ attribs }) => !attribs["text-anchor"] || attribs["font-weight"],
  );
  const known = numbersIn(article);
  expect(
    labels
      .map(textContent)
      .filter((label) => numbersIn(label).some((n) => !known.some((each) => isRounded(n, each)))),
  ).toEqual([]);
});

function numbersIn(text: string): readonly string[] {
  return text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
}

/** Whether a drawing's number is the text's, or its rounded form, also in mm where that is in cm. */
function isRounded(drawn: string, known: string): boolean {
  const decimals = drawn.split(".")[1]?.length ?? 0;
  const number = Number(known.replaceAll(",", ""));
  return (
    drawn === known ||
    (decimals > 0 && [number, number * 10].some((each) => each.toFixed(decimals) === drawn))
  );
}

test("each permission to type a number is used", () => {
  for (const [name, permissions] of Object.entries(ALLOWED)) {
    const texts = sources.flatMap(([source, content]) =>
      name === "everywhere" || source === name ? textsIn(content) : [],
    );
    const all = texts.map(normal).join("\n");
    for (const [phrase] of permissions) expect(all, `${name}: ${phrase}`).toContain(normal(phrase));
  }
});

/** Data about a text that no reader reads, and what the ledger itself holds. */
const notTexts = new Set(
  "href id slug claim askFirst file image date published lastReviewed reviewed on studies marks references assessment sources main supports opposes background readTime completions popularity seconds wavelengths".split(
    " ",
  ),
);

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (notTexts.has(key) ? [] : textsIn(each)));
}
