import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const shared: TestProjectInlineConfiguration = {
  // graphql has two copies of its code, and one refuses the other's types. Vite would take the one
  // for bundlers; Node and graphql-yoga take this one.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
};
const test = {
  setupFiles: ["tests/support/loud.ts"],
  // Generous, for busy machines.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    globalSetup: ["tests/support/postgres.ts"],
    // As many as the browser tests; tests that start servers mostly wait.
    maxWorkers: 3,
    projects: [
      {
        ...shared,
        test: {
          ...test,
          name: "parts",
          include: ["app/**/*.test.{ts,tsx}", "demo-store/**/*.test.ts"],
          // These leave nothing behind that the next file could meet, and share what they import.
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          ...test,
          name: "processes",
          include: ["scripts/**/*.test.ts", "server/**/*.test.ts", "tests/process/*.test.ts"],
        },
      },
    ],
  },
});
