import { expect, test } from "vitest";
import { parseEnv, SETTINGS } from "#app/infra/env.server.ts";
import { listEnvironment } from "./settings.server.ts";

test("every setting that the server reads is shown", () => {
  const shown = listEnvironment(parseEnv({})).map(({ name }) => name);
  expect(shown.toSorted()).toEqual(SETTINGS.toSorted());
});

test("whether outside links are checked is said with where it is set", () => {
  const links = (env: Record<string, string>) =>
    listEnvironment(parseEnv(env)).find(({ name }) => name === "CHECK_LINKS");
  expect(links({})).toMatchObject({ value: "links within the site alone", setIn: "default" });
  expect(links({ CHECK_LINKS: "outside" })).toMatchObject({
    value: "outside",
    setIn: ".env, environment",
  });
});
