import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { mutatedFiles, nearestTests } from "./mutated-files.ts";
import { countMutants, score } from "./scores.ts";

test("the rules are mutated, their tests and their data are not", () => {
  const files = mutatedFiles();
  expect(files).toEqual(
    expect.arrayContaining([
      "app/evidence/ledger/grade.ts",
      "app/forms/outbox.server.ts",
      "app/storefront/store-html.server.ts",
      "server/cache/page-cache.ts",
    ]),
  );
  expect(files.filter((file) => file.includes(".test."))).toEqual([]);
  expect(files).not.toContain("app/physics/optics.ts");
});

test("a file is asked about by the tests that bear its name or import it, and at the front door", () => {
  expect(nearestTests("server/cache/page-cache.ts")).toEqual(["server/cache/page-cache.test.ts"]);
  expect(nearestTests("server/cache/finished-page.ts")).toEqual(
    expect.arrayContaining([
      "server/cache/finished-page.test.ts",
      "server/cache/page-cache.test.ts",
    ]),
  );
  expect(nearestTests("app/storefront/store-lists.server.ts")).toContain(
    "app/storefront/store-html.server.test.ts",
  );
});

test("every file has a test that is there", () => {
  const tests = mutatedFiles().map(nearestTests);
  expect(tests.filter(({ length }) => length === 0)).toEqual([]);
  expect(tests.flat().filter((file) => !existsSync(file))).toEqual([]);
});

test("what timed out or was never run does not count as killed", () => {
  const counts = countMutants([
    ...["Killed", "Killed", "RuntimeError", "Timeout", "Survived", "NoCoverage", "Ignored"],
  ]);
  expect(counts).toEqual({ killed: 3, timedOut: 1, survived: 1, notRun: 1 });
  expect(score([counts])).toBe(50);
});
