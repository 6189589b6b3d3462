import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** content/ of the project, also when a bundle elsewhere holds this module. A benchmark reads made-up content. */
export const contentFolder = process.env.CONTENT_DIR
  ? pathToFileURL(`${resolve(process.env.CONTENT_DIR)}/`)
  : new URL("./", import.meta.resolve("#content/README.md"));
