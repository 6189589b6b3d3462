import { execFile } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryProject } from "../support/temporary-project.ts";

type Result = { code: number; output: string; errors: string };

/** Each time in a process of its own: the app reads content/ once. */
function run(args: readonly string[], env: Record<string, string> = {}): Promise<Result> {
  const { promise, resolve } = Promise.withResolvers<Result>();
  execFile(process.execPath, ["scripts/content.ts", ...args], { env }, (error, output, errors) =>
    resolve({ code: error ? 1 : 0, output, errors }),
  );
  return promise;
}

function copyWith(changes: Record<string, (text: string) => string>) {
  const CONTENT_DIR = temporaryProject();
  cpSync("content", CONTENT_DIR, { recursive: true });
  for (const [path, change] of Object.entries(changes)) {
    const file = join(CONTENT_DIR, path);
    writeFileSync(file, change(readFileSync(file, "utf8")));
  }
  return run([], { CONTENT_DIR });
}

test("content without mistakes is counted", async () => {
  expect(await copyWith({})).toMatchObject({
    code: 0,
    output: expect.stringContaining("nothing to mend"),
  });
});

test("mistakes of all kinds are named by file, line and column", async () => {
  const { code, errors } = await copyWith({
    "articles/faq.md": (text) => `${text}\nIt takes 7 colours.\n`,
    "benefits/hair-growth.yaml": (text) => text.replace("[[meng-2020]]", "[[liu-2019]]"),
    "pictures/faq.svg": (text) => text.replace("</svg>", "<script/></svg>"),
  });
  expect(code).toBe(1);
  expect(errors).toMatch(/^content\/articles\/faq\.md:\d+:10: "7" is typed/m);
  expect(errors).toMatch(/^content\/articles\/faq\.md:\d+:12: "colours" is spelled/m);
  expect(errors).toMatch(
    /^content\/benefits\/hair-growth\.yaml:1:1: texts\/hair-growth is not as it was checked/m,
  );
  expect(errors).toMatch(/^content\/pictures\/faq\.svg:1:1: contains a script/m);
});

test("a missing field, and a study that nobody has, are named with their places", async () => {
  const missing = await copyWith({
    "uses/acne.yaml": (text) => text.replace(/^reviewed:.*\n/m, ""),
  });
  expect(missing).toMatchObject({ code: 1 });
  expect(missing.errors).toMatch(/^content\/uses\/acne\.yaml:\d+:\d+: reviewed: missing/m);
  const unknown = await copyWith({ "articles/faq.md": (text) => `${text}\nSo [[liu-2091]].\n` });
  expect(unknown.errors).toMatch(/^content\/articles\/faq\.md:\d+:4: .*Is it liu-2019\?/m);
});

test.each([
  [["new"], "Usage:"],
  [["new", "article"], "An article needs a title"],
  [["new", "article", " "], "An article needs a title"],
])("content %j fails and says why", async (args, reason) => {
  const { code, errors } = await run(args);
  expect(errors).toContain(reason);
  expect(code).toBe(1);
});
