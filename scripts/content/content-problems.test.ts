import { expect, test } from "vitest";
import { problemLine } from "#app/content/problem.ts";
import { daysAhead } from "./days.ts";
import { goneFiles, withoutFollowOns } from "./follow-ons.ts";
import { goneIds, missingNames } from "./named-in-code.ts";
import { samePapers, samePlaces } from "./same.ts";
import { unreadFiles } from "./unread-files.ts";

const filesOf = (sources: Record<string, string>) =>
  Object.entries(sources).map(([file, source]) => ({ file, source }));

test("a day, month or year of a record that is yet to come is named, an article's is not", () => {
  const files = filesOf({
    "benefits/a.yaml": "meta:\n  published: 2026-06-02\n  lastReviewed: 2026-06-03\n",
    "studies/a-2026.yaml":
      "year: 2062\ncorrected: 2026-07\npages: 2345-11\nhistory:\n  - on: 2026-12-01\n",
    "studies/b-2026.yaml": "year: 2027\ncorrected: 2026-06\nwas: It ends on 2099-01-01.\n",
    "articles/a.md": "---\ndate: 2027-01-01\n---\nText\n",
    "pages/terms.md": "---\ndate: 2027-01-01T09:00:00Z\n---\nText\n",
  });
  const found = daysAhead({ files, now: new Date("2026-06-01T12:00:00Z") });
  expect(found.map(problemLine)).toEqual([
    "content/benefits/a.yaml:3:17: lastReviewed: 2026-06-03 is yet to come: write when it was done",
    expect.stringContaining("content/studies/a-2026.yaml:1:7: year: 2062"),
    expect.stringContaining("content/studies/a-2026.yaml:2:12: corrected: 2026-07"),
    expect.stringContaining("content/studies/a-2026.yaml:5:9: on: 2026-12-01"),
    expect.stringContaining("content/pages/terms.md:2:7: date: 2027-01-01T09:00:00Z"),
  ]);
});

test("two items with one place in a list are named, and two studies of one paper", () => {
  const files = filesOf({
    "ask-first/a.yaml": "kind: medicine\nplace: 1\n",
    "ask-first/b.yaml": "kind: device\nplace: 1\n",
    "ask-first/c.yaml": "kind: medicine\nplace: 1\n",
    "studies/a-2020.yaml": "pmid:\ndoi: 10.1/a\n",
    "studies/b-2020.yaml": 'pmid: "123456"\ndoi: 10.1/b\n',
    "studies/c-2020.yaml": 'pmid: "123456"\ndoi: 10.1/a\n',
    "studies/d-2020.yaml": "pmid:\ndoi:\n",
    "uses/a.yaml": "topic: skin\nplace: 2\n",
    "uses/b.yaml": "topic: skin\nplace: 2\n",
    "uses/c.yaml": "topic: hair\nplace: 2\n",
  });
  expect(samePlaces({ files }).map(problemLine)).toEqual([
    "content/uses/b.yaml:2:8: place: 2 is the same as in uses/a.yaml: give each a place of its own; 3 is free",
    "content/ask-first/c.yaml:2:8: place: 1 is the same as in ask-first/a.yaml: give each a place of its own; 2 is free",
  ]);
  expect(samePapers({ files }).map(problemLine)).toEqual([
    "content/studies/c-2020.yaml:1:7: pmid: 123456 is the same as in studies/b-2020.yaml: mend it, or keep one of the two files",
    "content/studies/c-2020.yaml:2:6: doi: 10.1/a is the same as in studies/a-2020.yaml: mend it, or keep one of the two files",
  ]);
});

