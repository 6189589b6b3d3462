import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { readContent, readRecords } from "./content-files.server.ts";
import { prose } from "./prose-field.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  mkdirSync(join(folder, "lamps"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const schema = z.strictObject({ name: z.string(), light: z.strictObject({ nm: z.number() }) });

function read(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, "lamps", name), text);
  }
  return readRecords("lamps", schema, pathToFileURL(`${folder}/`));
}

test("each file is a record, whose id is its name", () => {
  const lamps = read({
    "b.yaml": "name: B\nlight:\n  nm: 850\n",
    "a.yaml": "name: A\nlight:\n  nm: 660\n",
    "notes.txt": "no record",
  });
  expect([...lamps]).toEqual([
    ["a", { name: "A", light: { nm: 660 } }],
    ["b", { name: "B", light: { nm: 850 } }],
  ]);
});

test("every mistake is named with its file, its line and its field", () => {
  const reading = () =>
    read({
      "a.yaml": 'name: A\nlight:\n  nm: "660"\n',
      "b.yaml": "name: B\n",
      "c.yaml": "name: C\nlight:\n  nm: 850\n  nn: 1\n",
      "d.yaml": "name: D\nname: E\n",
    });
  let message = "";
  try {
    reading();
  } catch (error) {
    message = error instanceof Error ? error.message : "";
  }
  expect(message.split("\n")).toEqual([
    "Content to mend:",
    expect.stringMatching(/^content\/lamps\/a\.yaml:3:7: light\.nm: .*number/),
    "content/lamps/b.yaml:1:1: light: missing",
    expect.stringMatching(/^content\/lamps\/c\.yaml:3:3: light: .*nn/),
    expect.stringMatching(/^content\/lamps\/d\.yaml:2:1: Map keys must be unique/),
  ]);
});

test("what prose cannot have is named by the line on which it stands", () => {
  const schema = z.strictObject({ text: prose("blocks") });
  writeFileSync(
    join(folder, "lamps", "a.yaml"),
    "text: |\n  One **lamp**.\n\n  - Two <b>lamps</b> [[liu-2019]]\n",
  );
  expect(() => readRecords("lamps", schema, pathToFileURL(`${folder}/`))).toThrow(
    /^content\/lamps\/a\.yaml:4:9: text: "<b>": HTML is not Markdown/m,
  );
});

test("a file that holds a list is read whole, and its mistakes are named in the same way", () => {
  writeFileSync(join(folder, "lamps.yaml"), "- name: A\n  light:\n    nm: 850\n");
  const list = () => readContent("lamps.yaml", z.array(schema), pathToFileURL(`${folder}/`));
  expect(list()).toEqual([{ name: "A", light: { nm: 850 } }]);
  writeFileSync(join(folder, "lamps.yaml"), "- name: A\n  light:\n    nm: red\n");
  expect(list).toThrow(/^Content to mend:\ncontent\/lamps\.yaml:3:9: 0\.light\.nm: .*number/);
});
