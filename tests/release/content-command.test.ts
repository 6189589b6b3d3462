import { execFile } from "node:child_process";
import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { benefits } from "#app/benefits/content/benefits.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { temporaryProject } from "../support/temporary-project.ts";

/** Any of today's records that will do. */
const [STUDY, RETRACTED, CORRECTED] = listStudies()
  .filter(({ participants, status }) => participants && !status)
  .map(({ id }) => id)
  .reverse();
const [USE, SPOILED] = listClaims()
  .map(({ id }) => id)
  .filter((id) => id.includes("-"));
const [FIRST, SECOND, THIRD] = globSync("articles/*.md", { cwd: "content" }).sort();
const PICTURE = globSync("pictures/*.svg", { cwd: "content" })[0];
const [{ slug: PAGE }] = benefits;

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
    [`${FIRST}`]: (text) => `${text}\nIt takes 7 colours.\n`,
    [`benefits/${PAGE}.yaml`]: (text) => text.replace(/\[\[[a-z-]+-\d+\]\]/, `[[${STUDY}]]`),
    [`${PICTURE}`]: (text) => text.replace("</svg>", "<script/></svg>"),
    [`studies/${RETRACTED}.yaml`]: (text) =>
      `${text}status: {checked: 2026-11-29, notices: [{kind: correction}, {kind: retraction}]}\n`,
    [`studies/${CORRECTED}.yaml`]: (text) =>
      `${text}status: {checked: 2026-11-29, notices: [{kind: correction}]}\n`,
  });
  expect(code).toBe(1);
  for (const line of [
    `studies/${RETRACTED}.yaml:\\d+:9: the paper was retracted`,
    `${FIRST}:\\d+:10: "7" is typed`,
    `${FIRST}:\\d+:12: "colours" is spelled`,
    `benefits/${PAGE}.yaml:1:1: is not as it was checked`,
    `${PICTURE}:1:1: contains a script`,
  ]) {
    expect(errors).toMatch(new RegExp(`^content/${line}`, "m"));
  }
  expect(errors).not.toContain(`${CORRECTED}.yaml`);
});

test("a draft's gaps are named, and are no mistakes", async () => {
  const CONTENT_DIR = temporaryProject();
  cpSync("content", CONTENT_DIR, { recursive: true });
  writeFileSync(join(CONTENT_DIR, "studies/doe-2031.yaml"), "draft: true\ntitle: Light\n");
  writeFileSync(join(CONTENT_DIR, "articles/a-draft.md"), "---\ntitle: A\ndraft: true\n---\n");
  const { code, output } = await run([], { CONTENT_DIR });
  expect(code).toBe(0);
  expect(output).toMatch(
    /^Drafts, .*\ncontent\/studies\/doe-2031\.yaml:1:1: authors: is missing$/m,
  );
  expect(output).toMatch(/^content\/articles\/a-draft\.md:1:1: date: is missing$/m);
  expect(output).not.toContain("draft:");
  expect(output).toContain("nothing to mend");
});

test("a change that waits for its sources is no mistake, and is named", async () => {
  const { code, output, errors } = await copyWith({
    [`studies/${CORRECTED}.yaml`]: (text) => text.replace(/^journal: "?/m, "$&The "),
  });
  expect(code).toBe(1);
  expect(output).toContain("nothing to mend");
  expect(errors).toMatch(/^To read again before/);
  expect(errors).not.toContain("Content to mend");
});

test("one run names the mistakes of all files, and says nothing false of what depends on them", async () => {
  const { code, errors } = await copyWith({
    [`uses/${SPOILED}.yaml`]: (text) => text.replace(/^reviewed:.*\n/m, "reviewed: 28.11.2026\n"),
    [`studies/${STUDY}.yaml`]: (text) => text.replace(/^participants:.*/m, "participants: many"),
    "devices.yaml": (text) => text.replace(/name: (?=\w)/, "name: A: "),
    "red-light-101.yaml": (text) => text.replace("{{", "{{3 weeks}} {{"),
    [`${SECOND}`]: (text) => `${text}\nIn colours [[${USE}]].\n`,
    [`${FIRST}`]: (text) => `${text}\nSo [[${STUDY}0]].\n`,
    [`${THIRD}`]: (text) => text.replace(/^title:/m, "titel:"),
  });
  expect(code).toBe(1);
  expect(
    errors
      .trim()
      .split("\n")
      .map((line) => line.replace(/:\d+:\d+/, "")),
  ).toEqual([
    "Content to mend:",
    expect.stringMatching(`^content/${FIRST}: .*Is it [\\w-]+\\?`),
    expect.stringMatching(`^content/${SECOND}: "colours" is spelled`),
    expect.stringMatching(`^content/${SECOND}: .*"${USE}" is a use`),
    `content/${THIRD}: title: is missing`,
    `content/${THIRD}: titel: is no field here: is it title?`,
    expect.stringMatching(/^content\/devices\.yaml: a second colon/),
    expect.stringMatching(/^content\/red-light-101\.yaml: \{\{3 weeks\}\}: say whose/),
    expect.stringMatching(`^content/studies/${STUDY}.yaml: participants: is "many"`),
    `content/uses/${SPOILED}.yaml: reviewed: is "28.11.2026": write the day as 2026-11-28`,
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
