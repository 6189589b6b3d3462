import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** A file of content/ with a text. */
export type TextFile = { readonly file: string; readonly source: string };

/** The paths of all files of a content/, without hidden ones. */
export function pathsIn(folder: URL): string[] {
  const root = fileURLToPath(folder);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll("\\", "/"))
    .sort();
}

export function readTextFiles(folder: URL): TextFile[] {
  return pathsIn(folder)
    .filter((file) => /\.(?:md|yaml)$/.test(file) && file !== "README.md")
    .map((file) => ({ file, source: readFileSync(join(fileURLToPath(folder), file), "utf8") }));
}
