import { readdirSync, readFileSync } from "node:fs";
import { type Document, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { contentFolder } from "./content-folder.server.ts";

/**
 * The records of a folder of content/, by their file's name, which is their id.
 * @param folder such as "studies"
 * @param content the folder that it is in
 * @throws Error that names each file, line and field that is wrong
 */
export function readRecords<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  content = contentFolder,
): Map<string, z.output<Schema>> {
  const names = readdirSync(new URL(`${folder}/`, content)).filter((name) =>
    name.endsWith(".yaml"),
  );
  const files = names.sort().map((name) => ({
    id: name.replace(".yaml", ""),
    ...parseFile(`${folder}/${name}`, schema, content),
  }));
  throwIfAny(files.flatMap(({ problems }) => problems));
  return new Map(
    files.flatMap(({ id, value }): [string, z.output<Schema>][] => (value ? [[id, value]] : [])),
  );
}

/**
 * What one file of content/ says.
 * @param file such as "differences.yaml"
 * @throws Error that names each line and field that is wrong
 */
export function readContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  content = contentFolder,
): z.output<Schema> {
  const { value, problems } = parseFile(file, schema, content);
  throwIfAny(problems);
  return value as z.output<Schema>;
}

function throwIfAny(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`Content to mend:\n${problems.join("\n")}`);
}

/** Without problems there is a value. */
function parseFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  content: URL,
): { value?: z.output<Schema> | undefined; problems: string[] } {
  const { source, document, lines } = parseYaml(readFileSync(new URL(path, content), "utf8"), path);
  const say = (at: number, what: string) => {
    const { line, col } = lines.linePos(at);
    return `content/${path}:${line}:${col}: ${what}`;
  };
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ message, pos }) =>
      say(pos[0], message.split(" at line")[0] ?? message),
    );
    return { problems };
  }
  const { data, error } = schema.safeParse(document.toJS());
  const problems = (error?.issues ?? []).map((issue) => {
    const { path: field } = issue;
    const words: unknown = issue.code === "custom" ? issue.params?.words : undefined;
    const start = startOf(document, field);
    const at = typeof words === "string" ? Math.max(start, source.indexOf(words, start)) : start;
    const what = [field.join("."), inWords(issue, document)].filter(Boolean).join(": ");
    return say(at, what);
  });
  return { value: data, problems };
}

function parseYaml(source: string, path: string): Yaml {
  const known = parsed.get(path);
  if (known?.source === source) return known;
  const lines = new LineCounter();
  const yaml = { source, lines, document: parseDocument(source, { lineCounter: lines }) };
  // scripts/dev.ts keeps this module, when it has all others read content/ anew. Parsing takes longest.
  if (import.meta.env?.DEV) parsed.set(path, yaml);
  return yaml;
}

type Yaml = { source: string; document: Document; lines: LineCounter };

const parsed = new Map<string, Yaml>();

/** A gap in a file that was just begun is called one. */
function inWords(issue: z.core.$ZodIssue, document: Document): string {
  if (document.getIn(issue.path) != null) return issue.message;
  return issue.code === "invalid_value" ? `missing: one of ${issue.values.join(", ")}` : "missing";
}

/** Where a field begins in its file, or the nearest one around it that is there. */
function startOf(document: Document, field: readonly PropertyKey[]): number {
  for (let length = field.length; length > 0; length -= 1) {
    const node = document.getIn(field.slice(0, length), true);
    const range = typeof node === "object" && node && "range" in node ? node.range : undefined;
    if (Array.isArray(range)) return range[0];
  }
  return 0;
}
