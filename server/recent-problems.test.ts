import { pino } from "pino";
import { expect, test } from "vitest";
import { createRecentProblems } from "./recent-problems.ts";

function logged() {
  const problems = createRecentProblems();
  const log = pino({ level: "info" }, { write: (line) => problems.keep(line) });
  return { problems, log };
}

test("warnings and errors are kept, the newest first, with the id that the reader saw", () => {
  const { problems, log } = logged();
  log.info({ path: "/" }, "read");
  log.warn({ problem: { message: "refused" } }, "A mail was refused");
  log.error(
    { err: new Error("no such column"), errorId: "0a1b2c3d", path: "/dose" },
    "A page failed",
  );
  expect(problems.list()).toMatchObject([
    {
      level: "error",
      message: "A page failed",
      cause: "no such column",
      errorId: "0a1b2c3d",
      path: "/dose",
    },
    { level: "warning", message: "A mail was refused", cause: "refused" },
  ]);
  expect(JSON.stringify(problems.list())).not.toContain("at ");
});

test("fifty are kept, and long texts are cut", () => {
  const { problems, log } = logged();
  for (let turn = 0; turn < 60; turn += 1) log.error({ path: "x".repeat(5_000) }, `${turn}`);
  const list = problems.list();
  expect(list).toHaveLength(50);
  expect(list[0]?.message).toBe("59");
  expect(list[0]?.path).toHaveLength(300);
});

test("what ends the server is an error, and a problem in words is a cause", () => {
  const { problems, log } = logged();
  log.fatal({ problem: "x".repeat(400) }, "y".repeat(400));
  expect(problems.list()).toEqual([
    {
      at: expect.any(Number),
      level: "error",
      errorId: undefined,
      path: undefined,
      message: "y".repeat(300),
      cause: "x".repeat(300),
    },
  ]);
  log.warn({ errorId: 5, path: {}, problem: 5, err: "none" });
  expect(problems.list()[0]).toMatchObject({ level: "warning", message: "", cause: undefined });
});
