import { execFile } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { temporaryProject } from "../support/temporary-project.ts";

/** Any study with participants, and any use but the one that is spoiled. */
const STUDY = listStudies().findLast(({ participants }) => participants)?.id;
const USE = listClaims().find(({ id }) => id.includes("-") && id !== "acne")?.id;

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

test("mistakes of all kinds are named by file, line and column", async () => {
  const { code, errors } = await copyWith({
    "articles/faq.md": (text) => `${text}\nIt takes 7 colours.\n`,
    "benefits/hair-growth.yaml": (text) => text.replace(/\[\[[a-z]+-\d+\]\]/, `[[${STUDY}]]`),
    "pictures/faq.svg": (text) => text.replace("</svg>", "<script/></svg>"),
    "studies/chow-2009.yaml": (text) =>
      `${text}status: {checked: 2026-11-29, notices: [{kind: correction}, {kind: retraction}]}\n`,
    "studies/liu-2023.yaml": (text) =>
      `${text}status: {checked: 2026-11-29, notices: [{kind: correction}]}\n`,
  });
  expect(code).toBe(1);
  expect(errors).toMatch(/^content\/studies\/chow-2009\.yaml:\d+:9: the paper was retracted/m);
  expect(errors).not.toContain("liu-2023.yaml");
  expect(errors).toMatch(/^content\/articles\/faq\.md:\d+:10: "7" is typed/m);
  expect(errors).toMatch(/^content\/articles\/faq\.md:\d+:12: "colours" is spelled/m);
  expect(errors).toMatch(
    /^content\/benefits\/hair-growth\.yaml:1:1: texts\/hair-growth is not as it was checked/m,
  );
  expect(errors).toMatch(/^content\/pictures\/faq\.svg:1:1: contains a script/m);
});

test("a draft's gaps are named, and are no mistakes", async () => {
  const CONTENT_DIR = temporaryProject();
  cpSync("content", CONTENT_DIR, { recursive: true });
  writeFileSync(join(CONTENT_DIR, "studies/doe-2031.yaml"), "draft: true\ntitle: Light\n");
  const { code, output } = await run([], { CONTENT_DIR });
  expect(code).toBe(0);
  expect(output).toMatch(
    /^Drafts, .*\ncontent\/studies\/doe-2031\.yaml:1:1: authors: is missing$/m,
  );
  expect(output).not.toContain("draft:");
  expect(output).toContain("nothing to mend");
});

test("one run names the mistakes of all files, and says nothing false of what depends on them", async () => {
  const { code, errors } = await copyWith({
    "uses/acne.yaml": (text) => text.replace(/^reviewed:.*\n/m, "reviewed: 28.11.2026\n"),
    [`studies/${STUDY}.yaml`]: (text) => text.replace(/^participants:.*/m, "participants: many"),
    "devices.yaml": (text) => text.replace(/name: (?=\w)/, "name: A: "),
    "red-light-101.yaml": (text) => text.replace("{{", "{{3 weeks}} {{"),
    "articles/safety.md": (text) => `${text}\nIn colours [[${USE}]].\n`,
    "articles/faq.md": (text) => `${text}\nSo [[${STUDY}0]].\n`,
    "articles/pain-relief.md": (text) => text.replace(/^title:/m, "titel:"),
  });
  expect(code).toBe(1);
  expect(
    errors
      .trim()
      .split("\n")
      .map((line) => line.replace(/:\d+:\d+/, "")),
  ).toEqual([
    "Content to mend:",
    expect.stringMatching(/^content\/articles\/faq\.md: .*Is it [\w-]+\?/),
    "content/articles/pain-relief.md: title: is missing",
    "content/articles/pain-relief.md: titel: is no field here: is it title?",
    expect.stringMatching(/^content\/articles\/safety\.md: "colours" is spelled/),
    expect.stringMatching(`^content/articles/safety.md: .*"${USE}" is a use`),
    expect.stringMatching(/^content\/devices\.yaml: a second colon/),
    expect.stringMatching(/^content\/red-light-101\.yaml: \{\{3 weeks\}\}: say whose/),
    expect.stringMatching(`^content/studies/${STUDY}.yaml: participants: is "many"`),
    'content/uses/acne.yaml: reviewed: is "28.11.2026": write the day as 2026-11-28',
  ]);
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
