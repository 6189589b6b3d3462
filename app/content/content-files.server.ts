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
  const problems: string[] = [];
  const records = new Map<string, z.output<Schema>>();
  for (const name of names.sort()) {
    const path = `${folder}/${name}`;
    const lines = new LineCounter();
    const source = readFileSync(new URL(path, content), "utf8");
    const document = parseDocument(source, { lineCounter: lines });
    const say = (line: number, what: string) => problems.push(`content/${path}:${line}: ${what}`);
    for (const { message, pos } of document.errors) {
      say(lines.linePos(pos[0]).line, message.split(" at line")[0] ?? message);
    }
    if (document.errors.length > 0) continue;
    const parsed = schema.safeParse(document.toJS());
    if (parsed.success) records.set(name.replace(".yaml", ""), parsed.data);
    for (const issue of parsed.error?.issues ?? []) {
      const { path: field, message } = issue;
      const words: unknown = issue.code === "custom" ? issue.params?.words : undefined;
      const start = startOf(document, field);
      const at = typeof words === "string" ? Math.max(start, source.indexOf(words, start)) : start;
      say(lines.linePos(at).line, [field.join("."), message].filter(Boolean).join(": "));
    }
  }
  if (problems.length > 0) throw new Error(`Content to mend:\n${problems.join("\n")}`);
  return records;
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
