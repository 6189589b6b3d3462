import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { problemLine } from "#app/content/problem.ts";
import { temporaryProject } from "../../tests/support/temporary-project.ts";
import { checkTexts } from "./check-texts.ts";
import { readSite } from "./read-site.ts";

/** The lines of the check on made-up files, without "content/". */
function linesOf(files: Record<string, string>): string[] {
  const content = pathToFileURL(`${temporaryProject({ "articles/.gitkeep": "", ...files })}/`);
  const problems = checkTexts(readSite(content, new Date()));
  return problems.map((problem) => problemLine(problem).replace("content/", ""));
}

/** As one paragraph of an article, on line 5. */
const inArticle = (text: string) => linesOf({ "articles/a.md": `---\ntitle: A\n---\n\n${text}\n` });
const inUse = (yaml: string) => linesOf({ "uses/warts.yaml": yaml });

test("a typed number is named by file, line and column, with what to do, in Markdown and in YAML", () => {
  expect(inArticle("Pain fell by 14 points.")).toEqual([
    'articles/a.md:5:14: "14" is typed: take a study\'s figure from the ledger, {{doe-2026/pain}}, or say whose the number is, {{spec|ours|example|fact|name 5 weeks}} or {{sum 2 × 3 = 6}}',
  ]);
  const found = inUse(
    "page:\n  evidence: >-\n    Warts went\n    in 3–5 weeks.\n  rows:\n    - - Dose\n      - 4.5 J\n",
  );
  expect(found.map((line) => line.split(": ", 2).join(" "))).toEqual([
    'uses/warts.yaml:4:8 "3–5" is typed',
    'uses/warts.yaml:7:9 "4.5" is typed',
  ]);
});

test.each([
  ["Pain fell by {{chow-2009/pain.", "{{"],
  ["In a review [[gross-2013], it fell.", "[["],
  ["With {{pain-inflammation wavelengths}, it fell.", "{{"],
])("half of a sign is named, which readers would see: %s", (text, sign) => {
  expect(inArticle(text).join()).toContain(`"${sign}" has no partner`);
});

