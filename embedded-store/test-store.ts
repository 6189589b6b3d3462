import { expect } from "vitest";
import type { OwnArticle } from "#app/own-texts/own-texts.server.ts";
import type { StoreContent } from "./content.ts";
import { createEmbeddedApi, type EmbeddedApi } from "./store.ts";

export const TOKEN = "the-token";
export const NOW = new Date("2026-06-01T12:00:00Z");
export const authorised = { "X-Shopify-Storefront-Access-Token": TOKEN };
export const address = "https://any.host/api/2024-10/graphql.json";

/** A store's answer to one query; checks that HTTP went well. */
export function ask(
  content: StoreContent,
  query: string,
  variables?: Record<string, unknown>,
): Promise<unknown> {
  return askStore(storeWith(content), query, variables);
}

/** The same for a store that is asked more than once. */
export async function askStore(
  store: EmbeddedApi,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<unknown> {
  const response = await store.fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...authorised },
    body: JSON.stringify({ query, variables }),
  });
  expect(response.status).toBe(200);
  return response.json();
}

/** A store whose clock is always at NOW. */
export function storeWith(content: StoreContent, now = () => NOW) {
  return createEmbeddedApi({ content, filesUrl: "https://files.test/", token: TOKEN, now });
}

/** Content of articles that say only what a test needs. */
export function storeOf(articles: (Partial<OwnArticle> & { handle: string })[]): StoreContent {
  return { articles: articles.map(article), pages: [], redirects: [] };
}

export function article(fields: Partial<OwnArticle> & { handle: string }): OwnArticle {
  return {
    title: fields.handle,
    excerpt: null,
    author: null,
    publishedAt: new Date("2026-01-01"),
    draft: false,
    seo: { title: null, description: null },
    tags: [],
    image: null,
    html: "<p>Text</p>",
    text: "Text",
    ...fields,
  };
}
