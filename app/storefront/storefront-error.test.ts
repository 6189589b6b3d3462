import { expect, test } from "vitest";
import { StoreDown, StorefrontError } from "./storefront-error.ts";

test("of what a store says the log gets 500 characters at most", () => {
  const fits = "x".repeat(500);
  expect(new StorefrontError(fits).message).toBe(fits);
  expect(new StoreDown(`${fits}x`).message).toBe(`${"x".repeat(499)}…`);
});

test("the log names it as an error of the store", () => {
  expect(String(new StorefrontError("refused"))).toBe("StorefrontError: refused");
});
