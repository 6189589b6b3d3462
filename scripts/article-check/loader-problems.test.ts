import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { temporaryProject } from "../../tests/support/temporary-project.ts";
import { loaderProblems } from "./loader-problems.ts";
import { article } from "./sample-store.ts";
import { readSources } from "./sources.ts";

test("what keeps an article from readers is named by its file and line", () => {
  const folder = temporaryProject({
    "articles/a.md": article({ excerpt: '""' }),
    "articles/b.md": article({}, "In {{chow-2009/pian}} of them."),
    "articles/c.md": article({}, "![A](/store-files/gone.svg)"),
    "articles/d.md": article(),
  });
  const directory = pathToFileURL(`${folder}/`);
  const problems = loaderProblems(directory, readSources(directory));
  expect(problems.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([
    "articles/a.md:3: excerpt: is empty",
    expect.stringMatching(/^articles\/b\.md:9: line 9, column 4: .*no outcome "pian"/),
    "articles/c.md:9: body: pictures/gone.svg does not exist",
  ]);
});
