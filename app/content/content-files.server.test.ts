import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { temporaryProject } from "../../tests/support/temporary-project.ts";
import { readContent, readRecords } from "./content-files.server.ts";
import { prose, wordsWith } from "./prose-field.ts";

const schema = z.strictObject({ name: z.string(), light: z.strictObject({ nm: z.number() }) });

/** A content/ with these files. */
const contentOf = (files: Record<string, string>) => pathToFileURL(`${temporaryProject(files)}/`);

const read = (files: Record<string, string>, as: z.ZodType<object> = schema) =>
  readRecords("lamps", as, contentOf(files));

const readList = (text: string, as: z.ZodType) =>
  readContent("lamps.yaml", as, contentOf({ "lamps.yaml": text }));

test("each file is a record, whose id is its name", () => {
  const lamps = read({
    "lamps/b.yaml": "name: B\nlight:\n  nm: 850\n",
    "lamps/a.yaml": "name: A\nlight:\n  nm: 660\n",
    "lamps/notes.txt": "no record",
  });
  expect([...lamps]).toEqual([
    ["a", { name: "A", light: { nm: 660 } }],
    ["b", { name: "B", light: { nm: 850 } }],
  ]);
});

test("a draft is left out, whatever it lacks", () => {
  const lamps = read({
    "lamps/a.yaml": "draft: true\nname:\n",
    "lamps/b.yaml": "name: B\nlight:\n  nm: 850\n",
  });
  expect([...lamps.keys()]).toEqual(["b"]);
});

test("every mistake is named with its file, its line and its field", () => {
  const reading = () =>
    read({
      "lamps/a.yaml": 'name: A\nlight:\n  nm: "660"\n',
      "lamps/b.yaml": "name: B\n",
      "lamps/c.yaml": "name: C\nlight:\n  nm: 850\n  nn: 1\n",
      "lamps/d.yaml": "name: D\nname: E\n",
      "lamps/e.yaml": "name: E\nlight:\n  nm: 850\n   nn: 1\n",
      "lamps/f.yaml": "name: F\nlight:\n  nm: 850\n nn: 1\n",
    });
  let message = "";
  try {
    reading();
  } catch (error) {
    message = error instanceof Error ? error.message : "";
  }
  expect(message.split("\n")).toEqual([
    "Content to mend:",
    'content/lamps/a.yaml:3:7: light.nm: is "660": write a number, such as 12 or 0.5',
    "content/lamps/b.yaml:1:1: light: is missing",
    "content/lamps/c.yaml:4:3: light.nn: is no field here: is it nm?",
    "content/lamps/d.yaml:2:1: the field is there twice: take one of them out",
    expect.stringMatching(
      /^content.lamps.e.yaml:3:7: the next line begins with more or fewer spaces/,
    ),
    expect.stringMatching(/^content.lamps.f.yaml:4:1: here or below, a line begins with more or/),
  ]);
});

test.each([
  "**Stop.**",
  "*Stop.* Call your doctor.",
  "**Stop.** Call your doctor.",
  "[Ask first](/ask-first) if you take pills.",
  '"Cleared" is no approval.',
])("a text that YAML reads as a sign is named: %s", (text) => {
  expect(() => readList(`text: ${text}\nmore: x\n`, z.strictObject({ text: z.string() }))).toThrow(
    /^content\/lamps\.yaml:1:\d+: a text that begins with a sign/m,
  );
});

test("a text that a # would cut off is named", () => {
  const reading = () => readList("- One # 2 lamps\n# A note.\n- Two\n", z.array(z.string()));
  expect(reading).toThrow('content/lamps.yaml:1:6: "# 2 lamps" is a note');
});

test("a file that is gone is named", () => {
  const reading = () => readContent("lamps.yaml", schema, contentOf({ "other.yaml": "" }));
  expect(reading).toThrow(
    "content/lamps.yaml:1:1: is gone: bring it back (git checkout -- content/lamps.yaml)",
  );
});

