import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { temporaryProject } from "../../tests/support/temporary-project.ts";
import { readMail } from "./mail-text.server.ts";

function read(paragraph: string, names: readonly string[] = ["name", "days"]) {
  const yaml = `subject: "Hello, {name}"\nparagraphs:\n  - "${paragraph}"\nbutton: Go\nnote: "{days} days"\nreason: "{name} asked."\nunsubscribe: Stop\n`;
  const content = temporaryProject({ "mails/hello.yaml": yaml });
  return readMail("hello", names, pathToFileURL(`${content}/`));
}

test("names in braces stand for values, which are not filled in themselves", () => {
  const mail = read("{days} days, {name}.");
  expect(mail({ name: "$& {days}", days: "7" })).toEqual({
    subject: "Hello, $& {days}",
    title: "Hello, $& {days}",
    button: "Go",
    note: "7 days",
    paragraphs: [["7 days, $& {days}."]],
    reason: "$& {days} asked.",
    unsubscribe: "Stop",
  });
});

test("a number is taken from its braces, as on a page", () => {
  const mail = read("Call {{fact 911}}, {name}: {{sum 2 × 3 = 6}}.");
  expect(mail({ name: "Jo", days: "7" }).paragraphs).toEqual([
    ["Call 911, Jo: 2\u00a0×\u00a03 =\u00a06."],
  ]);
});

test("links and citations are written as on a page", () => {
  const [study = expect.unreachable()] = listStudies();
  const mail = read(`[Our guide](/guide/safety) for {name} [[${study.id}]].`);
  expect(mail({ name: "Jo", days: "7" }).paragraphs).toEqual([
    [
      { tag: "a", href: "/guide/safety", children: ["Our guide"] },
      " for Jo",
      { studies: [{ name: nameStudy(study), path: `/studies/${study.id}` }] },
      ".",
    ],
  ]);
});

test("a name without a value is refused before any mail is sent", () => {
  expect(() => read("{days} days, {nmae}.")).toThrow(
    `content/mails/hello.yaml:3:5: paragraphs.0: {nmae} has no value here, but {name}, {days} have`,
  );
});

test("a text that lost the place of a value is refused: a mail to confirm needs its link", () => {
  expect(() => read("Follow the link.", ["name", "days", "link"])).toThrow(
    "content/mails/hello.yaml:1:1: {link} is missing: put it back, a value stands in its place",
  );
});
