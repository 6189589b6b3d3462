import { defineConfig } from "vitest/config";

export default defineConfig({
  // graphql has two copies of its code, and one refuses the other's types. Vite would take the copy for
  // bundlers; Node, and so graphql-yoga, takes this one.
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
    // As many as the browser tests take; the tests that start servers mostly wait for them.
    maxWorkers: 3,
    // Generous, for machines that do other things at the same time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