test("what follows a broken line is not named too", () => {
  const reading = () => readList('a: [1\nb: 2\nc: "x" y\n', z.any());
  expect(reading).toThrow(/^Content to mend:\ncontent\/lamps\.yaml:2:1: .*a \[ has no \]$/);
});

test("what prose cannot have is named by the line on which it stands", () => {
  const schema = z.strictObject({ text: prose("blocks") });
  const file = "text: |\n  One **lamp**.\n\n  - Two <b>lamps</b> [[liu-2019]]\n";
  expect(() => read({ "lamps/a.yaml": file }, schema)).toThrow(
    /^content\/lamps\/a\.yaml:4:9: text: "<b>": HTML is not Markdown/m,
  );
});

test("a text has the place of each value, and no other", () => {
  const schema = z.strictObject({ text: wordsWith("shown", "of") });
  const reading = (text: string) => () => read({ "lamps/a.yaml": `text: "${text}"\n` }, schema);
  expect(reading("{shown} of {of} lamps, {{ours 3}} of them red")).not.toThrow();
  expect(reading("{shown} lamps")).toThrow("a.yaml:1:7: text: {of} is missing");
  expect(reading("{shown} of {of} lamps in {place}")).toThrow(
    "text: {place} has no value here, but {shown}, {of} have",
  );
});

test("a file that holds a list is read whole, and its mistakes are named in the same way", () => {
  const list = (nm: string) => readList(`- name: A\n  light:\n    nm: ${nm}\n`, z.array(schema));
  expect(list("850")).toEqual([{ name: "A", light: { nm: 850 } }]);
  expect(() => list("red")).toThrow(
    /^Content to mend:\ncontent\/lamps\.yaml:3:9: 0\.light\.nm: .*number/,
  );
});

test.each<[what: string, schema: z.ZodType, yaml: string, advice: string]>([
  ["a day", z.iso.date(), "28.11.2026", 'is "28.11.2026": write the day as 2026-11-28'],
  ["a text", z.string(), "2026", 'is 2026: write it as text, "2026"'],
  ["a choice", z.enum(["red", "blue"]), "green", 'is "green": write one of red, blue'],
  ["a choice that is missing", z.enum(["red", "blue"]), "", "is missing: one of red, blue"],
  ["a whole number", z.int(), "1.5", "is 1.5: write a whole number"],
  ["a small number", z.number().positive(), "0", "is 0: write more than 0"],
  ["a long text", z.string().max(3), "light", "has 5 characters: 3 is the most"],
  ["an empty list", z.array(z.string()).min(1), "[]", "has 0 items: 1 is the least"],
  ["an address", z.url(), "example.org", 'is "example.org": write a whole address, https://…'],
  ["a list", z.array(z.string()), "red", 'is "red": write a list, an item a line that begins'],
  [
    "a field that is none",
    z.strictObject({ name: z.string().optional() }),
    "{ wavelength: 1 }",
    "wavelength: is no field here: take it out. Fields are name",
  ],
  [
    "a kind that is none",
    z.discriminatedUnion("kind", [z.object({ kind: z.literal("a") })]),
    "{ kind: b }",
    "kind: is missing: a",
  ],
  [
    "the nearest of two forms",
    z.union([z.strictObject({ text: z.string() }), z.strictObject({ figure: z.string() })]),
    "{ figure: 5 }",
    'figure: is 5: write it as text, "5"',
  ],
])("%s is named with what it is and what to write", (_what, field, yaml, advice) => {
  const reading = () => readList(`field: ${yaml}\n`, z.strictObject({ field }));
  const separator = /^\w+: is (?:no|missing|5)/.test(advice) ? "." : ": ";
  expect(reading).toThrow(`content/lamps.yaml:1:`);
  expect(reading).toThrow(`field${separator}${advice}`);
});
