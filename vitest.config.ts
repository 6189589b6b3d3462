import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { COMPILE_CACHE } from "./tests/support/running-server.ts";

export const shared: TestProjectInlineConfiguration = {
  // graphql has two copies of its code, and one refuses the other's types. Vite would take the one
  // for bundlers; Node and graphql-yoga take this one.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
};
export const test = {
  setupFiles: ["tests/support/loud.ts"],
  env: COMPILE_CACHE,
  // Generous, for busy machines.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

/** They put others in place of modules that files after them would meet. */
const REPLACE_MODULES = [
  "tests/process/provenance.test.ts",
  "tests/process/provenance-pages.test.ts",
];

export default defineConfig({
  test: {
    globalSetup: ["tests/support/postgres.ts"],
    // As many as the browser tests; tests that start servers mostly wait.
    maxWorkers: 3,
    projects: [
      { ...shared, test: { ...test, name: "alone", include: REPLACE_MODULES } },
      {
        ...shared,
        test: {
          ...test,
          name: "together",
          include: [
            "app/**/*.test.{ts,tsx}",
            "{demo-store,scripts,server}/**/*.test.ts",
            "tests/process/*.test.ts",
          ],
          exclude: REPLACE_MODULES,
          // These leave nothing behind that the next file could meet, and share what they import:
          // half of a file's time went into reading the app and opening the store anew.
          isolate: false,
        },
      },
    ],
  },
});
