import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { temporaryProject } from "../../tests/support/temporary-project.ts";
import { type OwnTexts, readOwnTexts } from "./own-texts.server.ts";

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"></svg>';
const page = "---\ntitle: Privacy\ndate: 2026-01-02\n---\n\nWe keep nothing.\n";
const article = `---
title: "Light & dose"
excerpt: What a dose is.
author: Evidence Desk
date: 2026-03-14T09:00:00+02:00
tags: [guides, featured]
image:
  file: cover.svg
  alt: Waves
---

First **bold** line.

- one
- two &amp; *three*

Hard  
break

![A curve](/store-files/cover.svg)
`;

test("an article carries its fields, its HTML and its plain text", () => {
  const [loaded] = load({ "articles/light-and-dose.md": article }).articles;
  expect(loaded).toEqual({
    handle: "light-and-dose",
    draft: false,
    seo: { title: null, description: null },
    title: "Light & dose",
    excerpt: "What a dose is.",
    author: "Evidence Desk",
    publishedAt: new Date("2026-03-14T07:00:00Z"),
    tags: ["guides", "featured"],
    image: { file: "cover.svg", alt: "Waves", width: 1600, height: 900 },
    html: expect.stringContaining("<li>two &amp; <em>three</em></li>"),
    text: "First bold line. one two & three Hard break",
  });
});

test("images of the store get their size, others stay as they are", () => {
  const body = "![A](/store-files/cover.svg)\n\n![B](https://cdn.example/b.png)";
  const [loaded] = load({ "articles/a.md": fields() + body }).articles;
  expect(loaded?.html).toBe(
    '<p><img src="/store-files/cover.svg" alt="A" width="1600" height="900"></p>\n' +
      '<p><img src="https://cdn.example/b.png" alt="B"></p>',
  );
});

test("what is optional may be left out", () => {
  const content = load({ "articles/a.md": `${fields()}Text`, "pages/privacy.md": page });
  expect(content.articles[0]).toMatchObject({ excerpt: null, author: null, tags: [], image: null });
  expect(content.pages[0]).toMatchObject({ handle: "privacy", text: "We keep nothing." });
});

test.each([
  ["no front matter", "Text only", 1, "begins without fields: write them between two lines of ---"],
  ["broken YAML", "---\ntitle: a: b\ndate: 2026-01-01\n---\nText", 2, "a second colon: put a text"],
  ["a field twice", "---\ntitle: a\ntitle: b\n---\nText", 3, "the field is there twice"],
  ["no title", "---\ndate: 2026-01-01\n---\nText", 1, "title: is missing"],
  ["empty title", fields({ title: '" "' }), 2, "title: is empty"],
  ["title that is no text", fields({ title: "2026" }), 2, "title: is 2026: write it as text"],
  ["no date", "---\ntitle: A\n---\nText", 1, "date: is missing"],
  ["other date", fields({ date: "14 March 2026" }), 3, 'date: is "14 March 2026": write the day'],
  ["date that is none", fields({ date: "2026-02-30" }), 3, 'date: is "2026-02-30": write the day'],
  ["tags that are no list", fields({ tags: "guides" }), 4, 'tags: is "guides": write a list'],
  ["tag that is no text", fields({ tags: "[a, 2]" }), 4, "tags.1: is 2: write it as text"],
  ["unknown field", fields({ autor: "Someone" }), 4, "autor: is no field here: is it author?"],
  ["field without an effect", fields({ seo: "{ title: A }" }), 4, "seo.title: is no field here"],
  ["draft that is no yes or no", fields({ draft: "soon" }), 4, 'draft: is "soon": write true'],
  ["image without alt", fields({ image: "{ file: cover.svg }" }), 4, "image.alt: is missing"],
  [
    "unknown field of the image",
    fields({ image: "{ file: cover.svg, alt: A, width: 3 }" }),
    4,
    "image.width: is no field here",
  ],
  [
    "image in another folder",
    fields({ image: "{ file: ../cover.svg, alt: A }" }),
    4,
    "image.file: name an SVG, PNG, JPEG or WebP file of pictures/",
  ],
  [
    "missing image",
    fields({ image: "{ file: gone.svg, alt: A }" }),
    4,
    "image.file: pictures/gone.svg does not exist",
  ],
  [
    "image without size",
    fields({ image: "{ file: sizeless.svg, alt: A }" }),
    4,
    "image.file: pictures/sizeless.svg has no width and height",
  ],
  [
    "image that is no SVG",
    fields({ image: "{ file: text.svg, alt: A }" }),
    4,
    "image.file: pictures/text.svg has no width and height",
  ],
  [
    "missing image in the body",
    `${fields()}![A](/store-files/gone.svg)`,
    5,
    "body: pictures/gone.svg does not exist",
  ],
  [
    "path in the body that leaves the images",
    `${fields()}![A](/store-files/../secret.svg)`,
    5,
    'body: pictures/../secret.svg: an image has a name of a-z, 0-9 and "-", in small letters, and ends in .svg, .png, .jpg, .jpeg or .webp',
  ],
  ["no body", fields(), 5, "body: is empty"],
])("%s is an error that names file, line and field", (_what, source, line, problem) => {
  const { articles, problems } = load({ "articles/foo.md": source, "articles/sound.md": article });
  expect(articles.map(({ handle }) => handle)).toEqual(["sound"]);
  expect(lines(problems).join("\n")).toContain(`articles/foo.md:${line}: ${problem}`);
});

