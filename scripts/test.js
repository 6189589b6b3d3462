import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./chromium.js";
import { installDependencies } from "./dependencies.js";
import { PROJECT, projectNode } from "./project.js";
import { run } from "./run-command.js";
import { buildWhenStale } from "./site-build.js";
import { closingLine, failureLines, judged, playwrightRun } from "./test-totals.js";

// `npm test`: installs what is missing, builds what is stale, then runs the unit tests and the
// browser tests against the production build. The browser tests run even when the first fail. What
// failed in either is named again at the end, where a long log is read first.
// `npm run test:release` does so with the tests that are slow and rarely break: those of tests/release
// and, of the browser tests, what is tagged @release.
const isRelease = process.argv.includes("--release");

await installDependencies(PROJECT);
const chromium = await ensureChromium(PROJECT);
await buildWhenStale(PROJECT);

const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
const unitReport = join(reports, "unit.json");
const browserReport = join(reports, "browser.json");

console.log("Running the unit tests.");
const unit = await run(
  projectNode(PROJECT),
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    isRelease ? "--project=release*" : "--project=!release*",
    "--reporter=default",
    "--reporter=./scripts/unit-report.js",
  ],
  { cwd: PROJECT, env: { ...process.env, UNIT_REPORT: unitReport } },
);

console.log(`Running the browser tests with ${chromium}.`);
const browser = await run(
  projectNode(PROJECT),
  [
    "node_modules/@playwright/test/cli.js",
    "test",
    ...(isRelease ? ["--project=release*"] : ["--project=desktop", "--project=phone"]),
    "--reporter=list,json",
  ],
  {
    cwd: PROJECT,
    env: {
      ...process.env,
      CHROME_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
      // Node reads TypeScript by itself. Playwright would translate every module in a fresh clone.
      PW_DISABLE_TS_ESM: "1",
    },
  },
);

const browserJson = read(browserReport);
const runs = [
  judged(unit.code, read(unitReport)),
  judged(browser.code, browserJson && playwrightRun(browserJson)),
];
rmSync(reports, { recursive: true });
process.exitCode = unit.code || browser.code;
for (const line of failureLines(runs)) console.log(line);
console.log(closingLine(runs));

/** @param {string} report file @returns {any} undefined when the runner wrote none */
function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined;
}
