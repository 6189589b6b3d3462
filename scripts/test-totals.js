/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Totals
 *
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numPendingTests: number,
 *   numTodoTests: number,
 * }} VitestReport what is read of Vitest's JSON report
 *
 * @typedef {{
 *   stats: { expected: number, flaky: number, unexpected: number, skipped: number },
 * }} PlaywrightReport what is read of Playwright's JSON report
 */

/**
 * @param {VitestReport | undefined} report undefined when Vitest wrote none
 * @returns {Totals}
 */
export function vitestTotals(report) {
  if (!report) return NOTHING;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * @param {PlaywrightReport | undefined} report undefined when Playwright wrote none
 * @returns {Totals}
 */
export function playwrightTotals(report) {
  if (!report) return NOTHING;
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/**
 * A runner that failed without naming a test (a file that can't be loaded, a rejection nobody
 * handled, no test found) counts as one failure.
 *
 * @param {number} code the runner's exit code
 * @param {Totals} totals
 * @returns {Totals}
 */
export function judged(code, totals) {
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

/**
 * The closing line: `312 passed, 0 failed`, with `, 4 skipped` when some were.
 *
 * @param {Totals[]} runs
 */
export function closingLine(runs) {
  /** @param {keyof Totals} key */
  const sum = (key) => runs.reduce((total, run) => total + run[key], 0);
  const line = `${sum("passed")} passed, ${sum("failed")} failed`;
  return sum("skipped") > 0 ? `${line}, ${sum("skipped")} skipped` : line;
}

const NOTHING = { passed: 0, failed: 0, skipped: 0 };
