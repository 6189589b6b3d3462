import { chmodSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryProject, write } from "../tests/support/temporary-project.ts";
import { installedChromium, wrongChromePath } from "./chromium.js";

/** A folder with these programs in it. */
function programs(...names: string[]): string {
  const folder = temporaryProject();
  for (const name of names) {
    write(folder, name, "#!/bin/sh\n");
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

test("on Linux the PATH is searched, the headless shell first and Chromium before Chrome", () => {
  const chrome = programs("google-chrome-stable", "google-chrome");
  const chromium = programs("chromium-browser");
  const shell = programs("chromium", "chromium-headless-shell");
  expect(installedChromium({ PATH: `${chrome}:${shell}` }, "linux")).toBe(
    join(shell, "chromium-headless-shell"),
  );
  expect(installedChromium({ PATH: `${chrome}:${chromium}` }, "linux")).toBe(
    join(chromium, "chromium-browser"),
  );
  expect(installedChromium({ PATH: chrome }, "linux")).toBe(join(chrome, "google-chrome"));
});

test("a file that can't be run and a folder are passed over", () => {
  const folder = temporaryProject({ chromium: "text", "google-chrome/readme": "text" });
  expect(installedChromium({ PATH: folder }, "linux")).toBeUndefined();
  expect(installedChromium({}, "linux")).toBeUndefined();
});

test("a CHROME_PATH that is no program is named", () => {
  expect(wrongChromePath({ CHROME_PATH: "/no/such/chrome" })).toBe(
    "CHROME_PATH is /no/such/chrome, which is not a program that can be run.",
  );
  expect(wrongChromePath({ CHROME_PATH: process.execPath })).toBeUndefined();
  expect(wrongChromePath({})).toBeUndefined();
});
