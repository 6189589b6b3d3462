import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readMail } from "./mail-text.server.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  mkdirSync(join(folder, "mails"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function read(paragraph: string) {
  writeFileSync(
    join(folder, "mails/hello.yaml"),
    `subject: "Hello, {name}"\nparagraphs:\n  - "${paragraph}"\nbutton: Go\nreason: "{name} asked."\nunsubscribe: Stop\n`,
  );
  return readMail("hello", ["name", "days"], pathToFileURL(`${folder}/`));
}

test("names in braces stand for values, which are not filled in themselves", () => {
  const mail = read("{days} days, {name}. {{name}}");
  expect(mail({ name: "$& {days}", days: "7" })).toEqual({
    ...{ subject: "Hello, $& {days}", title: "Hello, $& {days}", button: "Go" },
    paragraphs: ["7 days, $& {days}. {$& {days}}"],
    ...{ reason: "$& {days} asked.", unsubscribe: "Stop" },
  });
});

test("a name without a value is refused before any mail is sent", () => {
  expect(() => read("{days} days, {nmae}.")).toThrow(
    `content/mails/hello.yaml:3:3: paragraphs: "{nmae}" has no value here, but {name}, {days} have`,
  );
});
