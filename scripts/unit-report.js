import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { firstLine } from "./test-totals.js";

/** @typedef {import("./test-totals.js").TestRun} TestRun */

/**
 * A Vitest reporter that writes a TestRun as JSON to the file that UNIT_REPORT names. Vitest's own
 * JSON leaves out unhandled errors, hooks that failed and what else a file's tests never got to.
 */
export default class UnitReport {
  /**
   * @param {readonly import("vitest/node").TestModule[]} modules
   * @param {readonly import("vitest/node").SerializedError[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    /** @type {TestRun} */
    const run = { passed: 0, failed: 0, skipped: 0, failures: [] };
    /** @param {string} name @param {readonly { message: string, name?: string }[]} errors */
    const note = (name, errors) => run.failures.push({ name, errors: errors.map(firstLine) });

    for (const module of modules) {
      const file = module.relativeModuleId;
      if (module.errors().length > 0) note(file, module.errors());
      if (UNFINISHED.includes(module.state())) note(file, [NOT_ENDED]);
      for (const suite of module.children.allSuites()) {
        if (suite.errors().length > 0) note(`${file} › ${suite.fullName}`, suite.errors());
      }
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === "failed") note(`${file} › ${test.fullName}`, errors ?? []);
        run[state === "pending" ? "skipped" : state]++;
      }
    }
    for (const error of unhandledErrors) {
      // Vitest's own name for the file that ran at the time.
      const { VITEST_TEST_PATH: path } = error;
      const file = typeof path === "string" ? relative(process.cwd(), path) : "";
      note(file ? `${file} › outside of its tests` : "outside of the tests", [error]);
    }
    const file = process.env.UNIT_REPORT;
    if (file) writeFileSync(file, JSON.stringify(run));
  }
}

/** @type {import("vitest/node").TestModuleState[]} */
const UNFINISHED = ["queued", "pending"];
const NOT_ENDED = { message: "its process ended before its tests" };
