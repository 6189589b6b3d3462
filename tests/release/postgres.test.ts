import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("a run that failed ends with its own code, although it had a Postgres", () => {
  const run = `
    import setup from "./tests/support/postgres.ts";
    const stop = await setup({ provide() {} });
    await stop();
    process.exitCode = 3;
  `;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", run]);
  expect(String(stderr)).toBe("");
  expect(status).toBe(3);
});
