import { href } from "react-router";
import { type LastChange, lastChangeOn, listChanges } from "#app/evidence/ledger/changes.server.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { type ToolPath, toolLinks } from "./tools.ts";

/** For /evidence and a tool's own page. */
export type Tool = {
  readonly path: ToolPath;
  readonly title: string;
  readonly description: string;
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
  const { description, updated = listChanges()[0]?.on ?? FIRST_DAY } = ownPages[path];
  return { description, updated };
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