test.each(["Foo", "foo_bar", "fö", "foo bar", "foo.bar"])("%j makes no handle", (name) => {
  expect(problemsOf({ [`articles/${name}.md`]: article })).toEqual([
    `articles/${name}.md:1: its name makes no address: use a-z, 0-9 and - only`,
  ]);
});

test("a handle that two files claim is an error", () => {
  expect(problemsOf({ "articles/foo.MD": article, "articles/foo.md": article })).toEqual([
    'articles/foo.md:1: the address "foo" is taken by another file: rename one of them',
  ]);
});

test("a page says for search engines what it says, and what the operator has yet to say", () => {
  const { pages, toFillIn } = load({
    "pages/terms.md": `${fields({ seo: "{ title: T, description: D }", fillIn: "[Who]" })}Text`,
  });
  expect(pages[0]?.seo).toEqual({ title: "T", description: "D" });
  expect(toFillIn).toEqual(["Who"]);
});

test("an article and a page may share a handle", () => {
  const content = load({ "articles/foo.md": article, "pages/foo.md": page });
  expect([content.articles.length, content.pages.length]).toEqual([1, 1]);
});

test("all bad files are named and left out, the others stay", () => {
  const { articles, pages, problems } = load({
    "articles/good.md": article,
    "articles/bad.md": fields({ date: "soon", autor: "Someone" }),
    "pages/worse.md": "nothing",
  });
  expect(lines(problems).map((line) => line.split(": ").slice(0, 2).join(": "))).toEqual([
    "articles/bad.md:3: date",
    "articles/bad.md:4: autor",
    "articles/bad.md:6: body",
    "pages/worse.md:1: begins without fields",
  ]);
  expect(articles.map(({ handle }) => handle)).toEqual(["good"]);
  expect(pages).toEqual([]);
});

test("a folder without articles/ is no store", () => {
  const elsewhere = new URL("no-such-folder/", import.meta.url);
  expect(readOwnTexts(elsewhere)).toMatchObject({
    articles: [],
    problems: [{ file: "articles/", text: "the folder is missing" }],
  });
});

/** Front matter of a good article, with some fields changed. */
function fields(changes: Record<string, string> = {}): string {
  const lines = Object.entries({ title: "A", date: "2026-01-01", ...changes });
  return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join("\n")}\n---\n`;
}

function problemsOf(files: Record<string, string>): string[] {
  return lines(load(files).problems);
}

function lines(problems: OwnTexts["problems"]): string[] {
  return problems.map(({ file, line, text }) => `${file}:${line}: ${text}`);
}

/** Loads a folder that holds these files and a few images. */
function load(files: Record<string, string>): OwnTexts {
  const images = {
    "pictures/cover.svg": picture,
    "pictures/sizeless.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="100%"></svg>',
    "pictures/text.svg": "not a picture",
  };
  const folders = { "articles/.gitkeep": "", "pages/.gitkeep": "" };
  return readOwnTexts(pathToFileURL(`${temporaryProject({ ...folders, ...images, ...files })}/`));
}

test("a plate on a light ground has a dark one for the dark theme", () => {
  const images = new URL("pictures/", contentFolder);
  const onLight = readdirSync(images)
    .map((file) => ({ file, drawing: readFileSync(new URL(file, images), "utf8") }))
    .filter(({ drawing }) => /fill="#(?:FCF9F5|E8E2D6|F3DCC8)"/i.test(drawing))
    .filter(({ drawing }) => !/<rect width="1600" height="900" fill="#[0-2]/.test(drawing));
  expect(onLight.length).toBeGreaterThan(10);
  const glaring = onLight.filter(({ drawing }) => !drawing.includes("prefers-color-scheme:dark"));
  expect(glaring.map(({ file }) => file)).toEqual([]);
});

test("an article cites studies by their ids; an unknown one is named by line and column", () => {
  const [one = expect.unreachable(), other = expect.unreachable()] = listStudies();
  const { articles, problems } = load({
    "articles/cited.md": `${fields()}In [a trial][[${one.id}]] pain fell [[${one.id}, ${other.id}]].\n`,
    "articles/wrong.md": `${fields()}In [a trial][[${one.id}x]] it fell [[${one.id}]].\n`,
    "articles/once.md": `${fields()}In [a trial][${one.id}] it fell.\n`,
  });
  const cited = [one, other].map((study) => `<a href="${study.url}">${nameStudy(study)}</a>`);
  expect(articles.map(({ html }) => html)).toEqual([
    `<p>In <a href="${one.url}">a trial</a> pain fell (${cited.join(", ")}).</p>`,
  ]);
  expect(lines(problems)).toEqual([
    `articles/once.md:5: […][${one.id}]: a citation has two brackets, […][[${one.id}]]`,
    `articles/wrong.md:5: [[${one.id}x]]: no study is called "${one.id}x". Is it ${one.id}?`,
  ]);
});
