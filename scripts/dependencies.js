import { existsSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { missingNativePackages } from "./native-packages.js";
import { projectNode } from "./project.js";
import { run } from "./run-command.js";
import { stop } from "./stop.js";

/**
 * Installs the dependencies of package-lock.json when what is in node_modules is not just them.
 *
 * @param {string} project folder
 */
export async function installDependencies(project) {
  const reason = whyInstall(project);
  if (reason) {
    console.log(`Installing dependencies: ${reason}. This takes about a minute.`);
    // npm writes this file last. Without it an install that is cut short counts as none.
    rmSync(installedLock(project), { force: true });
    await npm(project, ["ci", "--include=dev"]);
  }
  if (!existsSync(projectNode(project))) {
    stop(
      "npm did not run the install script of the package node: run `npm rebuild node --ignore-scripts=false`.",
    );
  }
  const missing = missingNativePackages(project);
  if (missing.length > 0) {
    console.log(
      `Installing what package-lock.json leaves out for this machine: ${missing.join(", ")}.`,
    );
    await npm(project, ["install", "--no-save", "--include=dev", ...missing]);
  }
}

/**
 * Why an install is needed, or undefined when node_modules is what package-lock.json says.
 *
 * @param {string} project folder
 */
export function whyInstall(project) {
  if (!existsSync(join(project, "node_modules"))) return "none are installed yet";
  if (!existsSync(installedLock(project))) return "the last install did not finish";
  if (!existsSync(projectNode(project))) return "the project's own Node is missing";

  const wanted = readJson(join(project, "package-lock.json")).packages;
  const installed = readJson(installedLock(project)).packages;
  const manifest = readJson(join(project, "package.json"));
  for (const kind of ["dependencies", "devDependencies"]) {
    if (!sameEntries(manifest[kind], wanted[""][kind])) return "package.json has changed";
  }
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === "") continue;
    const present = installed[path];
    // Optional packages are for one system each, and most are for another.
    if (!present && entry.optional) continue;
    if (present?.version !== entry.version) return "package-lock.json has changed";
    if (!existsSync(join(project, path, "package.json"))) return `${path} is missing`;
  }
  return undefined;
}

/** @param {string} project npm's own record of what it installed */
const installedLock = (project) => join(project, "node_modules/.package-lock.json");

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/**
 * @param {Record<string, string>} [a]
 * @param {Record<string, string>} [b]
 */
function sameEntries(a = {}, b = {}) {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => a[name] === b[name]);
}

/**
 * Runs npm quietly: an older Node draws a page of warnings that are none of the reader's concern.
 *
 * @param {string} project folder
 * @param {string[]} args
 */
async function npm(project, args) {
  const { npm_execpath: file = "", npm_node_execpath: node = process.execPath } = process.env;
  // The npm that started this script, on the Node it runs on: the project's own Node may be gone
  // in the middle of an install. Other package managers set the same variable.
  const [command, ...first] = basename(file) === "npm-cli.js" ? [node, file] : ["npm"];
  const { code, output } = await run(command ?? "npm", [...first, ...args], {
    cwd: project,
    quiet: true,
  });
  if (code === 0) return;
  console.error(output);
  stop(
    "The dependencies could not be installed; npm says why above. When it was the network, run the same command again.",
  );
}
