import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Problem } from "./problem.ts";

export type Source = {
  kind: "article" | "page";
  path: string;
  handle: string;
  text: string;
};

export function readSources(directory: URL): Source[] {
  return [...sourcesIn(directory, "article"), ...sourcesIn(directory, "page")];
}

/** Files that the store does not read. */
export function strayFiles(directory: URL): Problem[] {
  return (["article", "page"] as const).flatMap((kind) =>
    namesIn(directory, kind)
      .filter((name) => !MARKDOWN.test(name))
      .map((name) => ({
        file: `${kind}s/${name}`,
        line: 1,
        text: "is not read: give it a name that ends in .md, or remove it",
      })),
  );
}

function sourcesIn(directory: URL, kind: Source["kind"]): Source[] {
  return namesIn(directory, kind)
    .filter((name) => MARKDOWN.test(name))
    .map((name) => ({
      kind,
      path: `${kind}s/${name}`,
      handle: name.slice(0, -".md".length),
      text: readFileSync(new URL(`${kind}s/${encodeURIComponent(name)}`, directory), "utf8"),
    }));
}

const MARKDOWN = /\.md$/i;

function namesIn(directory: URL, kind: Source["kind"]): string[] {
  const folder = new URL(`${kind}s/`, directory);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith("."))
    .sort();
}
