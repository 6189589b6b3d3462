import type { Problem } from "#app/content/problem.ts";
import { topicPages } from "#app/evidence/ledger/topics.ts";
import { PAGE_HANDLES } from "#app/pages/page.ts";
import type { Content } from "./read-site.ts";

/** Pictures are named where nothing shows them. */
const READ_OTHERWISE =
  /^(?:README\.md|sentences\.txt|redirects\.csv|schemas\/[\w-]+\.json|pictures\/[^/]+)$/;

/** Files that nobody reads, and records and pages that belong to no page of the site. */
export function unreadFiles({ paths, read }: Pick<Content, "paths" | "read">): Problem[] {
  return paths.flatMap((file) => {
    const text = whyUnread(file, read);
    return text ? [{ file, line: 1, text: `is not read: ${text}` }] : [];
  });
}

function whyUnread(file: string, read: ReadonlySet<string>): string | undefined {
  if (READ_OTHERWISE.test(file)) return undefined;
  const [, folder = "", name = ""] = /^(?:([^/]+)\/)?([^/]+)\.\w+$/.exec(file) ?? [];
  const isMarkdown = folder === "articles" || folder === "pages";
  const pages = PAGES[folder];
  if (isMarkdown ? /\.md$/i.test(file) : read.has(file)) {
    if (!pages || pages.includes(name)) return undefined;
    return `no page is called "${name}". Give it the name of one: ${pages.join(", ")}`;
  }
  const ending = isMarkdown ? ".md" : ".yaml";
  if (file.endsWith(ending))
    return "move it to a folder that content/README.md lists, or remove it";
  return `give it a name that ends in ${ending}, or remove it`;
}

/** Folders whose files have the names of pages. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  benefits: topicPages,
  protocols: topicPages,
  pages: PAGE_HANDLES,
};
