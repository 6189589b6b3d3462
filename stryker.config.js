/** What all runs of `npx node scripts/mutants.ts` have in common: scripts/mutants.ts adds the file and its tests. */
export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "vitest.mutants.config.ts" },
  coverageAnalysis: "perTest",
  incremental: true,
  reporters: ["clear-text", "progress"],
  clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
  logLevel: "warn",
  warnings: { slow: false },
  // Generous: a busy machine must not look like a change that never ends.
  timeoutMS: 60_000,
  timeoutFactor: 5,
  ignorePatterns: ["data", "pictures"],
  // No such file: Stryker would rewrite ours with functions that this TypeScript has not.
  tsconfigFile: "no-tsconfig.json",
  disableTypeChecks: false,
};