test("notes at an article's top and its picture's name are no text", () => {
  const top =
    "---\n# In 50 to 150 characters.\nimage:\n  file: img-2041.jpg\n  alt: 3 lamps\n---\n";
  expect(linesOf({ "articles/a.md": top }).join()).toMatch(
    /^articles\/a\.md:5:8: "3" is typed[^"]*$/,
  );
});

test.each([
  "{{spec 5–10 minutes}}, {{ours 6 inches}}, {{fact 911}}, {{name 510(k)}}, {{example $300}}",
  '{{sum {{dose 20 15}} × 1,000 ÷ 20 = 900 seconds}} and {{hadis-2016 "43%"}} [[hadis-2016]]',
  "[Chow 2009][[chow-2009]], [Huang 2015, knee][[huang-2015-knee]]",
  "on November 28, 2026, or 2026-11-28; HbA1c, MMP-1, Red Light 101, 95% CI",
  "1. First\n2. Second",
])("no number is typed in %s", (text) => {
  expect(inArticle(text)).toEqual([]);
});

test("the specification's numbers are numbers that it has, and inches are so many centimeters", () => {
  const right =
    "{{spec 12–18 inches (30–46 cm)}}, {{spec 660, 810 and 850 nm}}, {{spec 4 to 24 J/cm²}}";
  expect(inArticle(right)).toEqual([]);
  const wrong = "{{spec 5–15 minutes}} or {{spec 12–18 inches (30–45 cm)}}, {{spec 5 miles}}";
  expect(inArticle(wrong)).toEqual([
    expect.stringMatching(
      /^articles\/a\.md:5:1: .*: the specification has no 5-15 min\. It has: 5-10 /,
    ),
    "articles/a.md:5:26: {{spec 12–18 inches (30–45 cm)}}: 12–18 inches are 30–46 cm",
    expect.stringContaining("the specification has no 5 miles. It has: nm, J/cm²"),
  ]);
});

test("a number of our own that is measured or worked out shows from what", () => {
  expect(inArticle("{{ours 6 inches (15 cm)}}, {{ours 0 to 10}}, {{ours 20 minutes}}")).toEqual([]);
  expect(
    inArticle("{{ours 76 mW/cm²}} by assumption, {{ours 60%}}, {{ours 6 inches (16 cm)}}"),
  ).toEqual([
    expect.stringContaining("{{ours 76 mW/cm²}}: say where it is from: {{panel 18}}"),
    expect.stringContaining("{{ours 60%}}: say where it is from"),
    expect.stringContaining("6 inches are 15 cm"),
  ]);
});

test("data with sources of their own may have numbers, what we say of a figure of ours may not", () => {
  const files = {
    "studies/a-2011.yaml": "finding: In 44 men.\n",
    "ask-first/a.yaml": "why: It can flash 3 times a second.\n",
    "own-figures.yaml": "readers:\n  value: 50K+\n  checked: Our own count of 7.\n",
  };
  expect(linesOf(files)).toEqual([expect.stringMatching(/^own-figures\.yaml:3:29: "7" is typed/)]);
});

test("British spelling is named, in our own words only", () => {
  expect(inArticle("The colour of a Tumour, labelled with grey oedema.")).toEqual([
    'articles/a.md:5:5: "colour" is spelled as in Britain: write color',
    'articles/a.md:5:17: "Tumour" is spelled as in Britain: write tumor',
    'articles/a.md:5:25: "labelled" is spelled as in Britain: write labeled',
    'articles/a.md:5:39: "grey" is spelled as in Britain: write gray',
    'articles/a.md:5:44: "oedema" is spelled as in Britain: write edema',
  ]);
  const american = "Meta-analyses by Moraes, a programmed timer, fasciitis, [it](/studies/colour)";
  expect(inArticle(american)).toEqual([]);
  const study = "title: Colour of light\nfinding: A centre.\n";
  expect(linesOf({ "studies/a-2011.yaml": study })).toEqual([
    expect.stringContaining('studies/a-2011.yaml:2:12: "centre"'),
  ]);
});

test("a word to avoid comes with what to write, and help abroad is named in every record", () => {
  expect(inArticle("Send an e-mail.")).toEqual([
    'articles/a.md:5:9: "e-mail" is a word to avoid: write email',
  ]);
  // What readers have seen is not edited.
  const use = "question: Do pooled trials?\nhistory:\n  - what: We read pooled trials.\n";
  expect(linesOf({ "uses/a.yaml": use })).toEqual([
    'uses/a.yaml:1:14: "pooled" is a word to avoid: write combined',
  ]);
  expect(linesOf({ "ask-first/a.yaml": "whatToAsk: Go to A&E.\n" })).toEqual([
    'ask-first/a.yaml:1:18: "A&E" is a word to avoid: write emergency room',
  ]);
});

test("a light strength needs a source in its paragraph, list item or row", () => {
  const bare = "Panels give {{panel 18}}.\n\nWe assume less.\n\n- {{dose 20 15}}\n- {{panel 6}}";
  expect(inArticle(bare)).toEqual([
    expect.stringMatching(
      /^articles\/a\.md:5:1: a light strength in mW\/cm² without a source: cite/,
    ),
    expect.stringMatching(/^articles\/a\.md:10:1: a light strength/),
  ]);
  expect(inArticle("We assume {{panel 18}}.\n\n- {{panel 6}} [[chow-2009]]")).toEqual([]);
  const row = 'rows:\n  - - Irradiance assumed\n    - "{{panel 18}}"\n';
  expect(inUse(row)).toEqual([]);
});

test("a study whose number is used must be cited somewhere in the file", () => {
  expect(inArticle("It was {{chow-2009/pain}}.")).toEqual([
    "articles/a.md:5:8: a number of chow-2009, which the file doesn't cite: add [[chow-2009]] behind it",
  ]);
  expect(inArticle("It was {{chow-2009/pain}}. [A review][[chow-2009]] says so.")).toEqual([]);
});

test("a link without words is named", () => {
  const files = {
    "articles/a.md": "---\ntitle: A\n---\nSee [](/dose), [ ** ](/dose), [][[chow-2009]].\n",
    "uses/neck-pain.yaml": "a: See [](/dose).\nb: []\n",
  };
  expect(linesOf(files)).toEqual([
    "articles/a.md:4:5: [] has no words: write where the link leads between the brackets",
    expect.stringMatching(/^articles\/a\.md:4:16: \[ \*\* \] has no words/),
    expect.stringMatching(/^articles\/a\.md:4:31: \[\] has no words/),
    expect.stringMatching(/^uses\/neck-pain\.yaml:1:8: \[\] has no words/),
  ]);
});

test("a dead link is named in texts, in fields and in lists", () => {
  const files = {
    "benefits/pain-inflammation.yaml": "a: See [it](/gone), [doses](#protocol) and [x](#gone).\n",
    "uses/neck-pain.yaml": "a: See [the plan](#protocol) and [knees](/evidence/knees).\n",
    "webinar.yaml":
      'href: /nowhere\nb: "[it](/red-light-101#gone), [it](/benefits/hair-growth#uses)"\n',
    "pages/terms.md": "---\ntitle: T\n---\n[a](/terms) [b](/privacy)\n",
    "page-history.yaml": "- path: /\n- path: /gone\n  page: Gone, /gone\n",
    "own-figures.yaml": 'a:\n  "on":\n    - /\n    - /lost\n',
  };
  expect(linesOf(files).map((line) => line.replace(/: that page has.*/, ""))).toEqual(
    [
      "benefits/pain-inflammation.yaml:1:13: the link /gone leads to no page of the site: mend or remove it",
      "benefits/pain-inflammation.yaml:1:48: the link #gone leads to no section",
      'uses/neck-pain.yaml:1:42: the link /evidence/knees leads to no claim: "knees" is no id of content/uses/',
      "pages/terms.md:4:17: the link /privacy leads to no page of the site: mend or remove it",
      "webinar.yaml:1:7: the link /nowhere leads to no page of the site: mend or remove it",
      "webinar.yaml:2:10: the link /red-light-101#gone leads to no section",
      "page-history.yaml:2:9: the link /gone leads to no page of the site: mend or remove it",
      "own-figures.yaml:4:7: the link /lost leads to no page of the site: mend or remove it",
    ].sort(),
  );
});
