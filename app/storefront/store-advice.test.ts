import { expect, test } from "vitest";
import { storeAdvice } from "./store-advice.ts";
import { type StoreFailure, StorefrontError } from "./storefront-error.ts";

const status = (code: number): StoreFailure => ({ kind: "status", status: code });
const network = (code: string): StoreFailure => ({ kind: "network", code });

test.each<[StoreFailure, string]>([
  [status(403), "refuses the token (403): give it the scope unauthenticated_read_content"],
  [status(402), "is frozen (402): the shop's bill must be paid"],
  [status(404), "has no Storefront API 2025-10 (404): set PUBLIC_STORE_DOMAIN to the shop's"],
  [status(301), "redirects to another address (301)"],
  [status(400), "answers 400: check that PUBLIC_STORE_DOMAIN is"],
  [status(429), "had too many requests (429)"],
  [status(418), "answers 418: check that PUBLIC_STORE_DOMAIN is"],
  [status(500), "answers 500: it does not work at the moment"],
  [network("ENOTFOUND"), "No server was found at https://shop.example (ENOTFOUND)"],
  [network("EAI_AGAIN"), "No server was found at https://shop.example (EAI_AGAIN)"],
  [network("ECONNREFUSED"), "Nothing listens at https://shop.example"],
  [network("ECONNRESET"), "https://shop.example can't be reached"],
])("after %j the operator reads: %s", (failure, advice) => {
  const error = new StorefrontError("The reason", { failure });
  expect(storeAdvice(error, "https://shop.example", "2025-10")).toContain(advice);
});
