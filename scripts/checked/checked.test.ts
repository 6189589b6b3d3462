import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { problemLine } from "#app/content/problem.ts";
import { temporaryProject } from "../../tests/support/temporary-project.ts";
import { checkOff, uncheckedFiles } from "./checked-list.ts";
import { checksums } from "./checksums.ts";

const files = {
  "articles/a.md": "---\ntitle: A\n---\n\nPain fell by {{a-2009/pain}} [[a-2009]].\n",
  "articles/b.md": "---\ntitle: B\n---\n\nDon’t look into it.\n",
  "diary.yaml": "- Don’t leave it off.\n",
  "pictures/a.svg": "<svg/>",
  "studies/a-2009.yaml": "outcomes:\n  pain:\n    people: 60\nstatus:\n  checked: 2026-01-02\n",
  "uses/neck-pain.yaml": "searched: 2026-01-02\nsupports:\n  - a-2009/pain\n",
  "README.md": "How to write here",
};

function read(changed: object = {}) {
  return checksums(pathToFileURL(`${temporaryProject({ ...files, ...changed })}/`));
}

/** The files that are no longer as they were. */
function unchecked(changed: object) {
  const checked = checkOff([...read().keys()], "2026-01-02", {}, read());
  return uncheckedFiles(checked, read(changed)).map(({ file }) => file);
}

test("a lost word in any file is named", () => {
  expect(unchecked({ "diary.yaml": "- Leave it off.\n" })).toEqual(["diary.yaml"]);
  expect(unchecked({ "articles/b.md": "---\ntitle: B\n---\n\nLook into it.\n" })).toEqual([
    "articles/b.md",
  ]);
  expect(unchecked({ "pictures/a.svg": "<svg></svg>" })).toEqual(["pictures/a.svg"]);
});

test("a corrected result is named in each file that has it", () => {
  const study = "outcomes:\n  pain:\n    people: 66\n";
  const named = ["articles/a.md", "studies/a-2009.yaml", "uses/neck-pain.yaml"];
  expect(unchecked({ "studies/a-2009.yaml": study })).toEqual(named);
});

test("nobody has to read notes, breaks of lines, drafts, or the days that a program writes", () => {
  const changed = {
    "diary.yaml": "# A note.\n- Don’t\n  leave it off.\n",
    "studies/a-2009.yaml": "outcomes:\n  pain:\n    people: 60\nstatus:\n  checked: 2026-02-03\n",
    "uses/neck-pain.yaml": "searched: 2026-02-03\nsupports:\n  - a-2009/pain\n",
    "studies/b-2010.yaml": "draft: true\n",
    "README.md": "How to write",
  };
  expect(unchecked(changed)).toEqual([]);
});

const checked = { "uses/a.yaml": { on: "2026-01-02", as: "000000000001" } };

test("what changed, came or went since is named, with what to do", () => {
  const lines = (now: Record<string, string>) =>
    uncheckedFiles(checked, new Map(Object.entries(now))).map(problemLine);
  expect(lines({ "uses/a.yaml": "000000000001" })).toEqual([]);
  expect(lines({ "uses/a.yaml": "000000000002" })).toEqual([
    "content/uses/a.yaml:1:1: is not as it was checked on 2026-01-02: read what is new, beside its sources, then npm run content checked uses/a.yaml",
  ]);
  expect(lines({ "uses/b.yaml": "000000000003" })).toEqual([
    "content/uses/a.yaml:1:1: is gone: npm run content checked uses/a.yaml",
    "content/uses/b.yaml:1:1: was never checked: read what is new, beside its sources, then npm run content checked uses/b.yaml",
  ]);
});

test("only what is named is checked off", () => {
  const now = new Map([
    ["uses/b.yaml", "000000000003"],
    ["uses/c.yaml", "000000000004"],
  ]);
  expect(checkOff(["uses/b.yaml"], "2026-02-03", checked, now)).toEqual({
    ...checked,
    "uses/b.yaml": { on: "2026-02-03", as: "000000000003" },
  });
  expect(checkOff(["uses/a.yaml"], "2026-02-03", checked, now)).toEqual({});
  expect(() => checkOff(["uses/d.yaml"], "2026-02-03", checked, now)).toThrow(
    'Nothing to check is called "uses/d.yaml".',
  );
});
