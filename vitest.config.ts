import { globSync, readFileSync } from "node:fs";
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
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  // Node loads the built server as it is, with inline scripts as readers get them.
  server: { deps: { external: [/\/build\/server\//] } },
};

/** They need React's development version, or start `npm run dev`. */
const IN_DEVELOPMENT = ["tests/release/react-warnings.test.ts", "tests/release/dev.test.ts"];

/** They run on SQLite in `npm test`, and on Postgres before a release. */
const ON_BOTH_DATABASES = globSync("{app,server,scripts,tests/process}/**/*.test.ts").filter(
  (file) => readFileSync(file, "utf8").includes("describeDatabases("),
);
const SQLITE = { DATABASE_ENGINES: "sqlite" };

const FIXTURES = "app/**/*.fixture.test.{ts,tsx}";

export default defineConfig({
  test: {
    globalSetup: ["tests/support/postgres.ts"],
    // As many as the browser tests; tests that start servers mostly wait.
    maxWorkers: 3,
    // Without isolation files leave nothing behind that the next one could meet, and share what they
    // import: half of a file's time went into reading the app and opening the store anew.
    projects: [
      {
        ...shared,
        test: {
          ...test,
          // Rules, words and figures, on made-up content: nothing that an editor writes makes them fail.
          name: "fixtures",
          include: [FIXTURES],
          env: { ...test.env, CONTENT_DIR: "tests/content" },
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          ...test,
          name: "together",
          include: ["app/**/*.test.{ts,tsx}", "{embedded-store,scripts}/**/*.test.ts"],
          exclude: [FIXTURES],
          env: { ...test.env, ...SQLITE },
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          ...test,
          name: "production",
          include: ["server/**/*.test.ts", "tests/process/*.test.ts"],
          // React's development version, which looks for mistakes, takes twice as long.
          env: { ...test.env, ...SQLITE, NODE_ENV: "production" },
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          ...test,
          name: "release-postgres",
          include: ON_BOTH_DATABASES,
          env: { ...test.env, DATABASE_ENGINES: "postgres", NODE_ENV: "production" },
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          ...test,
          // What is slow and rarely breaks, for `npm run test:release` alone.
          name: "release",
          include: ["tests/release/*.test.ts"],
          exclude: IN_DEVELOPMENT,
          env: { ...test.env, NODE_ENV: "production" },
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          ...test,
          name: "release-engines",
          include: ["tests/engines/*.test.ts"],
          env: { ...test.env, NODE_ENV: "production" },
        },
      },
      {
        ...shared,
        test: {
          ...test,
          name: "release-development",
          include: IN_DEVELOPMENT,
        },
      },
    ],
  },
});
