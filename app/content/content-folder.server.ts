import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const project = new URL("../", import.meta.resolve("#content/README.md"));

/** content/ of the project, also when a bundle elsewhere holds this module. A benchmark reads made-up content. */
export const contentFolder = process.env.CONTENT_DIR
  ? pathToFileURL(`${resolve(process.env.CONTENT_DIR)}/`)
  : new URL("content/", project);

/**
 * The YAML files of content/ by their path, parsed when the site was built. A start takes a quarter longer without; a
 * file that has another SHA-256 since then is parsed anew.
 */
export const builtContent: Readonly<Record<string, { hash: string; says: unknown }>> = import.meta
  .env?.PROD
  ? JSON.parse(readFileSync(new URL("build/server/content.json", project), "utf8"))
  : {};
