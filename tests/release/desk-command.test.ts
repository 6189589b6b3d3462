import { expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../support/databases.ts";
import { scriptRunner } from "../support/script-runner.ts";

const desk = scriptRunner("desk.ts");

const run = (settings: TestDatabase, ...args: string[]) =>
  desk({ args, env: { PUBLIC_SITE_URL: "https://site.example", ...settings } });

test("operators are invited, listed and removed", async () => {
  const settings = await freshDatabase("sqlite");
  const { output, errors } = await run(
    settings,
    "invite",
    "Ada Smith",
    "--mail",
    "ada@Example.org",
  );
  expect(output).toMatch(/^https:\/\/site\.example\/desk\/invite\/[0-9a-f]{64}\n$/);
  expect(errors).toBe(
    `${settings.DATA_DIR} had no database: the site must use it too.\nIt works once, and for an hour.\n`,
  );
  expect((await run(settings, "list")).output).toBe("Ada Smith <ada@example.org>\n");
  const nobody = await run(settings, "remove", "Nobody");
  expect([nobody.code, nobody.errors]).toEqual([
    1,
    expect.stringContaining('no operator "Nobody"'),
  ]);
  expect((await run(settings, "remove", "ada smith")).output).toBe(
    "ada smith can no longer sign in.\n",
  );
  expect((await run(settings, "list")).output).toBe("Nobody was invited yet.\n");
});

test.each([
  [["list"], "There is no database"],
  [["invite", "Ada", "--mail", "ada@intranet"], `Mail can't be sent to "ada@intranet"`],
  [["remove", "Ada", "--mail", "ada@example.org"], "--mail goes with invite alone."],
])("%j is refused with what to do", async (args, problem) => {
  const { code, output, errors } = await run(await freshDatabase("sqlite"), ...args);
  expect([code, output]).toEqual([1, ""]);
  expect(errors).toContain(problem);
});
