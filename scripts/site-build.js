import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { precompress } from "./precompress.js";
import { projectNode } from "./project.js";
import { run } from "./run-command.js";
import { stop } from "./stop.js";

/** @param {string} project folder */
export async function buildWhenStale(project) {
  const reason = whyBuild(project);
  if (!reason) return;
  console.log(`Building the site: ${reason}.`);
  await build(project);
}

/**
 * Builds the site into build/, or ends the command with the build's output. A server that runs from
 * there keeps its files.
 * @param {string} project folder
 */
export async function build(project) {
  // Taken before the build, so that a source saved during it counts as newer.
  const sources = fingerprint(project);
  const { code, output } = await run(
    projectNode(project),
    ["node_modules/@react-router/dev/bin.cjs", "build"],
    { cwd: project, quiet: true, env: { ...process.env, NODE_ENV: "production" } },
  );
  if (code !== 0) {
    console.error(output);
    stop(
      "The site could not be built; the error is above. Run the same command again once it is mended.",
    );
  }
  precompress(join(project, UNFINISHED, "client"));
  const photos = ["scripts/photos.ts", join(UNFINISHED, "client/store-files")];
  await run(projectNode(project), photos, { cwd: project });
  rmSync(stamp(project), { force: true });
  putInPlace(project);
  markBuilt(project, sources);
}

/**
 * Moves a finished build to where servers run from. The last build's scripts and styles stay until
 * the next one, because readers may still ask for them.
 * @param {string} project folder
 */
export function putInPlace(project) {
  const built = join(project, "build");
  const unfinished = join(project, UNFINISHED);
  const older = filesUnder(built);
  const list = join(built, ".assets");
  const before = existsSync(list) ? readFileSync(list, "utf8").split("\n") : older;
  // "client" comes before "server", whose pages name the client's files.
  const files = filesUnder(unfinished).sort();
  for (const file of files) {
    mkdirSync(dirname(join(built, file)), { recursive: true });
    renameSync(join(unfinished, file), join(built, file));
  }
  const assets = files.filter(isAsset);
  const kept = new Set([...files, ...before.filter(isAsset)]);
  for (const file of older) if (!kept.has(file)) rmSync(join(built, file));
  writeFileSync(list, assets.join("\n"));
  rmSync(unfinished, { recursive: true });
}

/** @param {string} file path in the build */
const isAsset = (file) => file.startsWith("client/assets/");

/**
 * Leaves out names with a leading dot.
 * @param {string} folder
 * @returns {string[]} paths in it with slashes
 */
function filesUnder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .filter((file) => !file.startsWith("."));
}

/** As `buildDirectory` in react-router.config.ts. */
const UNFINISHED = "build/.unfinished";

/** Undefined when build/ follows the sources. @param {string} project folder */
export function whyBuild(project) {
  if (!existsSync(join(project, "build"))) return "there is no build yet";
  if (!existsSync(stamp(project))) return "the last build did not finish";
  if (readFileSync(stamp(project), "utf8") !== fingerprint(project)) return "a source has changed";
  return undefined;
}

/** @param {string} project folder @param {string} sources their fingerprint before the build */
export function markBuilt(project, sources) {
  mkdirSync(dirname(stamp(project)), { recursive: true });
  writeFileSync(stamp(project), sources);
}

/** Name, size and time of every source. @param {string} project folder */
export function fingerprint(project) {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((source) => filesIn(project, source))) {
    const { size, mtimeMs } = statSync(join(project, file));
    hash.update(`${file}\n${size}\n${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** The texts and records of content/ are read at each start. */
const SOURCES = [
  "app",
  "content/pictures",
  "embedded-store",
  "public",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "server",
  "tsconfig.json",
  "vite.config.ts",
];

/**
 * In a fixed order, without tests.
 * @param {string} project folder
 * @param {string} path of a file or folder in it
 * @returns {string[]} the files there, in a fixed order, tests and texts left out
 */
function filesIn(project, path) {
  const stats = statSync(join(project, path), { throwIfNoEntry: false });
  if (!stats || /\.(test\.tsx?|md|csv)$/.test(path)) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(join(project, path))
    .sort()
    .flatMap((name) => filesIn(project, `${path}/${name}`));
}

/** @param {string} project file that is written last */
const stamp = (project) => join(project, "build/.made-from");
