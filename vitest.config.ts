import { defineConfig } from "vitest/config";

export default defineConfig({
  // graphql has two copies of its code, and one refuses the other's types. Vite would take the one
  // for bundlers; Node and graphql-yoga take this one.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    include: [
      "app/**/*.test.{ts,tsx}",
      "demo-store/**/*.test.ts",
      "server/**/*.test.ts",
      "scripts/**/*.test.ts",
      "tests/process/*.test.ts",
    ],
    globalSetup: ["tests/support/postgres.ts"],
    setupFiles: ["tests/support/loud.ts"],
    // As many as the browser tests; tests that start servers mostly wait.
    maxWorkers: 3,
    // Generous, for busy machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
