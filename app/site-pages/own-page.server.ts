import { listChanges } from "#app/evidence/ledger/changes.server.ts";
import { hasKey } from "#app/evidence/ledger/record-keys.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { EVIDENCE, toolLinks } from "#app/tools/tools.ts";

export type OwnPage = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly updated?: string;
};

/** What menus name pages by that have no heading of their own. */
const names = new Map<string, string>(
  [EVIDENCE, ...toolLinks].map(({ href, name }) => [href, name]),
);

/** A page of content/own-pages.yaml as lists show it. @throws for a path that is not there */
export function ownPage(path: string): OwnPage {
  if (!hasKey(ownPages, path)) {
    throw new Error(`${path} has a handle.sitemap: write its words into content/own-pages.yaml`);
  }
  const { title = names.get(path) ?? path, ...page } = { title: undefined, ...ownPages[path] };
  const { description, keywords, updated = listChanges()[0]?.on } = page;
  return { path, title, description, keywords, ...(updated && { updated }) };
}
