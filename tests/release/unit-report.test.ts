import { readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { run } from "../../scripts/run-command.js";
import { temporaryProject } from "../support/temporary-project.ts";

test("whatever can fail in a run is in the report", async () => {
  const project = temporaryProject({
    "package.json": { type: "module" },
    "works.test.js": `
      import { expect, test } from "vitest";
      test("passes", () => {});
      test.skip("is skipped", () => {});
      test.fails("fails as it should", () => expect(1).toBe(2));`,
    "fails.test.js": `
      import { beforeAll, describe, expect, test } from "vitest";
      describe("a group", () => test("fails", () => expect([1]).toEqual([2])));
      describe("a group without its server", () => {
        beforeAll(() => { throw new Error("no server\\nnor any"); });
        test("is not reached", () => {});
      });`,
    "unloaded.test.js": `import "./nothing.js";`,
    "unhandled.test.js": `
      import { test } from "vitest";
      test("leaves a promise", async () => {
        Promise.reject(new RangeError("nobody waited"));
        await new Promise((resolve) => setImmediate(resolve));
      });`,
    "ended.test.js": `
      import { test } from "vitest";
      test("ends its process", () => process.kill(process.pid, "SIGKILL"));`,
  });
  symlinkSync(resolve("node_modules"), join(project, "node_modules"));
  const report = join(project, "report.json");
  const { code } = await run(
    process.execPath,
    [
      resolve("node_modules/vitest/vitest.mjs"),
      "run",
      `--reporter=${resolve("scripts/unit-report.js")}`,
    ],
    { cwd: project, env: { ...process.env, UNIT_REPORT: report }, quiet: true },
  );

  expect(code).toBe(1);
  const { failures, ...totals } = JSON.parse(readFileSync(report, "utf8"));
  expect(totals).toEqual({ passed: 3, failed: 1, skipped: 3 });
  expect(failures).toHaveLength(6);
  expect(failures).toEqual(
    expect.arrayContaining([
      {
        name: "fails.test.js › a group > fails",
        errors: ["AssertionError: expected [ 1 ] to deeply equal [ 2 ]"],
      },
      { name: "fails.test.js › a group without its server", errors: ["Error: no server"] },
      {
        name: "unloaded.test.js",
        errors: [expect.stringContaining("Cannot find module './nothing.js'")],
      },
      {
        name: "unhandled.test.js › outside of its tests",
        errors: ["RangeError: nobody waited"],
      },
      { name: "ended.test.js", errors: ["its process ended before its tests"] },
      { name: "outside of the tests", errors: [expect.stringContaining("Worker")] },
    ]),
  );
});
