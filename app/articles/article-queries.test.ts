import { createRequire } from "node:module";
import { buildClientSchema, parse, validate } from "graphql";
import { expect, test } from "vitest";
import * as queries from "./article-queries.ts";

const require = createRequire(import.meta.url);

test.each(["storefront-schema-2024-10", "storefront-schema-newest"])(
  "Shopify's own %s accepts every query",
  (schemaPackage) => {
    const introspection = require(`${schemaPackage}/storefront.schema.json`);
    const schema = buildClientSchema(introspection);
    for (const [name, query] of Object.entries(queries)) {
      expect(validate(schema, parse(query)), name).toEqual([]);
    }
  },
);

test("the list does not ask for bodies, and nothing asks for an author's e-mail", () => {
  expect(queries.BLOG_ARTICLES).not.toContain("contentHtml");
  for (const query of Object.values(queries)) expect(query).not.toMatch(/email/i);
});
