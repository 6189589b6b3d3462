import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test.each([0, 3])("a run ends with its own code, %d, although it had a Postgres", (code) => {
  const run = `
    import setup from "./tests/postgres.ts";
    const stop = await setup({ provide() {} });
    await stop();
    process.exitCode = ${code};
  `;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", run]);
  expect(String(stderr)).toBe("");
  expect(status).toBe(code);
});
