import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The packages with machine code for this system that installed packages ask for and do not have,
 * as `name@version`.
 *
 * npm leaves them out without a word in two cases: when package-lock.json was written on a machine
 * that could not see them (https://github.com/npm/cli/issues/4828), and when the Node that runs
 * npm is older than they want, though the project's own is not.
 *
 * @param {string} project folder
 * @param {string} [system] such as `linux-x64` or `darwin-arm64`
 */
export function missingNativePackages(project, system = `${process.platform}-${process.arch}`) {
  const lock = JSON.parse(readFileSync(join(project, "package-lock.json"), "utf8"));
  // The project's own Node is linked against glibc, so the builds for musl are of no use here.
  const forSystem = new RegExp(`-${system}(-gnu|-msvc)?$`);

  const missing = new Set();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === "" || !existsSync(join(project, path))) continue;
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (forSystem.test(name) && !isInstalled(project, path, name))
        missing.add(`${name}@${version}`);
    }
  }
  return [...missing];
}

/**
 * Whether the package at `path` finds `name` in its own node_modules or one further up.
 *
 * @param {string} project folder
 * @param {string} path such as `node_modules/vite`
 * @param {string} name
 */
function isInstalled(project, path, name) {
  for (let folder = path; folder !== "."; folder = dirname(folder)) {
    if (existsSync(join(project, folder, "node_modules", name, "package.json"))) return true;
  }
  return existsSync(join(project, "node_modules", name, "package.json"));
}
