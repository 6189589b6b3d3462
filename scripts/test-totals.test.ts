import { expect, test } from "vitest";
import { closingLine, judged, playwrightTotals, vitestTotals } from "./test-totals.js";

const unit = vitestTotals({
  numPassedTests: 200,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 2,
});
const browser = playwrightTotals({ stats: { expected: 110, flaky: 2, unexpected: 3, skipped: 4 } });

test("sums both runners", () => {
  expect(closingLine([unit, browser])).toBe("312 passed, 3 failed, 7 skipped");
});

test("says nothing of skipped tests when there are none", () => {
  expect(closingLine([{ passed: 5, failed: 0, skipped: 0 }])).toBe("5 passed, 0 failed");
});

test("a runner that fails without a failed test, or without a report, counts as a failure", () => {
  expect(closingLine([judged(1, unit)])).toBe("200 passed, 1 failed, 3 skipped");
  expect(closingLine([judged(1, browser)])).toBe("112 passed, 3 failed, 4 skipped");
  expect(closingLine([judged(1, vitestTotals(undefined)), judged(0, unit)])).toBe(
    "200 passed, 1 failed, 3 skipped",
  );
  expect(closingLine([judged(127, playwrightTotals(undefined))])).toBe("0 passed, 1 failed");
});
