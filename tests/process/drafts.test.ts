import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { parseEnv } from "#app/infra/env.server.ts";
import { createServices } from "#server/services.ts";
import { openEmbeddedStore } from "#server/store/embedded-store.ts";
import { builtApp } from "../support/built-app.ts";
import { temporaryProject } from "../support/temporary-project.ts";

const SECRET = "zebrafish";

/** An article that says a word that no other has, with these lines in its front matter. */
function article(title: string, lines: string): string {
  return `---\ntitle: "${title}"\nexcerpt: "All about the ${SECRET}."\n${lines}\ntags: [guides, dose]\n---\n\nThe ${SECRET} of ${title}.\n`;
}

const NEXT_YEAR = `${new Date().getUTCFullYear() + 1}-03-14`;
const published = article("Published", "date: 2026-01-02").replaceAll(SECRET, "herring");
const unpublished: [handle: string, text: string, mark: string][] = [
  ["a-draft", article("A draft", "date: 2026-01-03\ndraft: true"), "Draft: readers do not see it"],
  ["later", article("Later", `date: ${NEXT_YEAR}`), `Readers see it from ${NEXT_YEAR} on`],
];
const files = Object.fromEntries(
  [["published", published], ...unpublished].map(([handle, text]) => [
    `articles/${handle}.md`,
    text,
  ]),
);

/** The site on a store's folder of its own, and what its log says. */
function siteOf(files: Record<string, unknown>, preview: boolean) {
  const folder = temporaryProject({ "pictures/.gitkeep": "", ...files });
  const logged: string[] = [];
  const log = pino({ level: "warn" }, { write: (line) => logged.push(JSON.parse(line).msg) });
  const embeddedStore = openEmbeddedStore(log, pathToFileURL(`${folder}/`));
  let time = 0;
  const services = createServices(parseEnv({}), log, {
    now: () => {
      time += 1;
      return time;
    },
    wait: async () => {},
    embeddedStore,
    preview,
  });
  const app = builtApp(services);
  return {
    logged,
    async get(path: string) {
      const answer = await app.request(path);
      return { status: answer.status, html: await answer.text() };
    },
  };
}

test("what is not published is related to others in development, with its mark, and to none elsewhere", async () => {
  const named = async (preview: boolean) => {
    const site = siteOf(files, preview);
    for (const _time of ["first", "second"]) await site.get("/blog/nowhere");
    const { html } = await site.get("/blog/published");
    return unpublished.map(([handle, , mark]) => [
      html.includes(`href="/blog/${handle}"`),
      html.includes(mark),
    ]);
  };
  const [yes, no] = [
    [true, true],
    [false, false],
  ];
  expect(await named(true)).toEqual([yes, yes]);
  expect(await named(false)).toEqual([no, no]);
});

describe.each(unpublished)("%s", (handle, _text, mark) => {
  test("is a page with a mark in development, which search engines may not show", async () => {
    const site = siteOf(files, true);
    // A handle that the blog lacks is asked for twice: then the site knows all that the blog has.
    for (const _time of ["first", "second"]) {
      await site.get("/blog/nowhere");
      const { status, html } = await site.get(`/blog/${handle}`);
      expect(status).toBe(200);
      expect(html).toContain(mark);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    }
    const [itself = ""] = (await site.get("/blog/published")).html.split("Read next");
    expect(itself).not.toContain("readers do not see");
  });

  test("is missing in production", async () => {
    const site = siteOf(files, false);
    expect((await site.get(`/blog/${handle}`)).status).toBe(404);
    expect((await site.get("/blog/published")).status).toBe(200);
  });
});

const LISTS = ["/blog", "/articles", "/blog?topic=guides", "/blog?tag=dose", "/blog/tagged/dose"];
const OF_READERS = ["/feed.xml", "/atom.xml", "/feed.json", "/sitemap.xml", "/llms.txt", "/"];

test.each([
  ["in production", false, [...LISTS, "/blog/published", ...OF_READERS]],
  ["in development", true, OF_READERS],
])("what is not published is in no feed, search or sitemap %s", async (_where, preview, paths) => {
  const site = siteOf(files, preview);
  for (const path of paths) {
    const { html } = await site.get(path);
    expect(html, path).not.toContain(SECRET);
    for (const [handle] of unpublished) expect(html, path).not.toContain(`/blog/${handle}`);
  }
  for (const path of LISTS) expect((await site.get(path)).html, path).toContain("/blog/published");
  const found = JSON.parse((await site.get(`/api/search/${SECRET}`)).html);
  expect(found.results).toEqual([]);
  expect(JSON.parse((await site.get("/api/search/herring")).html).results).toHaveLength(1);
});

test("in development the lists have what is not published, newest first and each with its mark", async () => {
  const site = siteOf(files, true);
  for (const path of LISTS) {
    const { html } = await site.get(path);
    const cards = [...html.matchAll(/<article.*?<\/article>/gs)].map(([card]) => card);
    const handles = cards.map((card) => /href="\/blog\/([^"]*)"/.exec(card)?.[1]);
    expect(handles, path).toEqual(["later", "a-draft", "published"]);
    for (const [handle, , mark] of unpublished) {
      expect(cards[handles.indexOf(handle)], path).toContain(mark);
    }
    expect(cards.at(-1), path).not.toMatch(/[Rr]eaders/);
  }
});

describe("a faulty file", () => {
  const faulty = {
    ...files,
    "articles/unfinished.md": '---\ntitle: "Unfinished"\nexcerpt: ""\ndate: soon\n---\n\nText\n',
    "articles/no-picture.md": article(
      "No picture",
      "date: 2026-01-04\nimage: { file: gone.svg, alt: A }",
    ),
    "articles/made-up.md": article("Made up {{nobody-1999/pain}}", "date: 2026-01-05"),
    "pages/terms.md": "no front matter",
    "pictures/bad.svg":
      '<svg width="16" height="9" viewBox="0 0 16 9"><text>1</text><script/></svg>',
  };

  test("is left out and named in the log, with what to do; the site goes on", async () => {
    const { get, logged } = siteOf(faulty, false);
    expect((await get("/blog/published")).status).toBe(200);
    for (const path of ["/blog/unfinished", "/blog/no-picture", "/blog/made-up", "/terms"]) {
      expect((await get(path)).status, path).toBe(404);
    }
    for (const line of [
      "content/articles/unfinished.md:3:10: excerpt: is empty",
      'content/articles/unfinished.md:4:7: date: is "soon"',
      "content/articles/no-picture.md:5:16: image.file: pictures/gone.svg does not exist",
      "content/articles/made-up.md:2:17: {{nobody-1999/pain}}: nothing is called",
      "content/pages/terms.md:1:1: begins without fields",
      "content/pictures/bad.svg: <script> can't be part of a page",
    ]) {
      expect(logged.find((said) => said.startsWith(line))).toContain("npm run content");
    }
  });
});
