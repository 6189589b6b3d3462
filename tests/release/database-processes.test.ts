import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { freshDatabase } from "../support/databases.ts";

test("processes that start at the same time migrate SQLite once", async () => {
  const { DATA_DIR: dataDir } = await freshDatabase("sqlite");
  const program = `
    import { pino } from "pino";
    import { createDatabase } from "#app/infra/database.server.ts";
    const database = createDatabase({ dataDir: ${JSON.stringify(dataDir)} }, pino());
    const secrets = await database.query((db) => db.selectFrom("secrets").selectAll().execute());
    console.log(JSON.stringify(secrets));
  `;
  const open = () => promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
  const outputs = await Promise.all([open(), open(), open()]);
  for (const { stdout } of outputs)
    expect(JSON.parse(stdout)).toEqual([{ name: "links", value: expect.any(String) }]);
  expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
});
