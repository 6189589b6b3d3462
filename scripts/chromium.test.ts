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

test("CHROME_PATH comes before what is installed", () => {
  const env = { CHROME_PATH: "/opt/chrome", PATH: programs("chromium") };
  expect(installedChromium(env, "linux")).toBe("/opt/chrome");
});

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

test("on macOS and Windows the usual places are searched", () => {
  const mac = "Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  const home = programs(mac);
  expect(installedChromium({ HOME: home }, "darwin")).toBe(join(home, mac));

  const windows = "Google/Chrome/Application/chrome.exe";
  const folder = programs(windows);
  expect(installedChromium({ "ProgramFiles(x86)": folder }, "win32")).toBe(join(folder, windows));
});

test("a CHROME_PATH that is no program is named", () => {
  expect(wrongChromePath({ CHROME_PATH: "/no/such/chrome" })).toBe(
    "CHROME_PATH is /no/such/chrome, which is not a program that can be run.",
  );
  expect(wrongChromePath({ CHROME_PATH: process.execPath })).toBeUndefined();
  expect(wrongChromePath({})).toBeUndefined();
});
