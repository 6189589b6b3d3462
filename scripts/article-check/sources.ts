import { existsSync, readdirSync, readFileSync } from "node:fs";

/** A Markdown file of a store, unread. */
export interface Source {
  kind: "article" | "page";
  /** Within the store's folder, such as `articles/safety.md`. */
  path: string;
  handle: string;
  text: string;
}

/** The articles and pages in a store's folder, whatever is in them. */
export function readSources(directory: URL): Source[] {
  return [...sourcesIn(directory, "article"), ...sourcesIn(directory, "page")];
}

function sourcesIn(directory: URL, kind: Source["kind"]): Source[] {
  const folder = new URL(`${kind}s/`, directory);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^[^.].*\.md$/i.test(name))
    .sort()
    .map((name) => ({
      kind,
      path: `${kind}s/${name}`,
      handle: name.slice(0, -".md".length),
      text: readFileSync(new URL(encodeURIComponent(name), folder), "utf8"),
    }));
}
