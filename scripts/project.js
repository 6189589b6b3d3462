import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const PROJECT = fileURLToPath(new URL("..", import.meta.url));

/** @param {string} project folder */
export function projectNode(project) {
  return join(project, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
}
