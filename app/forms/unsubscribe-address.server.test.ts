import { expect, test } from "vitest";
import { isToken, newToken, unsubscribeAddress } from "./unsubscribe-address.server.ts";

test("a token has 32 characters of an address, and no two are alike", () => {
  const tokens = Array.from({ length: 20 }, newToken);
  expect(tokens.filter((token) => !isToken(token))).toEqual([]);
  expect(new Set(tokens).size).toBe(20);
  const [token = ""] = tokens;
  const others = ["", token.slice(1), `${token}a`, ` ${token.slice(1)}`, `${token.slice(1)}\0`];
  expect(others.filter(isToken)).toEqual([]);
});

test("a mail's link leads to the page with the button", () => {
  expect(unsubscribeAddress("https://site.example", "abc")).toBe(
    "https://site.example/unsubscribe/abc",
  );
});