test("a file that nobody reads is named, with what to do", () => {
  const read = ["devices.yaml", "benefits/hair-growth.yaml", "benefits/hair.yaml"];
  const others = [
    "README.md",
    "sentences.txt",
    "redirects.csv",
    "schemas/uses.json",
    "pictures/a.svg",
  ];
  const written = ["articles/a.md", "pages/terms.md", "pages/term.md", "articles/light.markdown"];
  const stray = ["studies/a-2020.yml", "notes.yaml", "studies/old/a-2020.yaml", "pictures/b/c.svg"];
  const paths = [...read, ...others, ...written, ...stray];
  expect(unreadFiles({ paths, read: new Set(read) }).map(problemLine)).toEqual([
    expect.stringMatching(/^content\/benefits\/hair\.yaml:1:1: .*"hair".*: skin-health, pain-/),
    expect.stringMatching(/^content\/pages\/term\.md:1:1: is not read: no page is called "term"/),
    "content/articles/light.markdown:1:1: is not read: give it a name that ends in .md, or remove it",
    "content/studies/a-2020.yml:1:1: is not read: give it a name that ends in .yaml, or remove it",
    expect.stringMatching(/^content\/notes\.yaml:1:1: is not read: move it to a folder/),
    expect.stringMatching(/^content\/studies\/old\/a-2020\.yaml:1:1: is not read: move it/),
    expect.stringMatching(/^content\/pictures\/b\/c\.svg:1:1: is not read: /),
  ]);
});

test("a number or id that code names and the ledger lacks is named with the line of code", () => {
  const written = 'export type OutcomeRef =\n  | "a-2020/pain"\n  | "a-2020/sleep";\n';
  const gone = goneIds(written, { OutcomeRef: ["a-2020/pain"] });
  expect([...gone]).toEqual([["a-2020/sleep", "studies/a-2020.yaml"]]);
  const code = filesOf({
    "app/a.ts": '// {{b-2020/pain}}\nfindFigure("a-2020/pain");\nfindFigure("a-2020/sleep");\n',
    "app/b.tsx": '<A look={{ a: 1 }}>{fillNumbers("{{nobody-1999 trials}}")}</A>\n',
  });
  expect(missingNames(code, gone)).toEqual([
    { name: '"a-2020/sleep"', from: "app/a.ts:3", file: "studies/a-2020.yaml" },
    { name: "{{nobody-1999 trials}}", from: "app/b.tsx:1", file: "studies/nobody-1999.yaml" },
  ]);
});

test("what is said of a record that has a mistake waits, words that are like its name don't", () => {
  const texts = [
    'no study is called "strength"',
    "{{strength/pain}}: nothing is called",
    "{{dose strength 10}}: dose has no strength 10",
    "the link /evidence/strength leads to no claim",
    "the link #protocol leads to no section: link to the page without #",
    "a light strength in mW/cm² without a source",
    'no study is called "strength-2"',
  ];
  const found = texts.map((text, index) => ({ file: "a.yaml", line: index + 2, text }));
  const mistake = { file: "uses/strength.yaml", line: 1, text: "reviewed: is missing" };
  const again = { ...mistake, text: "another word on it" };
  const mistakes = { problems: [mistake], broken: new Set(["strength"]) };
  expect(withoutFollowOns([...found, again], mistakes)).toEqual([mistake, ...found.slice(5)]);
  const panel = { problems: [mistake], broken: new Set(["assumed-panel"]) };
  const dose = { file: "a.yaml", line: 1, text: "{{dose panel-18 5}}: dose has no panel-18 5" };
  expect(withoutFollowOns([dose], panel)).toEqual([mistake]);
});

test("a file that is gone is one line, with the files that name it", () => {
  const gone = new Map([
    ["a-2020", "studies/a-2020.yaml"],
    ["b-2020", "studies/b-2020.yaml"],
  ]);
  const at = (file: string, text: string) => ({ file, line: 1, text });
  const found = [
    at("articles/a.md", '{{a-2020/pain}}: nothing is called "a-2020/pain". Is it c-2020?'),
    at("articles/a.md", '[[a-2020]]: no study is called "a-2020". Is it c-2020?'),
    at("uses/warts.yaml", 'main: no study has the outcome "a-2020/pain"'),
    at("studies/a-2020.yaml", 'a page shows "a-2020/pain" of it (app/a.ts:1)'),
    at("studies/a-2020-b.yaml", "year: is missing"),
  ];
  const lines = goneFiles(found, gone);
  expect(lines.map(problemLine)).toEqual([
    "content/studies/a-2020.yaml:1:1: is gone, and 3 places in articles/a.md, uses/warts.yaml name it: bring it back (git checkout -- content/studies/a-2020.yaml), or take it out of them",
  ]);
  expect(goneFiles([...found, ...lines], gone)).toEqual([]);
  const mistakes = { problems: lines, broken: new Set(["a-2020"]) };
  expect(withoutFollowOns(found, mistakes)).toEqual([...lines, ...found.slice(4)]);
});
