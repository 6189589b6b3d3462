import { href } from "react-router";
import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { words } from "#app/content/prose-field.ts";
import { type LastChange, lastChangeOn, listChanges } from "#app/evidence/ledger/changes.server.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { EVIDENCE, type ToolPath, toolLinks } from "./tools.ts";

const texts = z.strictObject({
  description: words.describe("One sentence or two, plain text."),
  keywords: z.array(words).readonly().describe("Further words for the search."),
  updated: z.iso.date().optional().describe("Left out where it is the day of the last change."),
});

export const toolsSchema = z.record(
  z.enum([EVIDENCE.href, ...toolLinks.map(({ href }) => href)]),
  texts,
);

const read = fillNumbers(readContent("tools.yaml", toolsSchema));

/** For /evidence, search, sitemap, llms.txt and social images. */
export type Tool = {
  readonly path: ToolPath;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** YYYY-MM-DD. */
  readonly updated: string;
};

/** In the order of the menu. */
export const tools: readonly Tool[] = toolLinks.map(({ href, name }) => ({
  path: href,
  title: name,
  ...textsOf(href),
}));

function textsOf(path: ToolPath) {
  const { updated = listChanges()[0]?.on ?? FIRST_DAY, ...texts } = read[path];
  return { ...texts, updated };
}

/** Of the tools, where nothing has changed yet. */
const FIRST_DAY = "2026-11-22";

/** @throws for an unknown path */
export function findTool(path: ToolPath): Tool {
  const tool = tools.find((each) => each.path === path);
  if (!tool) throw new Error(`No tool has the path "${path}"`);
  return tool;
}

/** Of what the page cites, or else of its own list; leads to the changes. @throws for an unknown path */
export function lastToolChange(path: ToolPath, cited: readonly string[] = []): LastChange {
  return lastChangeOn(path, cited) ?? { on: findTool(path).updated, href: href("/changes") };
}

/** For the sitemap and search. */
export const evidencePage: Pick<Tool, "title" | "description" | "keywords"> & { path: string } = {
  path: EVIDENCE.href,
  title: EVIDENCE.name,
  description: read[EVIDENCE.href].description,
  keywords: read[EVIDENCE.href].keywords,
};
