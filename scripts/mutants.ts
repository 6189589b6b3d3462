import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { FOLDERS, mutatedFiles, nearestTests, readsFixtures } from "./mutants/mutated-files.ts";
import { ENOUGH, keptIn, readResults, scoreOf, scoreTable } from "./mutants/scores.ts";
import { PROJECT } from "./project.js";
import { buildWhenStale } from "./site-build.js";

/**
 * `npx node scripts/mutants.ts`: changes the code of the listed folders in one place at a time, runs the nearest tests, and prints
 * what no test noticed, with a table of scores. Takes hours; `-- FILE …` takes minutes and measures these anew. Results
 * are kept in `reports/mutants`, so that a run that was stopped goes on with what it has not measured; `--table` only
 * prints them. Ends with 1 when the score of what was measured is below 85 %.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: "string" },
    table: { type: "boolean", default: false },
  },
});
const all = mutatedFiles();
const unknown = positionals.filter((file) => !all.includes(file));
if (unknown.length > 0) {
  console.error(`${unknown.join(", ")}: no file of ${FOLDERS.join(", ")} that is mutated.`);
  process.exit(1);
}
const named = positionals.length > 0;
const rest = all.filter((file) => !existsSync(keptIn(file)));
const wanted = named ? positionals : rest.length > 0 ? rest : all;
const failed: string[] = [];
if (!values.table) {
  if (wanted.flatMap(nearestTests).some(needsBuild)) await buildWhenStale(PROJECT);
  for (const file of wanted) {
    // Stryker has said why; the next file may do better.
    await measure(file).catch(() => failed.push(file));
  }
}
const results = readResults(all);
console.log(scoreTable(results));
if (failed.length > 0) console.error(`Not measured: ${failed.join(", ")}`);
process.exitCode = failed.length > 0 || scoreOf(results) < ENOUGH ? 1 : 0;

async function measure(file: string): Promise<void> {
  const tests = nearestTests(file);
  console.log(`## ${file}: ${tests.join(", ")}`);
  process.env.MUTANTS_TESTS = JSON.stringify({
    include: tests,
    // As in vitest.config.ts.
    isolate: false,
    // A server that never answers is one of the faults that tests notice.
    testTimeout: 30_000,
    env: tests.some(readsFixtures) ? { CONTENT_DIR: "tests/content" } : {},
    globalSetup: tests.some(needsPostgres) ? ["tests/support/postgres.ts"] : [],
  });
  await new Stryker({
    mutate: [file],
    // Stryker writes it for a stopped run too, with the results so far.
    incrementalFile: begunIn(file),
    force: named,
    ...(values.concurrency && { concurrency: Number(values.concurrency) }),
  }).runMutationTest();
  copyFileSync(begunIn(file), keptIn(file));
}

function begunIn(file: string): string {
  return `${keptIn(file)}.begun`;
}

function needsPostgres(test: string): boolean {
  return readFileSync(test, "utf8").includes("support/databases.ts");
}

function needsBuild(test: string): boolean {
  return /support\/(built-app|served-site)\.ts|build\/server/.test(readFileSync(test, "utf8"));
}
