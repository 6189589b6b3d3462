import { expect, test } from "vitest";
import {
  closingLine,
  failureLines,
  judged,
  type PlaywrightReport,
  playwrightRun,
} from "./test-totals.js";

const unit = { passed: 200, failed: 0, skipped: 3, failures: [] };
const stats = { expected: 111, flaky: 1, unexpected: 3, skipped: 4 };
const browser = playwrightRun({ stats, suites: [], errors: [] });

test("a runner that fails without a failed test, or without a report, counts as a failure", () => {
  expect(closingLine([judged(1, unit)])).toBe("200 passed, 1 failed, 3 skipped");
  expect(closingLine([judged(1, browser)])).toBe("112 passed, 3 failed, 4 skipped");
  expect(closingLine([judged(1), judged(0, unit)])).toBe("200 passed, 1 failed, 3 skipped");
  expect(closingLine([judged(127)])).toBe("0 passed, 1 failed");
  expect(failureLines([judged(127), judged(0, unit)])).toEqual([
    "Failed: the runner ended with 127",
  ]);
});

test("names the browser tests that failed and those that passed at the second try, with their groups and the first line of each error", () => {
  const report: PlaywrightReport = {
    stats,
    suites: [
      {
        title: "dose.spec.ts",
        specs: [spec("shows a dose", "expected"), spec("works it out", "unexpected")],
        suites: [
          { title: "without JavaScript", specs: [spec("answers", "unexpected", "phone")] },
          { title: "in print", specs: [spec("fits", "flaky")] },
        ],
      },
    ],
    errors: [{ message: "Error: Cannot find module 'nothing.ts'\n  at x" }],
  };
  const runs = [unit, judged(1, playwrightRun(report))];
  expect(closingLine(runs)).toBe("312 passed, 3 failed, 1 flaky, 7 skipped");
  expect(failureLines(runs)).toEqual([
    "Flaky, passed when tried again: [desktop] dose.spec.ts › in print › fits",
    "  Error: expect(received).toBe(expected)",
    "  Test timeout of 120000ms exceeded.",
    "Failed: [desktop] dose.spec.ts › works it out",
    "  Error: expect(received).toBe(expected)",
    "  Test timeout of 120000ms exceeded.",
    "Failed: [phone] dose.spec.ts › without JavaScript › answers",
    "  Error: expect(received).toBe(expected)",
    "  Test timeout of 120000ms exceeded.",
    "Failed: outside of the tests",
    "  Error: Cannot find module 'nothing.ts'",
  ]);
});

function spec(
  title: string,
  status: "expected" | "unexpected" | "flaky",
  projectName = "desktop",
): PlaywrightReport["suites"][number]["specs"][number] {
  const errors = [
    { message: "Error: \u001b[2mexpect(\u001b[22mreceived).toBe(expected)\n\nExpected: 2" },
    { message: "Test timeout of 120000ms exceeded." },
  ];
  return { title, tests: [{ projectName, status, results: [{ errors }] }] };
}
