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

test.each([
  "app/root.tsx",
  "public/favicon.svg",
  "content/pictures/lamp.jpg",
  "server/main.js",
  "package-lock.json",
])("a newer %s makes the build stale", (source) => {
  const project = builtProject();
  setTime(project, source, Date.now() / 1000 + 1);
  expect(whyBuild(project)).toBe("a source has changed");
});

test("an older source that was put back makes the build stale", () => {
  const project = builtProject();
  setTime(project, "app/root.tsx", 1_000_000_000);
  expect(whyBuild(project)).toBe("a source has changed");
});

test("a source that was added or removed makes the build stale", () => {
  const added = builtProject();
  write(added, "public/icon.svg", "<svg/>");
  expect(whyBuild(added)).toBe("a source has changed");

  const removed = builtProject();
  rmSync(join(removed, "public/favicon.svg"));
  expect(whyBuild(removed)).toBe("a source has changed");
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
