import { readFileSync } from "node:fs";
import {
  buildClientSchema,
  buildSchema,
  type GraphQLArgument,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  isUnionType,
} from "graphql";
import { expect, test } from "vitest";
import { schemaSource } from "./schema.graphql.ts";

test("every part of the schema is what Shopify's 2024-10 schema says", () => {
  expect(differences(buildSchema(schemaSource), officialSchema("2024-10"), "exact")).toEqual([]);
});

test("what the newest schema still has can be asked for in the same way", () => {
  expect(differences(buildSchema(schemaSource), officialSchema("newest"), "evolved")).toEqual([]);
});

// Every kind of difference is made once, to prove that the comparison sees it.
test.each([
  ["publishedAt: DateTime!", "publishedAt: DateTime", "Article.publishedAt: DateTime"],
  ["publishedAt: DateTime!", "publishedOn: DateTime!", "Article.publishedOn"],
  ["content(\n", "content(from: Int\n", "Article.content: arguments"],
  ["excerpt(truncateAt: Int)", "excerpt", "Article.excerpt: arguments"],
  ["reverse: Boolean = false", "reverse: Boolean = true", "QueryRoot.articles: arguments"],
  ["first: Int\n", "first: Int!\n", "QueryRoot.articles: arguments"],
  ["type SEO {", "type SEO implements Node {\n  id: ID!", "SEO: Node"],
  ["BLOG_TITLE\n", "BLOG_NAME\n", "ArticleSortKeys: values"],
  ["  METAOBJECT\n", "", "SitemapType: values"],
  ["maxWidth: Int\n  preferred", "maxWidth: Float\n  preferred", "ImageTransformInput: fields"],
  ["interface SitemapResourceInterface", "type SitemapResourceInterface", "kind"],
  ['@deprecated(reason: "Use `url` instead.")', "", "Image.originalSrc: deprecated"],
  ["= Article | Page | Product", "= Article | Page", "SearchResultItem: members"],
  ["  country: CountryCode\n", "", "@inContext: arguments"],
  ["on MUTATION | QUERY", "on FIELD", "@inContext: places"],
])("a change from %j to %j is noticed", (before, after, noticed) => {
  expect(schemaSource).toContain(before);
  const broken = buildSchema(schemaSource.replace(before, after), { assumeValid: true });
  const found = differences(broken, officialSchema("2024-10"), "exact");
  expect(found.join("\n")).toContain(noticed);
});

/** How close a schema has to be: the same, or one that a later version may have added to. */
type Closeness = "exact" | "evolved";

/** What a client written for the official schema would find different in ours. */
function differences(ours: GraphQLSchema, official: GraphQLSchema, closeness: Closeness): string[] {
  const types = Object.values(ours.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap((type) => {
      const theirs = official.getType(type.name);
      if (!theirs) return closeness === "exact" ? [`${type.name}: not official`] : [];
      return typeDifferences(type, theirs, closeness);
    });
  const directives = ours
    .getDirectives()
    .filter((directive) => !isSpecifiedDirective(directive))
    .flatMap((directive) => directiveDifferences(directive, official, closeness));
  return [...types, ...directives];
}

function directiveDifferences(
  { name, args, locations }: GraphQLDirective,
  official: GraphQLSchema,
  closeness: Closeness,
): string[] {
  const theirs = official.getDirective(name);
  if (!theirs) return [`@${name}: not official`];
  const found: string[] = [];
  if (!sameMembers(args.map(inputSignature), theirs.args.map(inputSignature), closeness)) {
    found.push(`@${name}: arguments`);
  }
  if (!sameMembers([...locations], [...theirs.locations], closeness)) {
    found.push(`@${name}: places`);
  }
  return found;
}

function typeDifferences(
  ours: GraphQLNamedType,
  official: GraphQLNamedType,
  closeness: Closeness,
): string[] {
  const { name } = ours;
  if (ours.constructor !== official.constructor) return [`${name}: kind`];
  if (isEnumType(ours) && isEnumType(official)) {
    const values = ours.getValues().map((value) => value.name);
    const officialValues = official.getValues().map((value) => value.name);
    return sameMembers(values, officialValues, closeness) ? [] : [`${name}: values`];
  }
  if (isUnionType(ours) && isUnionType(official)) {
    const members = ours.getTypes().map(String);
    const officialMembers = official.getTypes().map(String);
    return sameMembers(members, officialMembers, closeness) ? [] : [`${name}: members`];
  }
  if (isInputObjectType(ours) && isInputObjectType(official)) {
    const fields = Object.values(ours.getFields()).map(inputSignature);
    const officialFields = Object.values(official.getFields()).map(inputSignature);
    return sameMembers(fields, officialFields, closeness) ? [] : [`${name}: fields`];
  }
  if (
    (isObjectType(ours) || isInterfaceType(ours)) &&
    (isObjectType(official) || isInterfaceType(official))
  ) {
    const officialInterfaces = official.getInterfaces().map(String);
    return [
      ...ours
        .getInterfaces()
        .filter((one) => !officialInterfaces.includes(one.name))
        .map((one) => `${name}: ${one.name} is not implemented officially`),
      ...Object.values(ours.getFields()).flatMap((field) =>
        fieldDifferences(name, field, official.getFields()[field.name], closeness),
      ),
    ];
  }
  return [];
}

function fieldDifferences(
  typeName: string,
  ours: GraphQLField<unknown, unknown>,
  official: GraphQLField<unknown, unknown> | undefined,
  closeness: Closeness,
): string[] {
  const name = `${typeName}.${ours.name}`;
  if (!official) return closeness === "exact" ? [`${name}: not official`] : [];
  const found: string[] = [];
  if (String(ours.type) !== String(official.type)) found.push(`${name}: ${ours.type}`);
  const argumentsAlike = sameMembers(
    ours.args.map(inputSignature),
    official.args.map(inputSignature),
    closeness,
  );
  if (!argumentsAlike) found.push(`${name}: arguments`);
  if (
    closeness === "exact" &&
    (ours.deprecationReason ?? null) !== (official.deprecationReason ?? null)
  ) {
    found.push(`${name}: deprecated`);
  }
  return found;
}

function inputSignature({ name, type, defaultValue }: GraphQLArgument | GraphQLInputField): string {
  return `${name}: ${type} = ${JSON.stringify(defaultValue)}`;
}

function sameMembers(ours: string[], official: string[], closeness: Closeness): boolean {
  const missing = ours.filter((member) => !official.includes(member));
  return missing.length === 0 && (closeness === "evolved" || ours.length === official.length);
}

function officialSchema(version: "2024-10" | "newest"): GraphQLSchema {
  const file = import.meta.resolve(`storefront-schema-${version}/storefront.schema.json`);
  const answer = JSON.parse(readFileSync(new URL(file), "utf8"));
  return buildClientSchema(answer.data ?? answer);
}
