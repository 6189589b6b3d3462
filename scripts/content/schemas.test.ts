import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv";
import { afterAll, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { PROJECT } from "../project.js";

const CONTENT = join(PROJECT, "content");
// What reads content/ is imported anew, and says with which schema. Other tests, in the same process, throw at mistakes.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { read } = (await import("#app/content/content-files.server.ts")).collectMistakes();
await (await import("./readers.ts")).readers;
await import("./articles/front-matter-check.ts");
const schemas = (await import("./schemas.ts")).jsonSchemas(read);

test.each([...schemas])(
  "the schema of %s is written down, and takes what content/ says",
  (name, schema) => {
    const written: unknown = JSON.parse(
      readFileSync(join(CONTENT, `schemas/${name}.json`), "utf8"),
    );
    expect(written, "run npm run content").toEqual(schema);
    const takes = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    for (const file of filesOf(name)) {
      expect(
        takes(parse(readFileSync(file, "utf8"))),
        `${file}: ${JSON.stringify(takes.errors)}`,
      ).toBe(true);
    }
  },
);

test("every schema is known to VS Code, for the files that it is for", () => {
  const { "yaml.schemas": known } = JSON.parse(
    readFileSync(join(PROJECT, ".vscode/settings.json"), "utf8"),
  );
  const names = Object.keys(known).map((path) => path.replace(/^.*\/(.+)\.json$/, "$1"));
  expect(names.sort()).toEqual([...schemas.keys()].sort());
});

/** A folder's, or the one file of a list. */
function filesOf(name: string): string[] {
  if (!readdirSync(CONTENT).includes(name)) return [join(CONTENT, `${name}.yaml`)];
  return readdirSync(join(CONTENT, name)).map((file) => join(CONTENT, name, file));
}
