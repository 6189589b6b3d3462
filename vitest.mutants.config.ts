import { defineConfig } from "vitest/config";
import { shared, test } from "./vitest.config.ts";

/** Which tests run, and how: `npx node scripts/mutants.ts` (scripts/mutants.ts) says so for each file. */
const { MUTANTS_TESTS = "{}" } = process.env;
const { env, ...mutants } = JSON.parse(MUTANTS_TESTS);

export default defineConfig({
  ...shared,
  test: { ...test, ...mutants, env: { ...test.env, ...env } },
});
