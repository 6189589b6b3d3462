import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  mkdirSync(join(folder, "lamps"));
  vi.stubEnv("CONTENT_DIR", folder);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const schema = z.strictObject({ name: z.string(), light: z.strictObject({ nm: z.number() }) });

async function read(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, "lamps", name), text);
  }
  const { readRecords } = await import("./content-files.server.ts");
  return readRecords("lamps", schema);
}

test("each file is a record, whose id is its name", async () => {
  const lamps = await read({
    "b.yaml": "name: B\nlight:\n  nm: 850\n",
    "a.yaml": "name: A\nlight:\n  nm: 660\n",
    "notes.txt": "no record",
  });
  expect([...lamps]).toEqual([
    ["a", { name: "A", light: { nm: 660 } }],
    ["b", { name: "B", light: { nm: 850 } }],
  ]);
});

test("every mistake is named with its file, its line and its field", async () => {
  const reading = read({
    "a.yaml": 'name: A\nlight:\n  nm: "660"\n',
    "b.yaml": "name: B\n",
    "c.yaml": "name: C\nlight:\n  nm: 850\n  nn: 1\n",
    "d.yaml": "name: D\nname: E\n",
  });
  await expect(reading).rejects.toThrow("Content to mend:\n");
  const message = await reading.then(String, (error: Error) => error.message);
  expect(message.split("\n").slice(1)).toEqual([
    expect.stringMatching(/^content\/lamps\/a\.yaml:3: light\.nm: .*number/),
    expect.stringMatching(/^content\/lamps\/b\.yaml:1: light: /),
    expect.stringMatching(/^content\/lamps\/c\.yaml:3: light: .*nn/),
    expect.stringMatching(/^content\/lamps\/d\.yaml:2: Map keys must be unique/),
  ]);
});
