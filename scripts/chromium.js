import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { projectNode } from "./project.js";
import { run } from "./run-command.js";
import { stop } from "./stop.js";

/** For every browser. */
export const CHROMIUM_FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// The first draws no windows, which makes the browser tests a third faster.
const LINUX_PROGRAMS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/**
 * The Chromium for tests: CHROME_PATH, an installed one, Playwright's download, or Debian's package
 * as root. Ends the command with advice without any.
 * @param {string} project folder
 * @returns {Promise<string>} path
 */
export async function ensureChromium(project) {
  const wrong = wrongChromePath(process.env);
  if (wrong) stop(wrong);
  const found = installedChromium() ?? (await playwrightChromium(project));
  if (found) return found;

  console.log("No Chromium or Chrome is installed. Downloading Playwright's own.");
  const download = await playwright(project, ["install", "chromium"]);
  const downloaded = await playwrightChromium(project);
  if (downloaded) return downloaded;

  if (isRootOnDebian()) {
    console.log("The download did not work. Installing Debian's package chromium-headless-shell.");
    const apt = await installDebianPackage(project);
    const installed = installedChromium();
    if (installed) return installed;
    console.error(apt.output);
  } else {
    console.error(download.output);
  }
  stop(
    "The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its program, and run the same command again.",
  );
}

/** CHROME_PATH, else an installed Chromium or Chrome. @returns {string | undefined} its path */
export function installedChromium(env = process.env, platform = process.platform) {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  return usualPlaces(env, platform).find(isProgram);
}

/** Undefined when CHROME_PATH is unset or right. @param {NodeJS.ProcessEnv} env */
export function wrongChromePath({ CHROME_PATH: path }) {
  if (!path || isProgram(path)) return undefined;
  return `CHROME_PATH is ${path}, which is not a program that can be run.`;
}

/** @param {NodeJS.ProcessEnv} env @param {NodeJS.Platform} platform */
function usualPlaces(env, platform) {
  if (platform === "darwin") {
    return ["", env.HOME ?? ""].flatMap((home) => [
      `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
      `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
    ]);
  }
  if (platform === "win32") {
    return [env.ProgramFiles, env["ProgramFiles(x86)"], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        join(folder, "Chromium/Application/chrome.exe"),
        join(folder, "Google/Chrome/Application/chrome.exe"),
      ]);
  }
  const folders = (env.PATH ?? "").split(delimiter);
  return LINUX_PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** @param {string} project folder */
async function playwrightChromium(project) {
  const { output } = await run(
    projectNode(project),
    ["--print", "require('@playwright/test').chromium.executablePath()"],
    { cwd: project, quiet: true },
  );
  const path = output.trim();
  if (!isProgram(path)) return undefined;
  if (process.platform !== "linux") return path;
  // A bare Linux may lack the libraries that the download needs.
  const { code } = await run(path, ["--version"], { cwd: project, quiet: true });
  return code === 0 ? path : undefined;
}

/** @param {string} project folder @param {string[]} args */
function playwright(project, args) {
  const program = ["node_modules/@playwright/test/cli.js", ...args];
  return run(projectNode(project), program, { cwd: project, quiet: true });
}

function isRootOnDebian() {
  const release = "/etc/os-release";
  return (
    process.getuid?.() === 0 &&
    existsSync(release) &&
    /^ID=debian$/m.test(readFileSync(release, "utf8"))
  );
}

/** @param {string} project folder */
async function installDebianPackage(project) {
  const options = {
    cwd: project,
    quiet: true,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  const update = await run("apt-get", ["update"], options);
  return update.code === 0
    ? run("apt-get", ["install", "-y", "chromium-headless-shell"], options)
    : update;
}
