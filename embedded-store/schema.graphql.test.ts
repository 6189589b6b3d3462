import { readFileSync } from "node:fs";
import {
  type BreakingChange,
  BreakingChangeType,
  buildClientSchema,
  buildSchema,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLSchema,
  specifiedDirectives,
} from "graphql";
import { expect, test } from "vitest";
import { schemaSource } from "./schema.graphql.ts";

test("every part of the schema is what Shopify's 2024-10 schema says", () => {
  expect(differences(schemaSource)).toEqual([]);
});

test("what the newest schema still has can be asked for in the same way", () => {
  const gone: string[] = [BreakingChangeType.TYPE_REMOVED, BreakingChangeType.FIELD_REMOVED];
  const broken = breaksBetween(buildSchema(schemaSource), officialSchema("newest"));
  expect(broken.filter(({ type }) => !gone.includes(type))).toEqual([]);
});

/** What a client written for Shopify's schema would find different in ours, which has a part of it. */
function differences(source: string): string[] {
  const ours = buildSchema(source, { assumeValid: true });
  const official = officialSchema("2024-10");
  const additions = findDangerousChanges(ours, official).filter(
    // Shopify's types may be of more interfaces.
    ({ type }) => type !== DangerousChangeType.IMPLEMENTED_INTERFACE_ADDED,
  );
  return [...breaksBetween(ours, official), ...additions].map(({ description }) => description);
}

/** Some changes of a type break the clients of one side alone. */
function breaksBetween(ours: GraphQLSchema, official: GraphQLSchema): BreakingChange[] {
  const { FIELD_CHANGED_KIND, ARG_CHANGED_KIND } = BreakingChangeType;
  const kinds: string[] = [FIELD_CHANGED_KIND, ARG_CHANGED_KIND];
  const theirs = findBreakingChanges(official, ours).filter(({ type }) => kinds.includes(type));
  // The language's own directives follow the version of the library that wrote the schema down.
  const own = new RegExp(`from (?:${specifiedDirectives.map(({ name }) => name).join("|")})\\.$`);
  return [...findBreakingChanges(ours, official), ...theirs].filter(
    ({ description }) => !own.test(description),
  );
}

function officialSchema(version: "2024-10" | "newest"): GraphQLSchema {
  const file = import.meta.resolve(`storefront-schema-${version}/storefront.schema.json`);
  const answer = JSON.parse(readFileSync(new URL(file), "utf8"));
  return buildClientSchema(answer.data ?? answer);
}
