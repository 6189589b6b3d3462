import { STOREFRONT_API_VERSION } from "#app/infra/env.ts";
import type { StorefrontClientOptions } from "#app/storefront/storefront-client.ts";
import { loadContent } from "#demo-store/content.ts";
import { createDemoStore } from "#demo-store/store.ts";
import { STORE_FILES } from "./files.ts";

/** Where a store is, and how to ask it. */
export type StoreAccess = Pick<
  StorefrontClientOptions,
  "origin" | "token" | "apiVersion" | "fetch"
>;

let embedded: StoreAccess | undefined;

/** The embedded store: the same GraphQL over the same client, without a port. Its files are read once. */
export function embeddedStore(): StoreAccess {
  embedded ??= openEmbeddedStore();
  return embedded;
}

function openEmbeddedStore(): StoreAccess {
  const token = "embedded-store";
  const store = createDemoStore({ content: loadContent(), filesUrl: STORE_FILES, token });
  return {
    origin: "http://embedded-store.invalid",
    token: { kind: "public", value: token } as const,
    apiVersion: STOREFRONT_API_VERSION,
    fetch: store.fetch,
  };
}
