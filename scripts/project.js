import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const PROJECT = fileURLToPath(new URL("..", import.meta.url));

/**
 * The Node that the project brings along as a dependency, whatever the machine has.
 *
 * @param {string} project folder
 */
export function projectNode(project) {
  return join(project, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
}
