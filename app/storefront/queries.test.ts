import { createRequire } from "node:module";
import { buildClientSchema, parse, validate } from "graphql";
import { expect, test } from "vitest";
import * as articleQueries from "#app/articles/article-queries.ts";

const require = createRequire(import.meta.url);

const modules = import.meta.glob<Record<string, string>>("../**/*-{query,queries}.ts", {
  eager: true,
});
const queries = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).map(([name, text]) => ({ name: `${file} ${name}`, text })),
);

test("the queries are found", () => {
  expect(queries.map(({ text }) => text)).toContain(articleQueries.BLOG_ARTICLES);
});

test.each(["storefront-schema-2024-10", "storefront-schema-newest"])(
  "Shopify's own %s accepts every query",
  (schemaPackage) => {
    const schema = buildClientSchema(require(`${schemaPackage}/storefront.schema.json`));
    for (const { name, text } of queries) expect(validate(schema, parse(text)), name).toEqual([]);
  },
);

test("no list asks for bodies, and nothing asks for an author's email", () => {
  expect(articleQueries.BLOG_ARTICLES).not.toContain("contentHtml");
  for (const { name, text } of queries) expect(text, name).not.toMatch(/email/i);
});
