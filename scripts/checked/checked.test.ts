import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { temporaryProject } from "../../tests/support/temporary-project.ts";
import { checkOff, toReadAgain } from "./checked-list.ts";
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

const folderWith = (changed: object = {}) =>
  pathToFileURL(`${temporaryProject({ ...files, ...changed })}/`);

/** The lines about files that are no longer as they were. */
function unchecked(changed: object) {
  const before = checksums(folderWith());
  const checked = checkOff([...before.keys()], "2026-01-02", {}, before);
  const folder = folderWith(changed);
  const text = toReadAgain(checked, checksums(folder), folder) ?? "";
  return Array.from(text.matchAll(/^content\/(.*)/gm), ([, line]) => line);
}

const CHANGED = "is not as it was checked on 2026-01-02";

test("a lost word in any file is named", () => {
  expect(unchecked({ "diary.yaml": "- Leave it off.\n" })).toEqual([`diary.yaml:1:1: ${CHANGED}`]);
  expect(unchecked({ "articles/b.md": "---\ntitle: B\n---\n\nLook into it.\n" })).toEqual([
    `articles/b.md:1:1: ${CHANGED}`,
  ]);
  expect(unchecked({ "pictures/a.svg": "<svg></svg>" })).toEqual([
    `pictures/a.svg:1:1: ${CHANGED}`,
  ]);
});

test("a corrected result is named in each file that has it", () => {
  const study = "outcomes:\n  pain:\n    people: 66\n";
  expect(unchecked({ "studies/a-2009.yaml": study })).toEqual([
    `articles/a.md:5:1: ${CHANGED}, and names a-2009/pain, of a study that changed`,
    `studies/a-2009.yaml:1:1: ${CHANGED}`,
    `uses/neck-pain.yaml:3:1: ${CHANGED}, and names a-2009/pain, of a study that changed`,
  ]);
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

test("what changed, came or went since is named, with one command for all", () => {
  const folder = folderWith({ "uses/a.yaml": "", "uses/b.yaml": "" });
  const text = (now: Record<string, string>) =>
    toReadAgain(checked, new Map(Object.entries(now)), folder);
  expect(text({ "uses/a.yaml": "000000000001" })).toBeUndefined();
  expect(text({ "uses/a.yaml": "000000000002" })).toContain(
    `content/uses/a.yaml:1:1: ${CHANGED}\n`,
  );
  const changed = text({ "uses/b.yaml": "000000000003" });
  expect(changed).toContain("content/uses/a.yaml:1:1: is gone\n");
  expect(changed).toContain("content/uses/b.yaml:1:1: was never checked\n");
  expect(changed).toMatch(/\nnpm run content checked uses\/a\.yaml uses\/b\.yaml$/);
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
