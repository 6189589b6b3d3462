import { stripVTControlCharacters } from "node:util";

/** @typedef {{ name: string, errors: string[] }} Failure a test, a file or what else failed, and each error's first line */
/** @typedef {{ passed: number, failed: number, skipped: number, failures: Failure[], flaky?: Failure[] }} TestRun what is flaky passed when it was tried again */
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
      ...suites.flatMap((suite) => specsOf(suite, "unexpected", [suite.title])),
      ...errors.map((error) => ({ name: "outside of the tests", errors: [firstLine(error)] })),
    ],
    flaky: suites.flatMap((suite) => specsOf(suite, "flaky", [suite.title])),
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

/** "312 passed, 0 failed, 2 flaky, 4 skipped". @param {TestRun[]} runs */
export function closingLine(runs) {
  /** @param {(run: TestRun) => number} count */
  const sum = (count) => runs.reduce((total, run) => total + count(run), 0);
  const flaky = sum((run) => run.flaky?.length ?? 0);
  const skipped = sum((run) => run.skipped);
  return [
    `${sum((run) => run.passed)} passed`,
    `${sum((run) => run.failed)} failed`,
    ...(flaky > 0 ? [`${flaky} flaky`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(", ");
}

/** A line for each failure and each flaky test, and one for each of their errors. @param {TestRun[]} runs */
export function failureLines(runs) {
  return [
    ...runs.flatMap(({ flaky = [] }) => lines("Flaky, passed when tried again", flaky)),
    ...runs.flatMap(({ failures }) => lines("Failed", failures)),
  ];
}

/** @param {string} what @param {Failure[]} failures */
function lines(what, failures) {
  return failures.flatMap(({ name, errors }) => [
    `${what}: ${name}`,
    ...errors.map((error) => `  ${error}`),
  ]);
}

/** @param {{ message?: string, name?: string }} error */
export function firstLine({ message = "", name }) {
  const [line = ""] = stripVTControlCharacters(message).trimStart().split("\n");
  return name ? `${name}: ${line}` : line;
}

/**
 * @param {PlaywrightSuite} suite
 * @param {PlaywrightStatus} wanted
 * @param {string[]} titles of the suites around it
 * @returns {Failure[]} with the errors of all tries
 */
function specsOf({ specs, suites = [] }, wanted, titles) {
  const found = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${[...titles, spec.title].join(" › ")}`,
        errors: results.flatMap(({ errors }) => errors.map(firstLine)),
      })),
  );
  return [...found, ...suites.flatMap((suite) => specsOf(suite, wanted, [...titles, suite.title]))];
}

/** @type {TestRun} */
const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [] };
