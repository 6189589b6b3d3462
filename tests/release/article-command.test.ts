import { expect, test } from "vitest";
import { scriptRunner } from "../support/script-runner.ts";

const run = scriptRunner("article.ts");

test("the articles of content/ have nothing to mend, and only those that are named are checked", async () => {
  const { code, output } = await run({ args: ["check", "getting-started", "safety"], env: {} });
  expect(output).toBe("2 articles checked, nothing to mend.\n");
  expect(code).toBe(0);
  expect((await run({ args: ["check"], env: {} })).output).toMatch(/checked, nothing to mend\.$/m);
});

test.each([
  [["check", "no-such-article"], "There is no content/articles/no-such-article.md."],
  [["publish"], "Usage:"],
  [[], "Usage:"],
])("article %j fails and says why", async (args, reason) => {
  const { code, errors } = await run({ args, env: {} });
  expect(errors).toContain(reason);
  expect(code).toBe(1);
});
