import { readFileSync, writeFileSync } from "node:fs";
import { stringify } from "yaml";

/**
 * Writes one field of a YAML file, at its place or at the end. All other lines stay as somebody wrote them, which a YAML
 * library doesn't promise.
 */
export function setField(file: URL, name: string, value: unknown): void {
  const source = readFileSync(file, "utf8").replace(/\n*$/, "\n");
  const block = stringify({ [name]: value }, { lineWidth: 100 });
  // The field's line, and those below it that are indented or items of a list.
  const written = new RegExp(`^${name}:.*\\n(?:[ -].*\\n|\\n(?= ))*`, "m");
  writeFileSync(file, written.test(source) ? source.replace(written, () => block) : source + block);
}
