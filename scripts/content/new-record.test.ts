import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { readRecords } from "#app/content/content-files.server.ts";
import { temporaryProject } from "../../tests/support/temporary-project.ts";
import { beginRecord } from "./new-record.ts";

const lamp = z.strictObject({
  draft: z.literal(true).optional().describe("While it is there, the site leaves it out."),
  name: z.string().describe("As people call it."),
  kind: z.enum(["mask", "panel"]),
  seen: z.array(z.strictObject({ on: z.iso.date(), by: z.string() })).min(1),
  lights: z.record(z.string(), z.strictObject({ nm: z.number().describe("In nm.") })),
  price: z.number().optional().describe("In dollars."),
  size: z.strictObject({ width: z.number(), depth: z.number().optional() }).optional(),
});

/** A content/ without records. */
function emptyContent(): URL {
  const schema = z.toJSONSchema(lamp);
  const files = { "schemas/studies.json": schema, "studies/.gitkeep": "" };
  return pathToFileURL(`${temporaryProject(files)}/`);
}

const begin = (content: URL, kind?: string, id?: string) =>
  beginRecord(kind, id, content, "2026-12-01");

test("a new file is a draft with every field, and the check names each gap once it is none", () => {
  const content = emptyContent();
  expect(begin(content, "study", "lamp-2027")).toBe("studies/lamp-2027.yaml");
  expect(
    readFileSync(new URL("studies/lamp-2027.yaml", content), "utf8"),
  ).toBe(`# While it is there, the site leaves it out.
draft: true
# As people call it.
name:
# One of: mask, panel.
kind:
seen:
  - on: 2026-12-01
    by:
lights:
  a-name-of-your-own:
    # In nm.
    nm:
# price: In dollars.
# size:
#   width:
#   # depth:
`);
  expect(readRecords("studies", lamp, content)).toEqual(new Map());
  const file = new URL("studies/lamp-2027.yaml", content);
  writeFileSync(file, readFileSync(file, "utf8").replace("draft: true\n", ""));
  expect(() => readRecords("studies", lamp, content)).toThrow(
    `Content to mend:
content/studies/lamp-2027.yaml:3:6: name: is missing
content/studies/lamp-2027.yaml:5:6: kind: is missing: one of mask, panel
content/studies/lamp-2027.yaml:8:8: seen.0.by: is missing
content/studies/lamp-2027.yaml:12:8: lights.a-name-of-your-own.nm: is missing`,
  );
});

test("a file is never overwritten, and a kind or id that is none is refused with the usage", () => {
  const content = emptyContent();
  begin(content, "study", "lamp-2027");
  expect(() => begin(content, "study", "lamp-2027")).toThrow("exists already");
  for (const [kind, id] of [[], ["lamp", "lamp-2027"], ["study"], ["study", "../Lamp"]]) {
    expect(() => begin(content, kind, id)).toThrow("Usage: npm run content new study|use|");
  }
});
