import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { setTime, temporaryProject, write } from "../tests/support/temporary-project.ts";
import { fingerprint, markBuilt, putInPlace, whyBuild } from "./site-build.js";

function builtProject(): string {
  const project = temporaryProject({
    "app/root.tsx": "root",
    "app/root.test.ts": "test",
    "public/favicon.svg": "safety",
    "content/pictures/lamp.jpg": "photo",
    "content/articles/lamps.md": "words",
    "server/main.js": "main",
    "package-lock.json": "{}",
    "build/server/index.js": "built",
  });
  markBuilt(project, fingerprint(project));
  return project;
}

test("a build of the sources as they are is kept", () => {
  expect(whyBuild(builtProject())).toBeUndefined();
});

test("a fresh clone is built", () => {
  expect(whyBuild(temporaryProject({ "app/root.tsx": "root" }))).toBe("there is no build yet");
});

test("a build that was cut short is done again", () => {
  const project = temporaryProject({ "app/root.tsx": "root", "build/client/index.js": "half" });
  expect(whyBuild(project)).toBe("the last build did not finish");
});

const at = (file: string, seconds: number) => (project: string) => setTime(project, file, seconds);
const NEWER = Date.now() / 1000 + 1;

test.each([
  ["newer code", at("app/root.tsx", NEWER)],
  ["a newer picture", at("content/pictures/lamp.jpg", NEWER)],
  ["newer packages", at("package-lock.json", NEWER)],
  ["older code that was put back", at("app/root.tsx", 1_000_000_000)],
  ["a new file", (project: string) => write(project, "public/icon.svg", "<svg/>")],
  ["a missing file", (project: string) => rmSync(join(project, "public/favicon.svg"))],
])("%s makes the build stale", (_what, change) => {
  const project = builtProject();
  change(project);
  expect(whyBuild(project)).toBe("a source has changed");
});

test("a source saved during the build makes the build stale", () => {
  const project = builtProject();
  const before = fingerprint(project);
  write(project, "app/root.tsx", "saved meanwhile");
  markBuilt(project, before);
  expect(whyBuild(project)).toBe("a source has changed");
});

test("tests and articles are no part of the build", () => {
  const project = builtProject();
  write(project, "app/root.test.ts", "another test");
  write(project, "content/articles/lamps.md", "other words");
  expect(whyBuild(project)).toBeUndefined();
});

test("the scripts of the build before stay until the next one, everything else is the new build's", () => {
  const project = temporaryProject({
    "build/client/assets/page-1.js": "1",
    "build/client/removed.txt": "",
    "build/server/index.js": "1",
  });
  for (const round of ["2", "3"]) {
    write(project, `build/.unfinished/client/assets/page-${round}.js`, round);
    write(project, "build/.unfinished/client/assets/fonts/same.woff2", "font");
    write(project, "build/.unfinished/client/.well-known/security.txt", "");
    write(project, "build/.unfinished/server/index.js", round);
    putInPlace(project);
    const isThere = (file: string) => existsSync(join(project, "build", file));
    expect(readFileSync(join(project, "build/server/index.js"), "utf8")).toBe(round);
    expect([1, 2, 3].filter((page) => isThere(`client/assets/page-${page}.js`))).toEqual(
      round === "2" ? [1, 2] : [2, 3],
    );
    expect(isThere("client/assets/fonts/same.woff2")).toBe(true);
    expect(isThere("client/.well-known/security.txt")).toBe(true);
    expect(isThere("client/removed.txt")).toBe(false);
    expect(isThere(".unfinished")).toBe(false);
  }
});
