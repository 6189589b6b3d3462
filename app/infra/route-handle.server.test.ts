import { expect, test } from "vitest";
import { handleOf, type RouteHandle } from "./route-handle.server.ts";

test("a route without a handle asks for nothing", () => {
  expect(handleOf(undefined)).toEqual({});
  expect(handleOf({})).toEqual({});
});

test("what a route asks for is read as it is written", () => {
  const handle = { query: ["q"], form: true, secret: true } satisfies RouteHandle;
  expect(handleOf({ handle })).toEqual(handle);
});

test("a misspelled key is no handle, for the compiler and when the server starts", () => {
  // @ts-expect-error
  const misspelled = { querry: ["q"] } satisfies RouteHandle;
  for (const handle of [misspelled, { query: "q" }, { secret: "yes" }, "query"]) {
    expect(() => handleOf({ handle })).toThrow();
  }
});
