import { stripVTControlCharacters } from "node:util";

/** @typedef {{ name: string, errors: string[] }} Failure a test, a file or what else failed, and each error's first line */
/** @typedef {{ passed: number, failed: number, skipped: number, failures: Failure[] }} TestRun */
/** @typedef {"expected" | "flaky" | "unexpected" | "skipped"} PlaywrightStatus */
/** @typedef {{ message?: string }} PlaywrightError */
/** @typedef {{ projectName: string, status: PlaywrightStatus, results: { errors: PlaywrightError[] }[] }} PlaywrightTest */
/** @typedef {{ title: string, specs: { title: string, tests: PlaywrightTest[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ stats: Record<PlaywrightStatus, number>, suites: PlaywrightSuite[], errors: PlaywrightError[] }} PlaywrightReport */

/** @param {PlaywrightReport} report its JSON @returns {TestRun} */
export function playwrightRun({ stats, suites, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((suite) => failedSpecs(suite, [suite.title])),
      ...errors.map((error) => ({ name: "outside of the tests", errors: [firstLine(error)] })),
    ],
  };
}

/**
 * A run that failed, with at least one failure.
 * @param {number} code the runner's exit code
 * @param {TestRun} [run] none when the runner wrote no report
 * @returns {TestRun}
 */
export function judged(code, run = NOTHING) {
  if (code === 0) return run;
  const { failed, failures } = run;
  return {
    ...run,
    failed: Math.max(failed, 1),
    failures:
      failures.length > 0 ? failures : [{ name: `the runner ended with ${code}`, errors: [] }],
  };
}

/** "312 passed, 0 failed, 4 skipped". @param {TestRun[]} runs */
export function closingLine(runs) {
  /** @param {"passed" | "failed" | "skipped"} key */
  const sum = (key) => runs.reduce((total, run) => total + run[key], 0);
  const line = `${sum("passed")} passed, ${sum("failed")} failed`;
  return sum("skipped") > 0 ? `${line}, ${sum("skipped")} skipped` : line;
}

/** A line for each failure, and one for each of its errors. @param {TestRun[]} runs */
export function failureLines(runs) {
  return runs.flatMap(({ failures }) =>
    failures.flatMap(({ name, errors }) => [
      `Failed: ${name}`,
      ...errors.map((error) => `  ${error}`),
    ]),
  );
}

/** @param {{ message?: string, name?: string }} error */
export function firstLine({ message = "", name }) {
  const [line = ""] = stripVTControlCharacters(message).trimStart().split("\n");
  return name ? `${name}: ${line}` : line;
}

/** @param {PlaywrightSuite} suite @param {string[]} titles of the suites around it @returns {Failure[]} */
function failedSpecs({ specs, suites = [] }, titles) {
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${[...titles, spec.title].join(" › ")}`,
        errors: results.flatMap(({ errors }) => errors.map(firstLine)),
      })),
  );
  return [...failed, ...suites.flatMap((suite) => failedSpecs(suite, [...titles, suite.title]))];
}

/** @type {TestRun} */
const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [] };
