import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryProject, write } from "../tests/support/temporary-project.ts";
import { isTooOld, lockFollowsManifest, whyInstall } from "./dependencies.js";
import { PROJECT, projectNode } from "./project.js";

const LOCK = {
  packages: {
    "": { dependencies: { hono: "^4.0.0" }, devDependencies: { vite: "^8.0.0" } },
    "node_modules/hono": { version: "4.1.0" },
    "node_modules/vite": { version: "8.1.0" },
    "node_modules/fsevents": { version: "2.3.3", optional: true },
  },
};

/** A project as npm leaves it: all installed but the package for another system. */
function installedProject(): string {
  const { "": _, "node_modules/fsevents": __, ...packages } = LOCK.packages;
  const project = temporaryProject({
    "package.json": LOCK.packages[""],
    "package-lock.json": LOCK,
    "node_modules/.package-lock.json": { packages },
    "node_modules/hono/package.json": {},
    "node_modules/vite/package.json": {},
  });
  write("", projectNode(project), "");
  return project;
}

test("a whole install is left alone", () => {
  expect(whyInstall(installedProject())).toBeUndefined();
});

test("a fresh clone is installed", () => {
  expect(whyInstall(temporaryProject())).toBe("none are installed yet");
});

const inLock = (changed: object) => (project: string) =>
  write(project, "package-lock.json", { packages: { ...LOCK.packages, ...changed } });
const without = (file: string) => (project: string) =>
  rmSync(join(project, file), { recursive: true });

test.each([
  ["the last install did not finish", without("node_modules/.package-lock.json")],
  ["package-lock.json has changed", inLock({ "node_modules/vite": { version: "8.2.0" } })],
  ["package-lock.json has changed", inLock({ "node_modules/zod": { version: "4.0.0" } })],
  ["node_modules/hono is missing", without("node_modules/hono")],
  ["the project's own Node is missing", (project: string) => rmSync(projectNode(project))],
])("packages are installed again where %s", (why, change) => {
  const project = installedProject();
  change(project);
  expect(whyInstall(project)).toBe(why);
});

test.each([
  { dependencies: { hono: "^4.0.0", zod: "^4.0.0" }, devDependencies: { vite: "^8.0.0" } },
  { dependencies: {}, devDependencies: { vite: "^8.0.0" } },
  { dependencies: { hono: "^4.0.0" }, devDependencies: { vite: "^9.0.0" } },
])("a package.json that the lock file does not follow is noticed", (manifest) => {
  const project = installedProject();
  expect(lockFollowsManifest(project)).toBe(true);
  write(project, "package.json", manifest);
  expect(lockFollowsManifest(project)).toBe(false);
});

// Biome, Tailwind and knip bring a package of machine code for every system. npm leaves out what its registry lacks, and
// `npm ci` then fails everywhere: pin the tool to a version whose list is whole.
test("the lock file holds the machine code of every system that it names", () => {
  const { packages } = JSON.parse(readFileSync(join(PROJECT, "package-lock.json"), "utf8"));
  const gaps = Object.entries<{ optionalDependencies?: object }>(packages).flatMap(
    ([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isHeld(packages, path, name)),
  );
  expect(gaps).toEqual([]);
});

/** In the package's own folder or in one above it. */
function isHeld(packages: Record<string, object>, path: string, name: string): boolean {
  for (let folder = path; folder !== "."; folder = dirname(folder)) {
    if (packages[join(folder, "node_modules", name)]) return true;
  }
  return join("node_modules", name) in packages;
}

test.each([
  ["v20.18.3", true],
  ["v20.19.0", false],
  ["v21.7.0", true],
  ["v22.11.0", true],
  ["v22.12.0", false],
  ["v24.0.0", false],
])("npm on Node %s leaves out machine code: %s", (version, isOld) => {
  expect(isTooOld(version)).toBe(isOld);
});

test("a program of the project is not run before its dependencies were looked at", () => {
  const project = temporaryProject({
    "package.json": { type: "module", dependencies: { hono: "^4.0.0" } },
    "package-lock.json": { packages: { "": {} } },
  });
  cpSync(join(PROJECT, "scripts"), join(project, "scripts"), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, ["scripts/node.js", "program.js"], {
    cwd: project,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining("run `npm install`")]);
});
