/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */
/** @typedef {Record<`num${"Passed" | "Failed" | "Pending" | "Todo"}Tests`, number>} VitestReport */
/** @typedef {"expected" | "flaky" | "unexpected" | "skipped"} PlaywrightStatus */
/** @typedef {{ stats: Record<PlaywrightStatus, number> }} PlaywrightReport */

/** @param {VitestReport | undefined} report undefined when Vitest wrote none @returns {Totals} */
export function vitestTotals(report) {
  if (!report) return NOTHING;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {PlaywrightReport | undefined} report as above @returns {Totals} */
export function playwrightTotals(report) {
  if (!report) return NOTHING;
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** @param {number} code a runner's exit code @param {Totals} totals @returns {Totals} */
export function judged(code, totals) {
  // Such as a file that can't be loaded.
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

/** "312 passed, 0 failed, 4 skipped". @param {Totals[]} runs */
export function closingLine(runs) {
  /** @param {keyof Totals} key */
  const sum = (key) => runs.reduce((total, run) => total + run[key], 0);
  const line = `${sum("passed")} passed, ${sum("failed")} failed`;
  return sum("skipped") > 0 ? `${line}, ${sum("skipped")} skipped` : line;
}

const NOTHING = { passed: 0, failed: 0, skipped: 0 };
