import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { readRecords } from "#app/content/content-files.server.ts";
import { temporaryProject } from "../../tests/support/temporary-project.ts";
import { beginFaqEntry } from "./new-faq-entry.ts";

const contentOf = (page: string) =>
  pathToFileURL(`${temporaryProject({ "benefits/sore-necks.yaml": page })}/`);

test("a question is added after the others, and the check names its missing answer", () => {
  const others = "faq:\n  - question: Why?\n    answer: >-\n      One.\n\n      Two.\n";
  const content = contentOf(`title: Necks\n${others}closing: End\n`);
  const path = beginFaqEntry("sore-necks", 'Is "red"  enough?', content);
  expect(path).toBe("benefits/sore-necks.yaml:8");
  expect(readFileSync(new URL("benefits/sore-necks.yaml", content), "utf8")).toBe(
    `title: Necks\n${others}  - question: "Is \\"red\\" enough?"\n    answer:\nclosing: End\n`,
  );
  const entry = z.strictObject({ question: z.string(), answer: z.string() });
  const page = z.strictObject({ title: z.string(), faq: z.array(entry), closing: z.string() });
  expect(() => readRecords("benefits", page, content)).toThrow(
    "content/benefits/sore-necks.yaml:9:12: faq.1.answer: is missing",
  );
});

test("a page that is none, and a missing question, are refused with the usage", () => {
  const content = contentOf("faq:\n");
  for (const [page, question] of [
    ["backs", "Why?"],
    ["../x", "Why?"],
    ["sore-necks", " "],
    [undefined, ""],
  ] as const) {
    expect(() => beginFaqEntry(page, question, content)).toThrow("npm run content new faq");
  }
});
