import { existsSync, readdirSync, readFileSync } from "node:fs";

export type Source = {
  kind: "article" | "page";
  path: string;
  handle: string;
  text: string;
};

export function readSources(directory: URL): Source[] {
  return [...sourcesIn(directory, "article"), ...sourcesIn(directory, "page")];
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
